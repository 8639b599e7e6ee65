// turn_search: of the turns that move as many killers as can move, the one that a player values most.
// Where there are many killers not all of their turns can be looked at; this looks at the neighbours of
// a first one.
//
// Method    Coordinate ascent: all pairs of steps of the two killers nearest to the user; then, one by
//           one, all steps of the next six; all others do what the first turn says. With two killers
//           that is all there is. A turn counts only if it can be played by the rules and moves as many
//           as the first one.
#pragma once

#include <functional>

#include "submarines/game.hpp"
#include "submarines/sea.hpp"

namespace submarines {

// How good it is for the computer if its turn ends like this; higher is better. The first of equals is kept.
using Value = std::function<int(const Sea& after)>;

// `first` is a turn as plan_killers() makes it.
[[nodiscard]] Plan best_turn(const Sea& sea, const Plan& first, const Value& value);

}  // namespace submarines
