// table: the transposition table: what the search found out about a position, kept for when other moves lead to
// the same one.
//
// Method    One entry a slot, the newest wins; a position's whole 64-bit key is kept, so that a wrong hit takes two
//           keys alike in all bits. Keys are those of A. L. Zobrist, "A new hashing method with application for
//           game playing", 1970: one random number a chip and cell, joined by exclusive or.
//           Entries of an older search are not seen: what a search finds must not depend on what was searched
//           before, or the same position would be answered now so, now otherwise.
// Cost      16 bytes an entry, a power of two of them
#pragma once

#include <cstdint>
#include <vector>

#include "corners/bitboard.hpp"

namespace corners {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

struct Entry {
    std::uint64_t key = 0;
    std::int32_t score = 0;
    std::uint8_t from = 0;  // the best move; both ends the same: none is known
    std::uint8_t to = 0;
    std::uint8_t depth_and_bound = 0;
    std::uint8_t search = 0;

    [[nodiscard]] int depth() const { return depth_and_bound >> 2; }
    [[nodiscard]] Bound bound() const { return static_cast<Bound>(depth_and_bound & 3); }
};

class Table {
public:
    static constexpr int largest_depth = 63;

    explicit Table(int bits) : entries_(std::size_t{1} << bits), mask_((std::uint64_t{1} << bits) - 1) {}

    // Forgets everything.
    void start_search() {
        if (++search_ != 0) return;
        entries_.assign(entries_.size(), Entry{});
        search_ = 1;
    }

    // The entry of this key, or nothing.
    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        const Entry& entry = entries_[key & mask_];
        return entry.key == key && entry.search == search_ ? &entry : nullptr;
    }

    void store(std::uint64_t key, int score, int from, int to, int depth, Bound bound) {
        Entry& entry = entries_[key & mask_];
        entry.key = key;
        entry.score = score;
        entry.from = static_cast<std::uint8_t>(from);
        entry.to = static_cast<std::uint8_t>(to);
        entry.depth_and_bound = static_cast<std::uint8_t>(depth << 2 | static_cast<int>(bound));
        entry.search = search_;
    }

private:
    std::vector<Entry> entries_;
    std::uint64_t mask_;
    std::uint8_t search_ = 0;
};

}  // namespace corners
