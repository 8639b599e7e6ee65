// computer: the two plain gunners. The third, the oracle, has files of its own.
//
//   random  any weapon that has shots, any cell that is worth a shot
//   hunter  follows what it has hit; a missile whenever there is nothing to follow, else the rocket
//
// The hunter's idea: count in how many ways the targets that are left could stand on a cell, and shoot where
// there are most; what would explode counts for more. With an 'x' that nothing explains yet, only ways that
// cover an 'x' count, and those that cover more of them count more. It looks at each target alone, so its
// numbers are no chances; the oracle's are.
//
// Chance    draws from the Random that is passed, also to choose among equals
#pragma once

#include "basestrike/sighting.hpp"
#include "common/random.hpp"

namespace basestrike {

struct Shot {
    Weapon weapon = Weapon::Rocket;
    Point cell;

    friend bool operator==(const Shot&, const Shot&) = default;
};

// "a rocket at 3,4"
[[nodiscard]] std::string to_text(const Shot& shot);

// The cells that a gunner considers, never none: those worth a shot, or all if none is.
[[nodiscard]] std::vector<Point> cells_to_consider(const Sighting& sighting);

// Precondition of both: a weapon has a shot left.
[[nodiscard]] Shot random_shot(const Sighting& sighting, common::Random& random);
[[nodiscard]] Shot hunter_shot(const Sighting& sighting, common::Random& random);

}  // namespace basestrike
