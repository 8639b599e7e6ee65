#include "corners/node.hpp"

#include "common/random.hpp"

namespace corners {

namespace {

struct Keys {
    std::array<std::array<std::uint64_t, 64>, 2> chip{};
    std::uint64_t black_to_move = common::mix(128);

    Keys() {
        for (std::size_t cell = 0; cell < 64; ++cell) {
            chip[0][cell] = common::mix(cell);
            chip[1][cell] = common::mix(64 + cell);
        }
    }
};

const Keys keys;

}  // namespace

Node node_of(const Position& position, const Evaluation& evaluation) {
    Node node;
    node.chips = to_bitboard(position).chips;
    for (std::size_t side = 0; side < 2; ++side) {
        node.costs[side] = evaluation.cost_of(side, node.chips[side]);
        for (Bits left = node.chips[side]; left != 0; left &= left - 1) {
            node.key ^= keys.chip[side][static_cast<std::size_t>(lowest_cell(left))];
        }
    }
    if (position.to_move == Side::Black) node.key ^= keys.black_to_move;
    return node;
}

Node after(const Node& node, std::size_t side, Ends move, const Evaluation& evaluation) {
    Node next = node;
    next.chips[side] ^= bit(move.from) | bit(move.to);
    next.costs[side] += evaluation.cost(side, move.to) - evaluation.cost(side, move.from);
    next.key ^= keys.chip[side][static_cast<std::size_t>(move.from)] ^
                keys.chip[side][static_cast<std::size_t>(move.to)] ^ keys.black_to_move;
    return next;
}

Node after_pass(const Node& node) {
    Node next = node;
    next.key ^= keys.black_to_move;
    return next;
}

}  // namespace corners
