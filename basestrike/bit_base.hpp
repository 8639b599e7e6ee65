// bit_base: a base as sets of cells, with what its targets still have to take: the quick form of what rules
// says plainly, for gunners that try every shot on a thousand bases. Tests hold the two equal.
//
// What is left of a target is left of its cells: `one` has the cells that take at least one more hit, `two`
// those that take two. A target is destroyed when none of its cells is in `one`.
//
// Cost      a shot that hits nothing: one comparison; else some 20 ns for each area of the chain
#pragma once

#include <cstdint>
#include <vector>

#include "basestrike/cell_set.hpp"
#include "basestrike/rules.hpp"

namespace basestrike {

// One kind at one place, with the sets that belong to it.
struct Site {
    Kind kind = Kind::OilDrum;
    CellSet body;
    CellSet halo;   // body and the cells around it
    CellSet blast;  // of its explosion, body included; empty if it does not explode
};

using SiteNumber = std::uint16_t;

// All sites of all kinds, and the numbers of those of one kind.
[[nodiscard]] const std::vector<Site>& all_sites();
[[nodiscard]] const std::vector<SiteNumber>& sites_of(Kind kind);

// The number of a kind of one cell at that cell.
[[nodiscard]] SiteNumber site_at(Kind kind, Point cell);

struct Damage {
    CellSet one;  // cells that take one more hit or two
    CellSet two;  // cells that take two more

    friend bool operator==(const Damage&, const Damage&) = default;
};

struct BitBase {
    std::vector<SiteNumber> targets;  // those that are not destroyed
    Damage left;
};

// The base with what the hits have left of it.
[[nodiscard]] BitBase bit_base(const Base& base, const Grid<int>& hits);

struct Strike {
    int destroyed = 0;
    CellSet area;  // of the shot and of all explosions
};

// Hits the area and works off all explosions that follow. `left` starts as what is left of these targets, and
// is what is left afterwards.
Strike strike(const std::vector<SiteNumber>& targets, const CellSet& area, Damage& left);

}  // namespace basestrike
