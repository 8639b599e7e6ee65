// refutations: what a search has found to be impossible, so that it need not find it again: for each state of a crowd,
// the smallest number of movers that cannot be reached from it.
//
// Method    A hash table with open addressing and linear probing, at most half full. It is only asked, never listed,
//           so that the order in it cannot be seen in anything that is printed.
#pragma once

#include <bitset>
#include <cstddef>
#include <vector>

#include "submarines/rules.hpp"

namespace submarines {

// A set of cells of the largest grid, by row * cols + col.
using Cells = std::bitset<largest_side * largest_side>;

struct CrowdState {
    Cells waiting;  // where killers stand that have not moved
    Cells taken;    // where those stand that have; and the holes that are given up
    friend bool operator==(const CrowdState&, const CrowdState&) = default;
};

class Refutations {
public:
    [[nodiscard]] bool is_refuted(const CrowdState& state, int movers) const;
    // Precondition: movers >= 1.
    void refute(const CrowdState& state, int movers);
    void clear();

private:
    struct Slot {
        CrowdState state;
        int movers = 0;  // 0: the slot is empty
    };
    // The slot of the state, or the empty one where it belongs. Precondition: there are slots.
    [[nodiscard]] std::size_t slot_of(const CrowdState& state) const;
    void grow();

    std::vector<Slot> slots_;  // none, or a power of two
    std::size_t used_ = 0;
};

}  // namespace submarines
