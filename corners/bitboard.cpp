#include "corners/bitboard.hpp"

#include <cassert>

namespace corners {

Bitboard to_bitboard(const Position& position) {
    Bitboard board;
    board.to_move = position.to_move;
    for (const Side side : {Side::White, Side::Black}) {
        for (const Point& point : chips(position, side)) board.chips[index(side)] |= bit(cell_of(point));
    }
    return board;
}

Position to_position(const Bitboard& board) {
    Position position;
    position.to_move = board.to_move;
    for (const Side side : {Side::White, Side::Black}) {
        for (Bits left = board.chips[index(side)]; left != 0; left &= left - 1) {
            position.cells.at(point_of(lowest_cell(left))) = chip(side);
        }
    }
    return position;
}

int count_moves(Bits own, Bits enemy) {
    const Bits occupied = own | enemy;
    const Jumps jumps(occupied);
    const Bits longer = own & jumps.starts_of_chains();
    int moves = jumps.count_short(own, own & ~longer, ~occupied);
    for (Bits left = longer; left != 0; left &= left - 1) moves += count(jumps.reached(left & -left));
    return moves;
}

// Which side it is makes no difference to what can be moved, so the two sets of chips are all that is handed
// on.
std::uint64_t perft(Bits own, Bits enemy, int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(count_moves(own, enemy));
    const Bits occupied = own | enemy;
    const Jumps jumps(occupied);
    std::uint64_t leaves = 0;
    for (Bits chips = own; chips != 0; chips &= chips - 1) {
        const Bits from = chips & -chips;
        for (Bits cells = destinations(from, occupied, jumps); cells != 0; cells &= cells - 1) {
            leaves += perft(enemy, own ^ from ^ (cells & -cells), depth - 1);
        }
    }
    return leaves;
}

}  // namespace corners
