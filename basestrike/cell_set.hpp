// cell_set: a set of cells of the base in 100 bits, one a cell, so that "which cells of this target did the
// blast hit" is two ANDs instead of a loop. For the gunners that try thousands of bases a shot; the rules do
// without.
//
// Why not std::bitset<100>: it has no way to walk over its members that every library offers.
// Cost      every operation is a few machine instructions on two 64-bit words
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "basestrike/target.hpp"

namespace basestrike {

class CellSet {
public:
    constexpr CellSet() = default;
    explicit CellSet(const Rectangle& rectangle) {
        for (const Point& cell : rectangle.cells()) insert(cell);
    }

    void insert(Point cell) { words_[word(cell)] |= bit(cell); }
    [[nodiscard]] bool contains(Point cell) const { return (words_[word(cell)] & bit(cell)) != 0; }

    [[nodiscard]] bool is_empty() const { return (words_[0] | words_[1]) == 0; }
    [[nodiscard]] int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

    // The first member in reading order. Precondition: not empty.
    [[nodiscard]] Point first() const {
        const int number =
            words_[0] != 0 ? std::countr_zero(words_[0]) : word_size + std::countr_zero(words_[1]);
        return {number / base_size, number % base_size};
    }

    // Takes the first member out and returns it, to walk over a copy of the set.
    Point take_first() {
        std::uint64_t& word = words_[0] != 0 ? words_[0] : words_[1];
        const Point cell = first();
        word &= word - 1;
        return cell;
    }

    [[nodiscard]] bool meets(const CellSet& other) const {
        return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
    }

    CellSet& operator|=(const CellSet& other) {
        words_[0] |= other.words_[0];
        words_[1] |= other.words_[1];
        return *this;
    }
    CellSet& operator&=(const CellSet& other) {
        words_[0] &= other.words_[0];
        words_[1] &= other.words_[1];
        return *this;
    }
    // The members of this set that are not in the other.
    CellSet& operator-=(const CellSet& other) {
        words_[0] &= ~other.words_[0];
        words_[1] &= ~other.words_[1];
        return *this;
    }
    friend CellSet operator|(CellSet left, const CellSet& right) { return left |= right; }
    friend CellSet operator&(CellSet left, const CellSet& right) { return left &= right; }
    friend CellSet operator-(CellSet left, const CellSet& right) { return left -= right; }

    friend bool operator==(const CellSet&, const CellSet&) = default;

private:
    static constexpr int word_size = 64;

    static std::size_t word(Point cell) { return cell.row * base_size + cell.col >= word_size ? 1 : 0; }
    static std::uint64_t bit(Point cell) {
        return std::uint64_t{1} << ((cell.row * base_size + cell.col) % word_size);
    }

    std::array<std::uint64_t, 2> words_{};
};

}  // namespace basestrike
