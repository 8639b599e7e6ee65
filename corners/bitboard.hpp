// bitboard: the same board and moves as rules.hpp, 64 cells in the bits of one number, for a program in a
// hurry. Tests hold the two forms equal. Read rules.hpp first.
//
// Units     bit 8 * row + col stands for the cell {row, col}: bit 0 is the upper left corner, bit 63 the
//           lower right one. North is a shift to the right by 8, east one to the left by 1.
//
//               row 0     0  1  2  3  4  5  6  7   A chip of White on {6, 7} is bit 55. To jump north
//               row 1     8  9 10 11 12 13 14 15   over bit 47 it needs bit 47 set and bit 39 clear
//               ...                                in `occupied`.
//               row 7    56 57 58 59 60 61 62 63
//
// Method    Where a jump can start is the same question for all cells at once: from those with a chip to
//           the east and a free cell behind it, and so on, four shifts each. The whole set of cells that a chip
//           reaches by chains then grows by flood (Kogge-Stone fill without its doubling): jump from all
//           cells reached so far in all four directions at once, until nothing new comes. No chain is ever
//           walked.
// Sources   S. Lawrence, "Bitboard methods for games", ICGA Journal 2006 (flood fill); the Chess
//           Programming Wiki, "Fill algorithms" and "Perft" (bulk counting)
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "corners/rules.hpp"

namespace corners {

using Bits = std::uint64_t;

[[nodiscard]] inline Bits bit(int cell) {
    return Bits{1} << cell;
}
[[nodiscard]] inline int cell_of(Point point) {
    return board_size * point.row + point.col;
}
[[nodiscard]] inline Point point_of(int cell) {
    return {cell / board_size, cell % board_size};
}
[[nodiscard]] inline int lowest_cell(Bits bits) {
    return std::countr_zero(bits);
}
[[nodiscard]] inline std::size_t index(Side side) {
    return side == Side::White ? 0 : 1;
}

// The number of bits by sums in place, which needs no instruction that a processor may lack. H. S. Warren,
// Hacker's Delight, 5-1.
[[nodiscard]] inline int count(Bits bits) {
    bits -= (bits >> 1) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>((bits * 0x0101010101010101U) >> 56);
}

// How many bits four sets hold together, with two counts instead of four: a full adder for each of the 64
// columns (carry-save addition; Warren, Hacker's Delight, 5-1).
[[nodiscard]] inline int count_four(Bits a, Bits b, Bits c, Bits d) {
    const Bits half = a ^ b;
    const Bits sum = half ^ c;
    const Bits carry = (a & b) | (half & c);
    return count(sum ^ d) + 2 * count(carry) + 2 * count(sum & d);
}

struct Bitboard {
    std::array<Bits, 2> chips{};  // by index(side)
    Side to_move = Side::White;

    [[nodiscard]] Bits occupied() const { return chips[0] | chips[1]; }
    [[nodiscard]] Bits own() const { return chips[index(to_move)]; }
    [[nodiscard]] Bits enemy() const { return chips[1 - index(to_move)]; }

    friend bool operator==(const Bitboard&, const Bitboard&) = default;
};

[[nodiscard]] Bitboard to_bitboard(const Position& position);
[[nodiscard]] Position to_position(const Bitboard& board);

inline constexpr Bits left_column = 0x0101010101010101U;
inline constexpr Bits right_column = left_column << 7;

[[nodiscard]] inline Bits north_of(Bits bits) {
    return bits >> 8;
}
[[nodiscard]] inline Bits south_of(Bits bits) {
    return bits << 8;
}
[[nodiscard]] inline Bits east_of(Bits bits) {
    return (bits & ~right_column) << 1;
}
[[nodiscard]] inline Bits west_of(Bits bits) {
    return (bits & ~left_column) >> 1;
}

// All neighbours.
[[nodiscard]] inline Bits around(Bits bits) {
    return north_of(bits) | east_of(bits) | south_of(bits) | west_of(bits);
}

// The jumps that a board allows: for each direction the cells from which one can start, were a chip there.
class Jumps {
public:
    explicit Jumps(Bits occupied)
        : north_(south_of(occupied & south_of(~occupied))),
          east_(west_of(occupied & west_of(~occupied))),
          south_(north_of(occupied & north_of(~occupied))),
          west_(east_of(occupied & east_of(~occupied))) {}

    // Where any jump can start; and one to the north or west, White's way, or to the south or east, Black's.
    [[nodiscard]] Bits starts() const { return north_ | east_ | south_ | west_; }
    [[nodiscard]] Bits starts_forward(Side side) const {
        return side == Side::White ? north_ | west_ : south_ | east_;
    }

    // Where a chain of two jumps can start.
    [[nodiscard]] Bits starts_of_chains() const {
        const Bits all = starts();
        return (north_ & all << 16) | (east_ & all >> 2) | (south_ & all >> 16) | (west_ & all << 2);
    }

    // How many steps `steppers` have together, and `jumpers`, who are some of them, single jumps. In no
    // direction can a chip do both, so one count does for both.
    [[nodiscard]] int count_short(Bits steppers, Bits jumpers, Bits free) const {
        return count_four(
            (steppers & south_of(free)) | (jumpers & north_), (steppers & west_of(free)) | (jumpers & east_),
            (steppers & north_of(free)) | (jumpers & south_), (steppers & east_of(free)) | (jumpers & west_));
    }

    // Every cell that chains of jumps from the given cells reach; those cells themselves are not among them
    // unless another of them gets there.
    [[nodiscard]] Bits reached(Bits from) const {
        Bits all = from;
        Bits fresh = from;
        do {
            const Bits next =
                (fresh & north_) >> 16 | (fresh & east_) << 2 | (fresh & south_) << 16 | (fresh & west_) >> 2;
            fresh = next & ~all;
            all |= next;
        } while (fresh != 0);
        return all ^ from;
    }

private:
    Bits north_;
    Bits east_;
    Bits south_;
    Bits west_;
};

// The cells that the chip `from`, one bit, can be moved to. `jumps` is that of the occupied cells.
[[nodiscard]] inline Bits destinations(Bits from, Bits occupied, const Jumps& jumps) {
    return (around(from) & ~occupied) | jumps.reached(from);
}

// How many moves the side with the chips `own` has.
[[nodiscard]] int count_moves(Bits own, Bits enemy);

// The same as perft of rules.hpp; the moves of the last ply are counted, not made ("bulk counting").
[[nodiscard]] std::uint64_t perft(Bits own, Bits enemy, int depth);

}  // namespace corners
