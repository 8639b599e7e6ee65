// matching: pairs of neighbouring cells, an x-cell and an o-cell each, no cell in two pairs.
//
// A set of x-cells for each side on which their partner lies holds the whole matching, so the partners of
// many cells are found at once, by four shifts. A move of the game takes away two cells; the matching is then
// mended by one or two searches, not computed anew.
//
// Sources   C. Berge, 1957: a matching is maximum if no alternating path joins two unmatched cells; J.
//           Hopcroft, R. Karp, 1973: to look for such a path layer by layer
#pragma once

#include "slimetrail/halves.hpp"

namespace slimetrail {

class Matching {
public:
    // All x-cells that have a partner.
    [[nodiscard]] Half matched_x() const { return west_ | east_ | south_ | north_; }

    // The partners of those of the cells that have one.
    [[nodiscard]] Half partners_of_x(Half x) const {
        return (x & west_) | ((x & east_) << 1) | ((x & south_) << 6) | ((x & north_) >> 5);
    }
    [[nodiscard]] Half partners_of_o(Half o) const {
        return (o & west_) | ((o >> 1) & east_) | ((o >> 6) & south_) | ((o << 5) & north_);
    }
    [[nodiscard]] Half matched_o() const { return partners_of_x(~Half{0}); }

    // Pairs two neighbours; the x-cell's old partner becomes free. Precondition: the o-cell is free.
    void match(Half x, Half o);

    // Divorces these x-cells, or those of these o-cells.
    void unmatch_x(Half x);
    void unmatch_o(Half o) { unmatch_x(partners_of_o(o)); }

private:
    Half west_ = 0;  // x-cells whose partner is their western neighbour
    Half east_ = 0;
    Half south_ = 0;
    Half north_ = 0;
};

// What a search for a partner found out.
struct Search {
    bool found = false;
    Half x = 0;  // if not found: all that alternating paths reach from the cell, itself included,
    Half o = 0;  // none of which leads to a free o-cell
};

// Finds a partner for the x-cell `cell`, which has none, among the cells `o`; others may change partners.
Search find_partner(const Frame& frame, Matching& matching, Half cell, Half o);

}  // namespace slimetrail
