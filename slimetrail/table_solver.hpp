// table_solver: chapter 3 of the solver: chapter 2, and a table of what was found out already.
//
// Different orders of moves lead to the same position, so chapter 2 solves many positions again and again.
// Here each result goes into a transposition table. Its key is (region, cell, side): the cells that the piece
// can still reach, where it is, and who is to move. Cells that it cannot reach do not matter, so far more
// positions share an entry than are equal.
//
// Alpha-beta often learns only a bound of the value, so an entry holds the least and the most that it can be.
//
// Exact     An entry holds its whole key, 121 + 7 + 1 bits: a hash only says where to look. A table of 64-bit
//           hashes would be wrong once in a while, and "the value" would be "probably the value".
// Source    A. L. Zobrist: A new hashing method with application for game playing, 1970 (the idea of the
//           table)
// Cost      a hundredth of the nodes of chapter 2 on 7x7, and the factor grows with the board
#pragma once

#include <cstddef>
#include <vector>

#include "slimetrail/bitboard_solver.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

class TableSolver : public Solver {
public:
    explicit TableSolver(int megabytes);
    [[nodiscard]] Value value(const Position& position) override;

private:
    struct Key {
        Cells region;
        std::int16_t piece = -1;  // no entry
        bool owner_is_first = false;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Entry {
        Key key;
        std::int8_t least = 0;
        std::int8_t most = 0;
    };

    Value search(BitPosition position, Value alpha, Value beta);
    void grow();
    [[nodiscard]] Entry& slot(const Key& key);

    std::size_t max_entries_;
    std::size_t stored_ = 0;
    std::vector<Entry> entries_;  // a power of two of them; a newer entry replaces an older one
    int rows_ = 0;                // of the board that the entries are about
    int cols_ = 0;
};

}  // namespace slimetrail
