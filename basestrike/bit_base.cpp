#include "basestrike/bit_base.hpp"

#include <array>
#include <cassert>

namespace basestrike {

namespace {

struct SiteTable {
    std::vector<Site> sites;
    std::array<std::vector<SiteNumber>, all_kinds.size()> of_kind;

    SiteTable() {
        for (const Kind kind : all_kinds) {
            for (const Rectangle& place : places(kind)) {
                of_kind[static_cast<std::size_t>(kind)].push_back(static_cast<SiteNumber>(sites.size()));
                const CellSet blast = facts(kind).explodes ? CellSet(place.grown(blast_reach)) : CellSet();
                sites.push_back({kind, CellSet(place), CellSet(place.grown(1)), blast});
            }
        }
    }
};

const SiteTable& table() {
    static const SiteTable made;
    return made;
}

}  // namespace

const std::vector<Site>& all_sites() {
    return table().sites;
}

const std::vector<SiteNumber>& sites_of(Kind kind) {
    return table().of_kind[static_cast<std::size_t>(kind)];
}

SiteNumber site_at(Kind kind, Point cell) {
    assert(facts(kind).rows == 1 && facts(kind).cols == 1);
    return sites_of(kind)[static_cast<std::size_t>(cell.row * base_size + cell.col)];
}

BitBase bit_base(const Base& base, const Grid<int>& hits) {
    BitBase made;
    for (const Target& target : base.targets()) {
        Damage left;
        for (const Point& cell : target.place.cells()) {
            const int hits_to_go = facts(target.kind).hits - hits.at(cell);
            if (hits_to_go >= 1) left.one.insert(cell);
            if (hits_to_go >= 2) left.two.insert(cell);
        }
        if (left.one.is_empty()) continue;
        made.left.one |= left.one;
        made.left.two |= left.two;
        for (const SiteNumber number : sites_of(target.kind)) {
            if (all_sites()[number].body == CellSet(target.place)) made.targets.push_back(number);
        }
    }
    return made;
}

Strike strike(const std::vector<SiteNumber>& targets, const CellSet& area, Damage& left) {
    Strike done{0, area};
    // Most shots at most bases hit nothing.
    if (!area.meets(left.one)) return done;
    const std::vector<Site>& sites = all_sites();
    std::array<const CellSet*, base_size * base_size + 1> areas;
    areas[0] = &area;
    std::size_t count = 1;
    for (std::size_t next = 0; next < count; ++next) {
        const CellSet& here = *areas[next];
        const CellSet spared = left.two & here;  // they take one more
        const CellSet taken = (left.one & here) - spared;
        done.area |= here;
        left.two -= spared;
        left.one -= taken;
        if (taken.is_empty()) continue;
        for (const SiteNumber number : targets) {
            const Site& site = sites[number];
            if (!site.body.meets(taken) || site.body.meets(left.one)) continue;
            ++done.destroyed;
            if (!site.blast.is_empty()) areas[count++] = &site.blast;
        }
    }
    return done;
}

}  // namespace basestrike
