// halves: the board taken apart into its two colours, each in one machine word.
//
// Colour the board like a chess board. Each step of the piece changes the colour, so the player to move on a
// cell is the same for the whole game: call the players O and X, the cells on which they are to move o-cells
// and x-cells. Every neighbour of an o-cell is an x-cell, so nearly all questions of the structural solver
// (chapter 4) go from one half of the board to the other. 121 cells need two words; a half of 61 or 60 needs
// one.
//
// Units     A cell of the 11x11 board is numbered 11 * row + col. Eleven is odd, so the colour is the
//           number's last bit, and half of the number is the place in the half. Bit k of the o-half is the
//           cell 2k + shift, bit k of the x-half the cell 2k + 1 + shift; shift is 0 or 1, as O has the even
//           or the odd cells. (With shift 1 the cell 0 falls off: it is a goal, and goals are never looked at
//           here.)
//
// Example   the corner of an 11x11 board, shift 0; o-bit 6 (cell 12) has the x-neighbours 0, 6, 11 and 5
//
//             o0  x0  o1  x1
//             x5  o6  x6  o7
//             o11 x11 o12 x12
#pragma once

#include <cstdint>

#include "slimetrail/bitboard.hpp"

namespace slimetrail {

using Half = std::uint64_t;

// The lowest of the cells, alone. Precondition: half is not 0.
[[nodiscard]] constexpr Half lowest(Half half) {
    return half & (~half + 1);
}

// Which cells O has, and where the rows of the 11x11 board end.
class Frame {
public:
    explicit constexpr Frame(int shift) : shift_(shift) {
        for (int cell = shift; cell < max_size * max_size; cell += 2) {
            const Half bit = Half{1} << ((cell - shift) / 2);
            if (cell % max_size != max_size - 1) has_east_ |= bit;
            if (cell % max_size != 0) has_west_ |= bit;
        }
    }

    [[nodiscard]] constexpr int shift() const { return shift_; }

    // All x-cells, on the board or not, that touch one of these o-cells: east, west, south, north.
    [[nodiscard]] constexpr Half to_x(Half o) const {
        return (o & has_east_) | ((o & has_west_) >> 1) | (o << 5) | (o >> 6);
    }
    // The same from x-cells to o-cells: west, east, south, north.
    [[nodiscard]] constexpr Half to_o(Half x) const {
        return (x & has_east_) | ((x << 1) & has_west_) | (x << 6) | (x >> 5);
    }

    // Those of the o-cells that touch at least two of the x-cells.
    [[nodiscard]] constexpr Half with_two_neighbours(Half o, Half x) const {
        const Half east = x & has_east_;
        const Half west = (x << 1) & has_west_;
        const Half south = x >> 5;
        const Half north = x << 6;
        return o & ((east & west) | (south & north) | ((east | west) & (south | north)));
    }

    [[nodiscard]] constexpr Half o_half(Cells cells) const { return half(cells, shift_); }
    [[nodiscard]] constexpr Half x_half(Cells cells) const { return half(cells, shift_ + 1); }

private:
    // The cells first, first + 2, first + 4, ...
    [[nodiscard]] static constexpr Half half(Cells cells, int first) {
        Half bits = 0;
        for (int cell = first; cell < max_size * max_size; cell += 2) {
            if (cells.has(cell)) bits |= Half{1} << ((cell - first) / 2);
        }
        return bits;
    }

    int shift_;
    Half has_east_ = 0;  // o-cells that are not in the last column
    Half has_west_ = 0;  // o-cells that are not in the first one
};

inline constexpr Frame even_frame(0);
inline constexpr Frame odd_frame(1);

// The frame in which the cell is an o-cell.
[[nodiscard]] inline const Frame& frame_of(int cell) {
    return cell % 2 == 0 ? even_frame : odd_frame;
}

}  // namespace slimetrail
