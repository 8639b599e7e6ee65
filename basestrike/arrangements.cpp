#include "basestrike/arrangements.hpp"

namespace basestrike {

namespace {

constexpr std::size_t most_arrangements = 100'000;

class Lister {
public:
    Lister(const Clues& clues, const std::vector<Kind>& buildings) : clues_(clues), buildings_(buildings) {
        for (const Kind kind : buildings) sites_.push_back(possible_sites(clues, kind));
    }

    std::optional<std::vector<Arrangement>> list() {
        extend({}, 0);
        if (found_.size() > most_arrangements) return std::nullopt;
        return std::move(found_);
    }

private:
    // Places the next building in every way that `before` allows, from its `first` possible site on.
    void extend(const Arrangement& before, std::size_t first) {
        const auto next = static_cast<std::size_t>(before.buildings);
        if (next == buildings_.size()) {
            found_.push_back(before);
            return;
        }
        for (std::size_t i = first; i < sites_[next].size(); ++i) {
            if (found_.size() > most_arrangements) return;
            const Site& site = all_sites()[sites_[next][i]];
            if (site.body.meets(before.halo)) continue;
            // The next one of the same kind only goes behind this one: so each pair comes once.
            const bool is_pair = next + 1 < buildings_.size() && buildings_[next + 1] == buildings_[next];
            extend(with(before, sites_[next][i]), is_pair ? i + 1 : 0);
        }
    }

    [[nodiscard]] Arrangement with(Arrangement arrangement, SiteNumber number) const {
        const Site& site = all_sites()[number];
        arrangement.sites[static_cast<std::size_t>(arrangement.buildings++)] = number;
        arrangement.body |= site.body;
        arrangement.halo |= site.halo;
        arrangement.tally =
            arrangement.tally + Tally{(site.body & clues_.hit).size(), (site.body & clues_.hit_twice).size(),
                                      (site.body & clues_.mist).size()};
        return arrangement;
    }

    const Clues& clues_;
    const std::vector<Kind>& buildings_;
    std::vector<std::vector<SiteNumber>> sites_;
    std::vector<Arrangement> found_;
};

}  // namespace

Clues clues(const Sighting& sighting) {
    Clues found;
    found.left = sighting.left;
    for (const Point& cell : sighting.hits.points()) {
        const char seen = sighting.position.cells.at(cell);
        const std::optional<Kind> destroyed = kind_of_letter(seen);
        if (seen == mark::mist) found.mist.insert(cell);
        if (seen == mark::hit) found.hit.insert(cell);
        if (seen == mark::hit && sighting.hits.at(cell) >= facts(Kind::Tank).hits) {
            found.hit_twice.insert(cell);
        }
        if (destroyed && facts(*destroyed).is_building) found.ruins.insert(cell);
    }
    return found;
}

std::vector<SiteNumber> possible_sites(const Clues& clues, Kind kind) {
    std::vector<SiteNumber> possible;
    const CellSet open = clues.mist | clues.hit;
    for (const SiteNumber number : sites_of(kind)) {
        const Site& site = all_sites()[number];
        const bool is_open = (site.body - open).is_empty() && site.body.meets(clues.mist);
        if (is_open && !site.halo.meets(clues.ruins)) possible.push_back(number);
    }
    return possible;
}

std::optional<std::vector<Arrangement>> arrangements(const Clues& clues, const std::vector<Kind>& buildings) {
    if (buildings.size() > static_cast<std::size_t>(Arrangement::most_buildings)) return std::nullopt;
    return Lister(clues, buildings).list();
}

}  // namespace basestrike
