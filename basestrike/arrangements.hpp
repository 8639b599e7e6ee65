// arrangements: all the ways in which some of the buildings that are left may stand, as far as anybody knows.
// The first half of the sampler's work (sampler.hpp).
//
// What is known of a building that is not destroyed: each of its cells lies under mist or is an 'x', at least
// one lies under mist (or it would be destroyed), and it touches no building that is destroyed. It may stand
// wherever that is so and no other building is touched.
//
// Cost      two buildings: some 10,000 arrangements at most, a fraction of a millisecond
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <vector>

#include "basestrike/bit_base.hpp"

namespace basestrike {

// What a sighting says, as sets.
struct Clues {
    CellSet mist;
    CellSet hit;        // 'x'
    CellSet hit_twice;  // those of them that cannot be a tank, which would be gone
    CellSet ruins;      // cells of destroyed buildings
    Roster left;
};

[[nodiscard]] Clues clues(const Sighting& sighting);

// How many cells of each kind some buildings cover. That is all that matters for how many ways there are to
// place the rest.
struct Tally {
    int hit = 0;
    int hit_twice = 0;  // of `hit`
    int mist = 0;

    friend auto operator<=>(const Tally&, const Tally&) = default;
    friend Tally operator+(const Tally& left, const Tally& right) {
        return {left.hit + right.hit, left.hit_twice + right.hit_twice, left.mist + right.mist};
    }
};

struct Arrangement {
    static constexpr int most_buildings = 4;

    std::array<SiteNumber, most_buildings> sites{};
    int buildings = 0;
    CellSet body;
    CellSet halo;
    Tally tally;
};

// The sites where a building of the kind may stand, looked at alone.
[[nodiscard]] std::vector<SiteNumber> possible_sites(const Clues& clues, Kind kind);

// Every way to place these buildings; two of one kind are not told apart. Equal kinds must stand together in
// the list. Nothing if there are too many to list, or too many buildings.
[[nodiscard]] std::optional<std::vector<Arrangement>> arrangements(const Clues& clues,
                                                                   const std::vector<Kind>& buildings);

}  // namespace basestrike
