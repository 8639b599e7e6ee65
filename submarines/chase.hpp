// chase: the plainest hunt: each step shortens the walking distance to the user around obstacles, a diagonal
// step counting one. Where the user cannot be reached, the way to the nearest fuel counts.
//
// The nearest killer chooses first, so that of two that want the same cell the one behind makes room.
#pragma once

#include "submarines/distances.hpp"
#include "submarines/game.hpp"
#include "submarines/killers.hpp"
#include "submarines/sea.hpp"

namespace submarines {

// How far a killer at `cell` is from what it hunts, in steps: the user, or beyond `unreachable` the
// nearest fuel.
[[nodiscard]] int hunting_distance(const Sea& sea, Distances& distances, int cell);

// The two must outlive the wish.
[[nodiscard]] Wish chase_wish(const Sea& sea, Distances& distances);

[[nodiscard]] Plan plan_chase(const Position& position, Distances& distances);

// The same turn, quickly, for looking ahead: where killers stand in each other's way, fewer may move.
void play_chase(Sea& sea, Distances& distances);

}  // namespace submarines
