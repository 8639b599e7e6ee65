// encircle: the killers take different sides. Together they choose the turn that leaves the user the
// least water: the cells that it can enter, with the fuel it has, before any killer can.
//
// It starts from the turn of chase and leaves it only for less water, so where surrounding brings
// nothing (the user is out of fuel, or out of reach) it is a chase. Killers are so quick that they
// seldom need to surround: what this gains over chase, it gains by cutting off the way to fuel.
//
// Example   Two killers, the user (10 units of fuel) to move, its water as +. Both killers on one side leave it
//           18 cells besides its own, one on each side 9, though they are as near.
//
//               . . + + + + +        . . + + + . .
//               k . + u + + +        k . + u + . k
//               k . + + + + +        . . + + + . .
//               . . . + + + 1        . . . + . . 1
//
// Source    The cells that one player reaches before the others are its Voronoi region; to shrink it is
//           a usual evaluation in pursuit games.
#pragma once

#include "submarines/distances.hpp"
#include "submarines/game.hpp"
#include "submarines/rules.hpp"
#include "submarines/sea.hpp"

namespace submarines {

[[nodiscard]] Plan plan_encircle(const Position& position, Distances& distances);

// How many cells are the user's, its own included, if it is to move.
[[nodiscard]] int water_left(const Sea& sea, Distances& distances);

}  // namespace submarines
