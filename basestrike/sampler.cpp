#include "basestrike/sampler.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>

#include "basestrike/arrangements.hpp"
#include "basestrike/guess.hpp"

namespace basestrike {

namespace {

// Numbers of bases go beyond 64 bits. Both compilers have this type; the word makes it no error in a strict
// standard.
__extension__ using Count = unsigned __int128;

// With that many tanks and drums the numbers stay below 2^120.
constexpr int most_singles = 20;

// So many pairs of arrangements are tried at most, and so many more for each base that is wanted. As few as one
// in a hundred pairs may be good.
constexpr int most_tries_at_least = 10'000;
constexpr int tries_for_each = 100;

// With at most so many pairs, all can be listed instead.
constexpr std::size_t most_pairs = 1'000'000;

// n over k.
Count choose(int n, int k) {
    if (k < 0 || k > n) return 0;
    Count ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * static_cast<Count>(n - k + i) / static_cast<Count>(i);
    return ways;
}

// Uniform in 0 ... n-1, by rejection, as Random::below.
Count below(Count n, common::Random& random) {
    const auto high_limit = static_cast<std::uint64_t>((n - 1) >> 64);
    const auto low_limit = static_cast<std::uint64_t>(n - 1);
    const int bits =
        128 - (high_limit != 0 ? std::countl_zero(high_limit) : 64 + std::countl_zero(low_limit));
    const Count mask = (Count{1} << bits) - 1;
    while (true) {
        const Count high = random.next();
        const Count low = random.next();
        const Count drawn = ((high << 64) | low) & mask;
        if (drawn < n) return drawn;
    }
}

// Arrangements with the same tally.
struct Group {
    Tally tally;
    std::vector<const Arrangement*> members;
};

std::vector<Group> grouped(const std::vector<Arrangement>& all) {
    std::vector<const Arrangement*> sorted;
    for (const Arrangement& arrangement : all) sorted.push_back(&arrangement);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Arrangement* a, const Arrangement* b) { return a->tally < b->tally; });
    std::vector<Group> groups;
    for (const Arrangement* arrangement : sorted) {
        if (groups.empty() || groups.back().tally != arrangement->tally) {
            groups.push_back({arrangement->tally, {}});
        }
        groups.back().members.push_back(arrangement);
    }
    return groups;
}

// Some choices with weights, to draw from.
template <class Choice>
class Urn {
public:
    void add(Choice choice, Count weight) {
        if (weight == 0) return;
        total_ += weight;
        choices_.push_back(choice);
        sums_.push_back(total_);
    }

    [[nodiscard]] bool is_empty() const { return choices_.empty(); }
    [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }

    [[nodiscard]] const Choice& draw(common::Random& random) const {
        const auto found = std::upper_bound(sums_.begin(), sums_.end(), below(total_, random));
        return choices_[static_cast<std::size_t>(found - sums_.begin())];
    }

private:
    std::vector<Choice> choices_;
    std::vector<Count> sums_;
    Count total_ = 0;
};

using Groups = std::pair<const Group*, const Group*>;
using Pair = std::pair<const Arrangement*, const Arrangement*>;

bool is_allowed(const Pair& pair) {
    return !pair.first->halo.meets(pair.second->body);
}

class Sampler {
public:
    Sampler(const Sighting& sighting, common::Random& random) : clues_(clues(sighting)), random_(random) {}

