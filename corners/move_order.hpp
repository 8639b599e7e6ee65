// move_order: which move the search looks at first. Alpha-beta is as fast as its order is good: with the best move
// always in front it visits about the square root of the tree.
//
// Order     the table's move; then by what the chip gains, with a bonus for the two killers of the ply, moves that
//           cut off its other nodes (S. Akl, M. Newborn, "The principal continuation and the killer heuristic",
//           1977). In chess killers stand before all other quiet moves; here what a move gains says more.
//           The history heuristic was tried and left out: with the gain known it saved nothing.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "corners/node.hpp"
#include "corners/outlook.hpp"

namespace corners {

struct RankedMove {
    int rank = 0;
    int gain = 0;  // by how much the move lowers what its chip costs
    Ends ends;
};

struct MoveList {
    std::vector<RankedMove> moves;
    std::optional<int> best_left_out;  // the largest gain among the moves that were left out
};

class MoveOrder {
public:
    // Forgets what was learnt.
    void start_search();

    // The moves of the side into the list of that ply, each with its rank; first the one that the table knows.
    // Those that gain `hopeless` or less are left out, but for that one.
    [[nodiscard]] MoveList& list(const Node& node, std::size_t side, int ply, Ends first, int hopeless,
                                 const Evaluation& evaluation);

    // Brings the best of those from `i` on to place `i`. Most nodes need only the first few, so sorting all would
    // be wasted.
    static void pick(MoveList& list, std::size_t i);

    // The move cut off a node of that ply.
    void remember_killer(int ply, Ends move);

private:
    std::array<std::array<Ends, 2>, most_plies> killers_{};
    std::array<MoveList, most_plies> lists_;
};

}  // namespace corners
