// ahead: plays on in its head. For each turn that the killers could make, the game goes on with a user
// who collects and killers who chase; the turn that comes out best is played.
//
// Method    This is a rollout, one step of policy improvement: a player that takes, at each move, the
//           choice that is best if a base player (here chase) goes on from there does no worse than the
//           base player itself where the other side is foreseen rightly, and mostly much better.
// Source    G. Tesauro, G. R. Galperin: On-line Policy Improvement using Monte-Carlo Search, 1996; D.
//           Bertsekas: Dynamic Programming and Optimal Control, "rollout algorithms". Nothing here is
//           left to chance: both players of the rollout are deterministic, so one game a turn is
//           enough.
// Cost      about a microsecond for each turn looked at and each ten rounds played in the head
#pragma once

#include "submarines/distances.hpp"
#include "submarines/game.hpp"
#include "submarines/rules.hpp"

namespace submarines {

[[nodiscard]] Plan plan_ahead(const Position& position, Distances& distances);

}  // namespace submarines
