#include "basestrike/oracle.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "basestrike/arrangements.hpp"

namespace basestrike {

namespace {

// The gain of a destroyed target, beside that of the hits; and what a missile's gain counts, in tenths.
constexpr int gain_of_destroyed = 2;
constexpr int whole_tenths = 10;
constexpr int missile_tenths = 4;

// So many shots of each weapon are looked at again, if they promise at least half of the best one's gain: what
// was learned knows nothing of shots that nobody would fire.
constexpr int second_looks = 8;
constexpr int half = 2;

struct Weapons {
    std::vector<Weapon> ready;

    explicit Weapons(const Position& position) {
        for (const Weapon weapon : {Weapon::Rocket, Weapon::Missile}) {
            if (position.left(weapon) > 0) ready.push_back(weapon);
        }
        assert(!ready.empty());
    }
};

int hits_left(const Damage& left) {
    return left.one.size() + left.two.size();
}

Prospect gain_prospect(const Shot& shot, int tenths, const std::vector<BitBase>& bases) {
    const CellSet here(area(shot.weapon, shot.cell));
    Prospect prospect{shot};
    for (const BitBase& base : bases) {
        if (!here.meets(base.left.one)) continue;
        Damage left = base.left;
        const int destroyed = strike(base.targets, here, left).destroyed;
        ++prospect.hits;
        prospect.gain += hits_left(base.left) - hits_left(left) + gain_of_destroyed * destroyed;
    }
    prospect.gain *= tenths;
    return prospect;
}

// The outlook of one base after shots, with what misses are worth kept: a miss leaves the base as it was, so
// its worth depends only on the weapon and on how much mist it clears.
class Evaluator {
public:
    Evaluator(const Network& network, const Position& position, const CellSet& mist)
        : network_(network), position_(position), mist_(mist) {}

    // The sum over the bases of the chance to win after the shot.
    [[nodiscard]] std::int64_t total(const Shot& shot, const std::vector<BitBase>& bases) {
        const CellSet here(area(shot.weapon, shot.cell));
        std::int64_t sum = 0;
        kept_.resize(bases.size());
        for (std::size_t i = 0; i < bases.size(); ++i) {
            if (here.meets(bases[i].left.one)) {
                sum += chance(shot.weapon, here, bases[i]);
                continue;
            }
            const auto cleared = static_cast<std::size_t>((mist_ & here).size());
            int& kept = kept_[i][static_cast<std::size_t>(shot.weapon)][cleared];
            if (kept == unknown) kept = chance(shot.weapon, here, bases[i]);
            sum += kept;
        }
        return sum;
    }

private:
    static constexpr int unknown = 0;  // that a chance is 0 is found out again
    static constexpr std::size_t most_cleared = 9;
    using Kept = std::array<std::array<int, most_cleared + 1>, 2>;

    [[nodiscard]] int chance(Weapon weapon, const CellSet& here, const BitBase& base) const {
        Damage left = base.left;
        const CellSet struck = strike(base.targets, here, left).area;
        if (left.one.is_empty()) return Network::certain;
        Outlook outlook{position_.rockets, position_.missiles, mist_ - struck};
        --(weapon == Weapon::Rocket ? outlook.rockets : outlook.missiles);
        if (outlook.rockets == 0 && outlook.missiles == 0) return 0;
        return network_.chance(inputs(outlook, base.targets, left));
    }

    const Network& network_;
    const Position& position_;
    CellSet mist_;
    std::vector<Kept> kept_;
};

}  // namespace

std::vector<Prospect> prospects_by_gain(const Sighting& sighting, const std::vector<BitBase>& bases) {
    const Weapons weapons(sighting.position);
    std::vector<Prospect> prospects;
    for (const Weapon weapon : weapons.ready) {
        const int tenths = weapon == Weapon::Missile ? missile_tenths : whole_tenths;
        for (const Point& cell : cells_to_consider(sighting)) {
            prospects.push_back(gain_prospect({weapon, cell}, tenths, bases));
        }
    }
    std::stable_sort(prospects.begin(), prospects.end(),
                     [](const Prospect& a, const Prospect& b) { return a.gain > b.gain; });
    return prospects;
}

std::vector<Prospect> Oracle::prospects(const Sighting& sighting, const std::vector<BitBase>& bases) const {
    Evaluator evaluator(network_, sighting.position, clues(sighting).mist);
    std::array<int, 2> looks{};
    std::array<std::int64_t, 2> best{};
    std::vector<Prospect> looked_at;
    for (Prospect& prospect : prospects_by_gain(sighting, bases)) {
        const auto weapon = static_cast<std::size_t>(prospect.shot.weapon);
        if (looks[weapon] == 0) best[weapon] = prospect.gain;
        if (looks[weapon] == second_looks || half * prospect.gain < best[weapon]) continue;
        ++looks[weapon];
        prospect.chance = evaluator.total(prospect.shot, bases);
        looked_at.push_back(prospect);
    }
    std::stable_sort(looked_at.begin(), looked_at.end(),
                     [](const Prospect& a, const Prospect& b) { return a.chance > b.chance; });
    return looked_at;
}

Shot Oracle::shot(const Sighting& sighting, common::Random& random) const {
    const Sample drawn = sample(sighting, bases_, random);
    if (drawn.bases.empty()) return hunter_shot(sighting, random);
    return prospects(sighting, drawn.bases).front().shot;
}

std::optional<Oracle::Hint> Oracle::hint(const Sighting& sighting, common::Random& random) const {
    const Sample drawn = sample(sighting, bases_, random);
    if (drawn.bases.empty()) return std::nullopt;
    const Prospect best = prospects(sighting, drawn.bases).front();
    return Hint{best.shot, best.hits, static_cast<int>(drawn.bases.size()), drawn.is_exact};
}

}  // namespace basestrike
