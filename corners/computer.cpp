#include "corners/computer.hpp"

#include <algorithm>
#include <cassert>

namespace corners {

Move greedy_move(const Position& position) {
    const Point white_corner{0, 0};
    const Point corner = position.to_move == Side::White ? white_corner : half_turn(white_corner);
    const auto gain = [&](const Move& move) {
        return common::city_block_distance(move.from, corner) - common::city_block_distance(move.to, corner);
    };
    const std::vector<Move> moves = legal_moves(position);
    assert(!moves.empty());
    // The moves are in reading order, and max_element finds the first of equals.
    return *std::max_element(moves.begin(), moves.end(),
                             [&](const Move& a, const Move& b) { return gain(a) < gain(b); });
}

Move random_move(const Position& position, common::Random& random) {
    const std::vector<Move> moves = legal_moves(position);
    assert(!moves.empty());
    const int drawn = random.below(static_cast<int>(moves.size()));
    return moves[static_cast<std::size_t>(drawn)];
}

}  // namespace corners
