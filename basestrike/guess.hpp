// guess: bases that agree with what was seen, though not all equally likely: for rosters with too many
// targets to count. And the last step of every draw, exact or not: tanks and drums.
//
// How       the buildings are placed one after the other, in an order drawn anew each time; a building is
//           rather put on an 'x' that nothing explains yet. What fits in the end is kept. Bases with many
//           ways to be put together this way come too often: hence a guess.
#pragma once

#include <vector>

#include "basestrike/arrangements.hpp"
#include "common/random.hpp"

namespace basestrike {

// Puts the tanks and drums that are left around buildings that cover `taken`, and works out what all targets
// still have to take. Each way is equally likely. Precondition: there is one.
void add_singles(const Clues& clues, const CellSet& taken, common::Random& random, BitBase& base);

// Up to `count` bases; none if none is found.
[[nodiscard]] std::vector<BitBase> guess(const Clues& clues, int count, common::Random& random);

}  // namespace basestrike
