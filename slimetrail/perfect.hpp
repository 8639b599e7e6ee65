// perfect: what follows from exact values: the values of moves, the best of them, and play without an error.
#pragma once

#include <vector>

#include "slimetrail/solver.hpp"

namespace slimetrail {

struct ValuedMove {
    Point to;
    Value value;  // for the player who makes it
};

// All legal moves in their order, with what they are worth.
[[nodiscard]] std::vector<ValuedMove> valued_moves(Solver& solver, const Position& position);

// A move that keeps the value. Of those that win it is one that ends the game, if there is one; else one that
// does not. Then it sets traps: it leaves the opponent the fewest replies that keep his value, then the
// fewest replies; of equals it is the first. Precondition: there is a legal move.
[[nodiscard]] Point perfect_move(Solver& solver, const Position& position);

// Perfect moves of both from here to the end of the game.
[[nodiscard]] std::vector<Point> perfect_line(Solver& solver, Position position);

// The pie rule: does Green do better if he takes the start, so that Red moves from there?
[[nodiscard]] bool is_better_to_take(Solver& solver, const Position& start);

// The values of all starts of an empty board, for Green and for Red to move; the goals as their letters.
struct StartMap {
    Grid<char> green;
    Grid<char> red;
};
[[nodiscard]] StartMap map_of_starts(Solver& solver, int rows, int cols);

}  // namespace slimetrail
