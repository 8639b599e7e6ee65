// captain: the computer's players for the user's submarine.
//
//   random      any move that does not fail, even onto a killer
//   greedy      the shortest way to the nearest fuel, whatever the killers do
//   collector   a careful one: see choose_as_collector()
//
// Only the collector ever ends play of its own accord.
#pragma once

#include "common/random.hpp"
#include "submarines/distances.hpp"
#include "submarines/rules.hpp"
#include "submarines/sea.hpp"

namespace submarines {

[[nodiscard]] Action choose_at_random(const Sea& sea, common::Random& random);

[[nodiscard]] Action choose_greedily(const Sea& sea, Distances& distances);

// Ends play as soon as it leads. Until then it looks at each move, and at bumping into something to wait, and
// takes the one with the highest worth:
//   - never, if it can be helped, a cell that a killer can reach next turn (one beside a killer);
//   - from there, the best fuel: its value against the steps to it; much more if it brings the lead; much
//     less if a killer is there first, or if one can capture the submarine as soon as it has arrived;
//   - where that is equal, far from the nearest killer.
// It does not wait in every fourth round, so that it never waits for ever.
[[nodiscard]] Action choose_as_collector(const Sea& sea, Distances& distances);

}  // namespace submarines
