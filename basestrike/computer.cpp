#include "basestrike/computer.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

#include "basestrike/arrangements.hpp"
#include "common/notation.hpp"

namespace basestrike {

namespace {

using Scores = Grid<int>;

template <class Item>
const Item& any_of(const std::vector<Item>& items, common::Random& random) {
    return items[static_cast<std::size_t>(random.below(static_cast<int>(items.size())))];
}

// One of the cells with the highest score.
Point best_cell(const std::vector<Point>& cells, const std::function<int(Point)>& score,
                common::Random& random) {
    std::vector<Point> best;
    int highest = 0;
    for (const Point& cell : cells) {
        const int here = score(cell);
        if (best.empty() || here > highest) {
            best.clear();
            highest = here;
        }
        if (here == highest) best.push_back(cell);
    }
    return any_of(best, random);
}

// The sites where a target of the kind may stand, seen alone.
std::vector<SiteNumber> sites_for(const Clues& clues, Kind kind) {
    if (facts(kind).is_building) return possible_sites(clues, kind);
    const CellSet open =
        kind == Kind::Tank ? clues.mist | (clues.hit - clues.hit_twice) : clues.mist;  // a drum would be gone
    std::vector<SiteNumber> sites;
    for (const SiteNumber number : sites_of(kind)) {
        if (all_sites()[number].body.meets(open)) sites.push_back(number);
    }
    return sites;
}

// What it is worth to find a target there: one, and one more for each cell that its explosion would show.
int worth(const Clues& clues, const Site& site) {
    return 1 + (site.blast & (clues.mist | clues.hit)).size();
}

// How far a way is to be followed, by the number of 'x' that it explains.
int lead(const Site& site, int hits) {
    static constexpr std::array<int, 7> by_hits{0, 1, 2, 3, 6, 12, 0};
    // A tank takes but one more shot on the very cell, and then its explosion shows 24 others.
    static constexpr int tank = 100;
    return site.kind == Kind::Tank && hits > 0 ? tank : by_hits[static_cast<std::size_t>(hits)];
}

// How much speaks for each cell.
Scores score_cells(const Clues& clues) {
    Scores scores(base_size, base_size, 0);
    const bool has_lead = !clues.hit.is_empty();
    for (const Kind kind : all_kinds) {
        if (clues.left[kind] == 0) continue;
        for (const SiteNumber number : sites_for(clues, kind)) {
            const Site& site = all_sites()[number];
            const int factor = has_lead ? lead(site, (site.body & clues.hit).size()) : 1;
            const int score = clues.left[kind] * worth(clues, site) * factor;
            for (CellSet cells = site.body; !cells.is_empty();) scores.at(cells.take_first()) += score;
        }
    }
    return scores;
}

}  // namespace

std::string to_text(const Shot& shot) {
    return "a " + basestrike::shot(shot.weapon) + " at " + common::to_text(shot.cell);
}

std::vector<Point> cells_to_consider(const Sighting& sighting) {
    std::vector<Point> all = sighting.hits.points();
    std::vector<Point> worth;
    std::copy_if(all.begin(), all.end(), std::back_inserter(worth),
                 [&](Point cell) { return sighting.is_worth_a_shot(cell); });
    return worth.empty() ? all : worth;
}

Shot random_shot(const Sighting& sighting, common::Random& random) {
    const Position& position = sighting.position;
    assert(!position.is_out_of_shots());
    const int picked = random.below(position.rockets + position.missiles);
    return {picked < position.rockets ? Weapon::Rocket : Weapon::Missile,
            any_of(cells_to_consider(sighting), random)};
}

Shot hunter_shot(const Sighting& sighting, common::Random& random) {
    const Position& position = sighting.position;
    assert(!position.is_out_of_shots());
    const std::vector<Point> cells = cells_to_consider(sighting);
    const Clues known = clues(sighting);
    if (position.rockets == 0 || (position.missiles > 0 && known.hit.is_empty())) {
        const auto news = [&](Point centre) {
            const std::vector<Point> hit = area(Weapon::Missile, centre).cells();
            const auto is_news = [&](Point cell) { return sighting.is_worth_a_shot(cell); };
            return static_cast<int>(std::count_if(hit.begin(), hit.end(), is_news));
        };
        return {Weapon::Missile, best_cell(cells, news, random)};
    }
    const Scores scores = score_cells(known);
    return {Weapon::Rocket, best_cell(
                                cells, [&](Point cell) { return scores.at(cell); }, random)};
}

}  // namespace basestrike
