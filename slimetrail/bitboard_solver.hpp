// bitboard_solver: chapter 2 of the solver: alpha-beta as in chapter 1, on bitboards, with some sense.
//
// - A goal of one's own next to the piece wins at once; the opponent's goal is the last choice.
// - Flood fill finds all cells that the piece can still reach. Whose goal is not among them cannot win any
//   more: that tightens one of the two bounds, and without both goals the game is a draw.
// - Moves are tried in the order of the replies that they leave, the fewest first: small trees are cheap to
//   search, and a cut-off that is found in one saves the large ones.
//
// Cost      about a fifth of the nodes of chapter 1, and a tenth of the time
#pragma once

#include "slimetrail/bitboard.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

class BitboardSolver : public Solver {
public:
    [[nodiscard]] Value value(const Position& position) override;

private:
    Value search(const BitPosition& position, Value alpha, Value beta);
};

// What the board alone says about the value: the least and the most that it can be. Chapters 2 and 3 use it.
struct Bounds {
    Value least = Value::Loss;
    Value most = Value::Win;
};

// `reached` are the cells that the piece can reach.
[[nodiscard]] Bounds bounds(const BitPosition& position, Cells reached);

// The moves but for those into a goal, the fewest replies first: `order[0 ... count-1]`.
struct OrderedMoves {
    int order[4] = {};
    int count = 0;
};
[[nodiscard]] OrderedMoves ordered_moves(const BitPosition& position);

}  // namespace slimetrail
