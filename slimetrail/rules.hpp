// rules: Slime Trail itself: positions, legal moves, how a game ends, and the text form of a position.
//
// Rules     One piece on a grid. Green's goal is the upper left cell, Red's the lower right. The players take
//           turns to move the piece to a neighbouring cell (north, east, south, west) that is not slimed; the
//           cell that it leaves is slimed for ever. When it enters a goal the goal's owner wins, whoever
//           moved it. A player who must move and cannot: the game is a draw.
// Units     2x2 to 11x11, squares and rectangles; points count from 0
// Text form the rows joined by '/', a space, and the player to move; a goal is always shown as its letter
// Source    the assignment that this game was built from; the published game (B. Taylor, 1992) is played with
//           eight directions
//
// Example   G . .
//           # @ .        Green to move, from 2,2 to 1,2, 2,3 or 3,2:   G../#@./..R g
//           . . R
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"
#include "common/grid.hpp"
#include "common/point.hpp"

namespace slimetrail {

using common::Grid;
using common::Point;

inline constexpr int min_size = 2;
inline constexpr int max_size = 11;

enum class Side { Green, Red };

[[nodiscard]] inline Side opponent(Side side) {
    return side == Side::Green ? Side::Red : Side::Green;
}
[[nodiscard]] inline std::string to_text(Side side) {
    return side == Side::Green ? "Green" : "Red";
}

enum class Cell { Free, Slime };
enum class Result { GreenWins, RedWins, Draw };

struct Position {
    Grid<Cell> cells;  // the goals, and the cell of the piece, are Free
    Point piece;
    Side to_move = Side::Green;

    friend bool operator==(const Position&, const Position&) = default;
};

// A board without slime. Precondition: a size of this game, and the piece on no goal.
[[nodiscard]] Position start_position(int rows, int cols, Point piece, Side to_move = Side::Green);

// Every cell of the board that is no goal, in reading order.
[[nodiscard]] std::vector<Point> start_cells(int rows, int cols);

[[nodiscard]] Point goal(const Position& position, Side owner);
[[nodiscard]] bool is_goal(const Position& position, Point cell);

// Where the player to move may move to, in the order north, east, south, west; nowhere once the game is over.
[[nodiscard]] std::vector<Point> legal_moves(const Position& position);
[[nodiscard]] bool is_legal(const Position& position, Point to);

// Moves the piece. Precondition: is_legal(position, to).
void apply(Position& position, Point to);

// The position that the move leads to. Precondition: is_legal(position, to).
[[nodiscard]] Position after(Position position, Point to);

// How the game ended, or nothing if the player to move can move.
[[nodiscard]] std::optional<Result> result(const Position& position);

[[nodiscard]] inline Result win_of(Side side) {
    return side == Side::Green ? Result::GreenWins : Result::RedWins;
}

// "G../#@./..R g". Case does not matter in what is read. Parse and print are inverse while the piece stands on
// no goal: since a goal is always shown as its letter, a game that ended there cannot be read again.
[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] common::Expected<Position> parse_position(std::string_view text);

}  // namespace slimetrail
