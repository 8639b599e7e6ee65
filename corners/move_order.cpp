#include "corners/move_order.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace corners {

namespace {

constexpr int rank_of_first = 1 << 30;
constexpr int weight_of_gain = 256;   // against the history
constexpr int killer_bonus = 200;     // as if the move gained two steps more
constexpr int history_limit = 16384;  // no entry grows beyond
constexpr int largest_bonus = 2000;

}  // namespace

void MoveOrder::start_search() {
    killers_ = {};
    history_ = {};
}

MoveList& MoveOrder::list(const Node& node, std::size_t side, int ply, Ends first, int hopeless,
                          const Evaluation& evaluation) {
    MoveList& list = lists_[static_cast<std::size_t>(ply)];
    list.moves.clear();
    list.best_left_out.reset();
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
                list.moves.push_back({rank(side, ply, move, gain), gain, move});
            } else {
                list.best_left_out = std::max(list.best_left_out.value_or(gain), gain);
            }
        }
    }
    return list;
}

int MoveOrder::rank(std::size_t side, int ply, Ends move, int gain) const {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    const int bonus = move == killers[0] || move == killers[1] ? killer_bonus : 0;
    return weight_of_gain * (gain + bonus) +
           history_[side][static_cast<std::size_t>(move.from)][static_cast<std::size_t>(move.to)];
}

void MoveOrder::pick(MoveList& list, std::size_t i) {
    std::vector<RankedMove>& moves = list.moves;
    std::size_t best = i;
    for (std::size_t j = i + 1; j < moves.size(); ++j) {
        if (moves[j].rank > moves[best].rank) best = j;
    }
    std::swap(moves[i], moves[best]);
}

void MoveOrder::reward(std::size_t side, int ply, int depth, std::size_t cutting) {
    const std::vector<RankedMove>& moves = lists_[static_cast<std::size_t>(ply)].moves;
    const Ends move = moves[cutting].ends;
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != move) killers = {move, killers[0]};
    const int bonus = std::min(16 * depth * depth, largest_bonus);
    adjust(side, move, bonus);
    for (std::size_t i = 0; i < cutting; ++i) adjust(side, moves[i].ends, -bonus / 2);
}

// The nearer an entry is to the limit, the less a bonus moves it on.
void MoveOrder::adjust(std::size_t side, Ends move, int bonus) {
    int& value = history_[side][static_cast<std::size_t>(move.from)][static_cast<std::size_t>(move.to)];
    value += bonus - value * std::abs(bonus) / history_limit;
}

}  // namespace corners