    // Nothing if there is too much to count.
    std::optional<std::vector<BitBase>> draw(int count) {
        if (singles_left() > most_singles) return std::nullopt;
        const auto halls = arrangements(clues_, left_of({Kind::Headquarter, Kind::Armory}));
        const auto barracks = arrangements(clues_, left_of({Kind::Barracks}));
        if (!halls || !barracks) return std::nullopt;

        const std::vector<Group> first = grouped(*halls);
        const std::vector<Group> second = grouped(*barracks);
        Urn<Groups> urn;
        for (const Group& one : first) {
            for (const Group& two : second) {
                const Count pairs = static_cast<Count>(one.members.size()) * two.members.size();
                urn.add({&one, &two}, pairs * bases_with(one.tally + two.tally));
            }
        }
        std::vector<BitBase> bases;
        if (!urn.is_empty()) draw_pairs(urn, count, bases);
        return bases;
    }

private:
    [[nodiscard]] int singles_left() const { return clues_.left[Kind::Tank] + clues_.left[Kind::OilDrum]; }

    [[nodiscard]] std::vector<Kind> left_of(const std::vector<Kind>& kinds) const {
        std::vector<Kind> buildings;
        for (const Kind kind : kinds) {
            buildings.insert(buildings.end(), static_cast<std::size_t>(clues_.left[kind]), kind);
        }
        return buildings;
    }

    // In how many ways tanks and drums can be placed around buildings with this tally.
    [[nodiscard]] Count bases_with(const Tally& covered) const {
        const int tanks = clues_.left[Kind::Tank] - (clues_.hit.size() - covered.hit);
        const bool has_odd_hit = covered.hit_twice < clues_.hit_twice.size();
        if (tanks < 0 || has_odd_hit) return 0;
        const int singles = tanks + clues_.left[Kind::OilDrum];
        return choose(clues_.mist.size() - covered.mist, singles) * choose(singles, tanks);
    }

    void draw_pairs(const Urn<Groups>& urn, int count, std::vector<BitBase>& bases) {
        const auto wanted = static_cast<std::size_t>(count);
        const int most_tries = most_tries_at_least + count * tries_for_each;
        for (int i = 0; i < most_tries && bases.size() < wanted; ++i) {
            const Groups groups = urn.draw(random_);
            const Arrangement* one = any_of(groups.first->members);
            const Arrangement* two = any_of(groups.second->members);
            if (is_allowed({one, two})) bases.push_back(completed({one, two}));
        }
        if (bases.size() < wanted) draw_from_list(urn, wanted, bases);
    }

    // The draws so far are kept: they are as likely as those from the list.
    void draw_from_list(const Urn<Groups>& urn, std::size_t wanted, std::vector<BitBase>& bases) {
        std::size_t pairs = 0;
        for (const auto& [one, two] : urn.choices()) pairs += one->members.size() * two->members.size();
        if (pairs > most_pairs) return;
        Urn<Pair> allowed;
        for (const auto& [one, two] : urn.choices()) {
            const Count weight = bases_with(one->tally + two->tally);
            for (const Arrangement* first : one->members) {
                for (const Arrangement* second : two->members) {
                    if (is_allowed({first, second})) allowed.add({first, second}, weight);
                }
            }
        }
        while (!allowed.is_empty() && bases.size() < wanted) {
            bases.push_back(completed(allowed.draw(random_)));
        }
    }

    [[nodiscard]] const Arrangement* any_of(const std::vector<const Arrangement*>& members) {
        return members[static_cast<std::size_t>(random_.below(static_cast<int>(members.size())))];
    }

    // The base of these buildings, with tanks and drums drawn around them.
    [[nodiscard]] BitBase completed(const Pair& pair) {
        BitBase base;
        for (const Arrangement* half : {pair.first, pair.second}) {
            for (int i = 0; i < half->buildings; ++i) {
                base.targets.push_back(half->sites[static_cast<std::size_t>(i)]);
            }
        }
        add_singles(clues_, pair.first->body | pair.second->body, random_, base);
        return base;
    }

    Clues clues_;
    common::Random& random_;
};

}  // namespace

Sample sample(const Sighting& sighting, int count, common::Random& random) {
    std::optional<std::vector<BitBase>> bases = Sampler(sighting, random).draw(count);
    if (bases) return {std::move(*bases), true};
    return {guess(clues(sighting), count, random), false};
}

}  // namespace basestrike
