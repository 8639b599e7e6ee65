// guard: half of the killers (rounded down) see to the fuel that the user could reach soonest, one to a fuel
// cell; the rest chase. A killer beside fuel must eat it, so to guard is either to be there first and eat, or
// to wait two cells away, from where every cell beside the fuel is within one step.
#pragma once

#include "submarines/distances.hpp"
#include "submarines/game.hpp"
#include "submarines/rules.hpp"

namespace submarines {

[[nodiscard]] Plan plan_guard(const Position& position, Distances& distances);

}  // namespace submarines
