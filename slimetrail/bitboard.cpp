#include "slimetrail/bitboard.hpp"

#include <cassert>

namespace slimetrail {

BitPosition to_bits(const Position& position) {
    assert(!is_goal(position, position.piece));
    BitPosition bits;
    for (const Point cell : position.cells.points()) {
        if (position.cells.at(cell) == Cell::Free) bits.free |= Cells::of(bit_of(cell));
    }
    bits.piece = bit_of(position.piece);
    bits.free &= ~Cells::of(bits.piece);
    bits.own_goal = Cells::of(bit_of(goal(position, position.to_move)));
    bits.their_goal = Cells::of(bit_of(goal(position, opponent(position.to_move))));
    return bits;
}

}  // namespace slimetrail
