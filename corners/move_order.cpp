#include "corners/move_order.hpp"

#include <algorithm>
#include <utility>

namespace corners {

namespace {

constexpr int rank_of_first = 1 << 30;
constexpr int killer_bonus = 200;  // as if the move gained two steps more

}  // namespace

void MoveOrder::start_search() {
    killers_ = {};
}

MoveList& MoveOrder::list(const Node& node, std::size_t side, int ply, Ends first, int hopeless,
                          const Evaluation& evaluation) {
    MoveList& list = lists_[static_cast<std::size_t>(ply)];
    list.moves.clear();
    list.best_left_out.reset();
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    const Bits occupied = node.chips[0] | node.chips[1];
    const Jumps jumps(occupied);
    for (Bits left = node.chips[side]; left != 0; left &= left - 1) {
        const int from = lowest_cell(left);
        for (Bits cells = destinations(left & -left, occupied, jumps); cells != 0; cells &= cells - 1) {
            const Ends move{from, lowest_cell(cells)};
            const int gain = evaluation.cost(side, move.from) - evaluation.cost(side, move.to);
            if (move == first) {
                list.moves.push_back({rank_of_first, gain, move});
            } else if (gain > hopeless) {
                const int bonus = move == killers[0] || move == killers[1] ? killer_bonus : 0;
                list.moves.push_back({gain + bonus, gain, move});
            } else {
                list.best_left_out = std::max(list.best_left_out.value_or(gain), gain);
            }
        }
    }
    return list;
}

void MoveOrder::pick(MoveList& list, std::size_t i) {
    std::vector<RankedMove>& moves = list.moves;
    std::size_t best = i;
    for (std::size_t j = i + 1; j < moves.size(); ++j) {
        if (moves[j].rank > moves[best].rank) best = j;
    }
    std::swap(moves[i], moves[best]);
}

void MoveOrder::remember_killer(int ply, Ends move) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != move) killers = {move, killers[0]};
}

}  // namespace corners
