// bitboard: the board as sets of cells, one bit a cell, so that all cells are moved or tested at once.
//
// The plain board of rules.hpp is what to read first; this one says the same, faster. Every board lies in the
// upper left corner of one of 11x11, so a cell is the bit 11 * row + col, whatever the size of the board, and
// a step to the north is a shift by 11. 121 bits are two machine words.
//
// Example   the neighbours of 2,2 (bit 12) are the bits 1, 13, 23 and 11
//
//             . 1 . .
//            11 @13 .
//             .23 . .
#pragma once

#include <bit>
#include <cstdint>

#include "slimetrail/rules.hpp"

namespace slimetrail {

// A set of cells: 128 bits.
struct Cells {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    [[nodiscard]] static constexpr Cells of(int bit) {
        return bit < 64 ? Cells{std::uint64_t{1} << bit, 0} : Cells{0, std::uint64_t{1} << (bit - 64)};
    }

    [[nodiscard]] constexpr bool empty() const { return (low | high) == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    // The lowest bit. Precondition: not empty.
    [[nodiscard]] constexpr int first() const {
        return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }
    [[nodiscard]] constexpr bool has(int bit) const { return !(*this & of(bit)).empty(); }

    constexpr Cells& operator&=(Cells other) { return *this = *this & other; }
    constexpr Cells& operator|=(Cells other) { return *this = *this | other; }

    friend constexpr Cells operator&(Cells a, Cells b) { return {a.low & b.low, a.high & b.high}; }
    friend constexpr Cells operator|(Cells a, Cells b) { return {a.low | b.low, a.high | b.high}; }
    friend constexpr Cells operator~(Cells a) { return {~a.low, ~a.high}; }
    // Shifts by 1 ... 63.
    friend constexpr Cells operator<<(Cells a, int n) {
        return {a.low << n, (a.high << n) | (a.low >> (64 - n))};
    }
    friend constexpr Cells operator>>(Cells a, int n) {
        return {(a.low >> n) | (a.high << (64 - n)), a.high >> n};
    }
    friend constexpr bool operator==(Cells, Cells) = default;
};

[[nodiscard]] constexpr int bit_of(Point cell) {
    return cell.row * max_size + cell.col;
}
[[nodiscard]] constexpr Point point_of(int bit) {
    return {bit / max_size, bit % max_size};
}

// The cells of one column of the 11x11 board.
[[nodiscard]] constexpr Cells column(int col) {
    Cells cells;
    for (int row = 0; row < max_size; ++row) cells |= Cells::of(bit_of({row, col}));
    return cells;
}

// All cells that touch one of these, on or off the board: meant to be cut down with `&`. A shift by one would
// wrap from the end of a row to the start of the next, but for the two masks.
[[nodiscard]] constexpr Cells neighbours(Cells cells) {
    constexpr Cells has_west = ~column(0);
    constexpr Cells has_east = ~column(max_size - 1);
    return (cells >> max_size) | ((cells & has_east) << 1) | (cells << max_size) | ((cells & has_west) >> 1);
}

// All cells of `area` that can be reached from `from` without leaving it.
[[nodiscard]] constexpr Cells flood(Cells from, Cells area) {
    Cells reached = from & area;
    while (true) {
        const Cells next = reached | (neighbours(reached) & area);
        if (next == reached) return reached;
        reached = next;
    }
}

// A position that is not over by a goal.
struct BitPosition {
    Cells free;  // of slime and of the piece; the goals are free
    int piece = 0;
    Cells own_goal;  // of the player to move
    Cells their_goal;

    [[nodiscard]] Cells moves() const { return neighbours(Cells::of(piece)) & free; }

    // The position that a move to `to` leads to, as the other player sees it.
    [[nodiscard]] BitPosition after(int to) const {
        return {free & ~Cells::of(to), to, their_goal, own_goal};
    }
};

// Precondition: the piece is on no goal.
[[nodiscard]] BitPosition to_bits(const Position& position);

}  // namespace slimetrail
