// solver: the exact value of any position: who wins, or that it is a draw, if nobody errs from here on.
//
// There are four solvers, the chapters of one lesson. All give the same values; each is faster than the one
// before, for a reason that its own header explains:
//
//   1  plain_solver       textbook alpha-beta on the plain board
//   2  bitboard_solver    the same on sets of bits, with flood fill, goal reachability and move ordering
//   3  table_solver       the same with a table of the positions that were solved already
//   4  structural_solver  another way to see the game: a race of two matchings
//
// Cost      the README has a table of nodes by chapter; `make bench` measures it
#pragma once

#include <cstdint>
#include <memory>

#include "slimetrail/rules.hpp"

namespace slimetrail {

// What a position is worth for the player to move.
enum class Value { Loss = -1, Draw = 0, Win = 1 };

// The same value as the other player sees it.
[[nodiscard]] constexpr Value operator-(Value value) {
    return static_cast<Value>(-static_cast<int>(value));
}

// W, D or L.
[[nodiscard]] constexpr char letter(Value value) {
    if (value == Value::Win) return 'W';
    return value == Value::Draw ? 'D' : 'L';
}

// What a finished game is worth for the side that would be to move.
[[nodiscard]] Value value_of(Result result, Side to_move);

class Solver {
public:
    virtual ~Solver() = default;
    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // Of any position, also of one where the game is over.
    [[nodiscard]] virtual Value value(const Position& position) = 0;

    // How many positions it has looked at since it was made.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

protected:
    std::uint64_t nodes_ = 0;
};

inline constexpr int first_chapter = 1;
inline constexpr int last_chapter = 4;

// The solver of that chapter. Its table, if it has one, takes at most `megabytes`.
[[nodiscard]] std::unique_ptr<Solver> make_solver(int chapter = last_chapter, int megabytes = 384);

}  // namespace slimetrail
