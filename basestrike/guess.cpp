#include "basestrike/guess.hpp"

#include <cassert>
#include <optional>

namespace basestrike {

namespace {

constexpr int tries_for_each = 20;

// One of the sites that touch nothing of `halo`, if there is any: three times out of four one that explains a
// hit, where one does.
std::optional<SiteNumber> draw_site(const std::vector<SiteNumber>& sites, const CellSet& halo,
                                    const CellSet& unexplained, common::Random& random) {
    std::vector<SiteNumber> free;
    std::vector<SiteNumber> explaining;
    for (const SiteNumber number : sites) {
        const Site& site = all_sites()[number];
        if (site.body.meets(halo)) continue;
        free.push_back(number);
        if (site.body.meets(unexplained)) explaining.push_back(number);
    }
    const bool is_wild = random.below(4) == 0;
    const std::vector<SiteNumber>& choice = is_wild || explaining.empty() ? free : explaining;
    if (choice.empty()) return std::nullopt;
    return choice[static_cast<std::size_t>(random.below(static_cast<int>(choice.size())))];
}

std::optional<BitBase> guess_one(const Clues& clues, std::vector<Kind> buildings,
                                 const std::vector<std::vector<SiteNumber>>& sites, common::Random& random) {
    random.shuffle(buildings);
    BitBase base;
    CellSet halo;
    CellSet taken;
    for (const Kind kind : buildings) {
        const std::vector<SiteNumber>& choice = sites[static_cast<std::size_t>(kind)];
        const std::optional<SiteNumber> site = draw_site(choice, halo, clues.hit - taken, random);
        if (!site) return std::nullopt;
        base.targets.push_back(*site);
        halo |= all_sites()[*site].halo;
        taken |= all_sites()[*site].body;
    }
    const CellSet unexplained = clues.hit - taken;
    const int tanks = clues.left[Kind::Tank] - unexplained.size();
    const int room = (clues.mist - taken).size();
    if (unexplained.meets(clues.hit_twice) || tanks < 0 || tanks + clues.left[Kind::OilDrum] > room) {
        return std::nullopt;
    }
    add_singles(clues, taken, random, base);
    return base;
}

}  // namespace

void add_singles(const Clues& clues, const CellSet& taken, common::Random& random, BitBase& base) {
    base.left.one = taken & clues.mist;
    CellSet tanks = clues.hit - taken;
    const int tanks_in_mist = clues.left[Kind::Tank] - tanks.size();
    base.left.one |= tanks;
    while (!tanks.is_empty()) base.targets.push_back(site_at(Kind::Tank, tanks.take_first()));

    std::vector<Point> free;
    for (CellSet cells = clues.mist - taken; !cells.is_empty();) free.push_back(cells.take_first());
    assert(tanks_in_mist >= 0);
    for (int i = 0; i < tanks_in_mist + clues.left[Kind::OilDrum]; ++i) {
        const auto picked = static_cast<std::size_t>(random.below(static_cast<int>(free.size())));
        const bool is_tank = i < tanks_in_mist;
        base.targets.push_back(site_at(is_tank ? Kind::Tank : Kind::OilDrum, free[picked]));
        base.left.one.insert(free[picked]);
        if (is_tank) base.left.two.insert(free[picked]);
        free[picked] = free.back();
        free.pop_back();
    }
}

std::vector<BitBase> guess(const Clues& clues, int count, common::Random& random) {
    std::vector<Kind> buildings;
    std::vector<std::vector<SiteNumber>> sites;
    for (const Kind kind : all_kinds) {
        sites.push_back(possible_sites(clues, kind));
        if (!facts(kind).is_building) continue;
        buildings.insert(buildings.end(), static_cast<std::size_t>(clues.left[kind]), kind);
    }
    std::vector<BitBase> bases;
    for (int i = 0; i < count * tries_for_each && static_cast<int>(bases.size()) < count; ++i) {
        std::optional<BitBase> base = guess_one(clues, buildings, sites, random);
        if (base) bases.push_back(std::move(*base));
    }
    return bases;
}

}  // namespace basestrike
