#include "basestrike/sampler.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <map>

#include "basestrike/computer.hpp"
#include "common/notation.hpp"
#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

struct FiredShot {
    Weapon weapon;
    Point cell;
};

Target target_of(const Site& site) {
    for (const Rectangle& place : places(site.kind)) {
        if (CellSet(place) == site.body) return {site.kind, place};
    }
    throw std::logic_error("a site is a place");
}

// The whole base that a drawn one stands for: what is destroyed is known.
Base whole(const BitBase& drawn, const Base& truth, const Sighting& sighting) {
    std::vector<Target> targets;
    for (const Target& target : truth.targets()) {
        if (kind_of_letter(sighting.position.cells.at(target.place.corner))) targets.push_back(target);
    }
    for (const SiteNumber number : drawn.targets) targets.push_back(target_of(all_sites()[number]));
    for (std::size_t i = 0; i < targets.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) BOOST_REQUIRE(are_compatible(targets[j], targets[i]));
    }
    return Base(targets);
}

// The bases drawn after each shot of some games, given to `check` with what was fired so far.
template <class Check>
void for_positions_in_play(const Roster& roster, int games, int bases, std::uint64_t seed, Check check) {
    common::Random random(seed, common::Stream::Setup);
    for (int i = 0; i < games; ++i) {
        const Base truth = *place(roster, random);
        Game game(truth);
        std::vector<FiredShot> fired;
        while (game.status() == Status::Playing) {
            const Shot shot = hunter_shot(game.sighting(), random);
            fire(game, shot.weapon, shot.cell);
            fired.push_back({shot.weapon, shot.cell});
            if (game.status() == Status::Playing) {
                check(truth, game.sighting(), fired, sample(game.sighting(), bases, random));
            }
        }
    }
}

void check_that_all_agree(const Base& truth, const Sighting& sighting, const std::vector<FiredShot>& fired,
                          const Sample& drawn) {
    for (const BitBase& bits : drawn.bases) {
        const Base base = whole(bits, truth, sighting);
        Game game(base);
        for (const FiredShot& shot : fired) fire(game, shot.weapon, shot.cell);
        BOOST_REQUIRE_EQUAL(to_text(game.sighting().position), to_text(sighting.position));
        BOOST_REQUIRE((game.sighting() == sighting));
        BOOST_REQUIRE((bit_base(base, sighting.hits).left == bits.left));
    }
}

// A sighting as it is drawn: hits are one on each cell that is not mist, but two on those marked 'X'.
Sighting staged(const std::string& rows, const Roster& left) {
    Sighting sighting;
    sighting.left = left;
    sighting.position.cells = *common::parse_one_line(rows, ".-xXHABTO", base_size, base_size);
    for (const Point& cell : sighting.hits.points()) {
        char& seen = sighting.position.cells.at(cell);
        sighting.hits.at(cell) = seen == mark::mist ? 0 : seen == 'X' ? 2 : 1;
        if (seen == 'X') seen = mark::hit;
    }
    return sighting;
}

std::string letters(const BitBase& base) {
    Grid<char> cells(base_size, base_size, '.');
    for (const SiteNumber number : base.targets) {
        const Site& site = all_sites()[number];
        for (CellSet body = site.body; !body.is_empty();) {
            cells.at(body.take_first()) = facts(site.kind).letter;
        }
    }
    return common::one_line(cells);
}

// All placements of the targets left that agree with the sighting, by trying every place of each, with no
// thought for speed.
class Enumeration {
public:
    explicit Enumeration(const Sighting& sighting) : sighting_(sighting) {
        for (const Kind kind : all_kinds) {
            for (int i = 0; i < sighting.left[kind]; ++i) kinds_.push_back(kind);
        }
        for (const Point& cell : sighting.hits.points()) {
            if (const auto kind = kind_of_letter(sighting.position.cells.at(cell))) {
                ruins_.push_back({*kind, {cell, 1, 1}});
            }
        }
        place_next();
    }

    [[nodiscard]] const std::map<std::string, int>& bases() const { return bases_; }

private:
    void place_next() {
        if (placed_.size() == kinds_.size()) {
            if (explains_all_hits()) ++bases_[common::one_line(Base(placed_).letters())];
            return;
        }
        const Kind kind = kinds_[placed_.size()];
        for (const Rectangle& place : places(kind)) {
            const Target target{kind, place};
            if (!is_open(target) || !is_alive(target)) continue;
            placed_.push_back(target);
            place_next();
            placed_.pop_back();
        }
    }

    [[nodiscard]] bool is_open(const Target& target) const {
        for (const Point& cell : target.place.cells()) {
            const char seen = sighting_.position.cells.at(cell);
            if (seen != mark::mist && seen != mark::hit) return false;
        }
        for (const Target& other : placed_) {
            if (!are_compatible(other, target)) return false;
        }
        for (const Target& other : ruins_) {
            if (!are_compatible(other, target)) return false;
        }
        return true;
    }

    [[nodiscard]] bool is_alive(const Target& target) const {
        for (const Point& cell : target.place.cells()) {
            if (sighting_.hits.at(cell) < facts(target.kind).hits) return true;
        }
        return false;
    }

    [[nodiscard]] bool explains_all_hits() const {
        const Base base(placed_);
        for (const Point& cell : sighting_.hits.points()) {
            if (sighting_.position.cells.at(cell) == mark::hit && !base.target_at(cell)) return false;
        }
        return true;
    }

    const Sighting& sighting_;
    std::vector<Kind> kinds_;
    std::vector<Target> ruins_;
    std::vector<Target> placed_;
    std::map<std::string, int> bases_;
};

// Pearson's statistic of draws that should be equally likely, in standard deviations from its mean.
double deviation_from_uniform(const std::map<std::string, int>& drawn, std::size_t choices, int draws) {
    const double mean = static_cast<double>(draws) / static_cast<double>(choices);
    double chi_square = static_cast<double>(choices - drawn.size()) * mean;
    for (const auto& [base, count] : drawn) chi_square += (count - mean) * (count - mean) / mean;
    const auto freedom = static_cast<double>(choices) - 1;
    return (chi_square - freedom) / std::sqrt(2 * freedom);
}

// The same for two series of draws that should come from one distribution.
double deviation_between(const std::map<std::string, std::pair<int, int>>& counts) {
    double first = 0;
    double second = 0;
    for (const auto& [what, pair] : counts) {
        first += pair.first;
        second += pair.second;
    }
    double chi_square = 0;
    double freedom = -1;
    int rare_first = 0;
    int rare_second = 0;
    const auto add = [&](int a, int b) {
        const double difference = a * std::sqrt(second / first) - b * std::sqrt(first / second);
        chi_square += difference * difference / (a + b);
        ++freedom;
    };
    for (const auto& [what, pair] : counts) {
        if (pair.first + pair.second >= 10) {
            add(pair.first, pair.second);
        } else {
            rare_first += pair.first;
            rare_second += pair.second;
        }
    }
    if (rare_first + rare_second >= 10) add(rare_first, rare_second);
    return (chi_square - freedom) / std::sqrt(2 * freedom);
}

// "H 3,4 2x3", for each target left, with the barracks of a base as one word.
std::vector<std::string> marginals(const std::vector<Target>& targets) {
    std::vector<std::string> words;
    for (const Target& target : targets) {
        words.push_back(std::string(1, facts(target.kind).letter) + ' ' +
                        common::to_text(target.place.corner) +
                        (target.place.rows > target.place.cols ? " upright" : ""));
    }
    return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sampler_test)

BOOST_AUTO_TEST_CASE(every_drawn_base_agrees_with_all_that_was_seen) {
    for_positions_in_play(
        standard_roster(), 20, 8, 31,
        [](const auto& truth, const auto& sighting, const auto& fired, const Sample& drawn) {
            BOOST_REQUIRE(drawn.is_exact);
            BOOST_REQUIRE_EQUAL(drawn.bases.size(), 8U);
            check_that_all_agree(truth, sighting, fired, drawn);
        });
    BOOST_TEST(true);
}

BOOST_AUTO_TEST_CASE(so_does_every_guess_where_there_is_too_much_to_count) {
    int guesses = 0;
    for (const Roster& crowd : {roster(1, 1, 4, 3, 4), roster(0, 0, 1, 12, 12)}) {
        for_positions_in_play(
            crowd, 8, 5, 32,
            [&](const auto& truth, const auto& sighting, const auto& fired, const Sample& drawn) {
                guesses += drawn.is_exact ? 0 : static_cast<int>(drawn.bases.size());
                check_that_all_agree(truth, sighting, fired, drawn);
            });
    }
    BOOST_TEST(guesses > 100);
}

BOOST_AUTO_TEST_CASE(every_base_that_agrees_is_equally_likely) {
    const std::string empty_rows = "/----------/----------/----------/----------/----------/----------";
    const std::vector<Sighting> positions{
        // One hit explained by many: a headquarter, an armory, a tank.
        staged("..x..-----/.....-----/----------/----------" + empty_rows, roster(1, 0, 0, 1, 1)),
        // Hit twice: no tank; a barracks must lie there.
        staged("..X..-----/.....-----/.....-----/----------" + empty_rows, roster(0, 0, 1, 1, 1)),
        // Two barracks, not told apart, and a ruin that keeps them away.
        staged("..x...----/......----/..x...----/.....-BBB-" + empty_rows, roster(0, 0, 2, 1, 0)),
        // Both halves at once, and not every pair may stand.
        staged("......----/......----/..x...----/......----" + empty_rows, roster(0, 1, 1, 0, 1))};
    common::Random random(33, common::Stream::Setup);
    for (const Sighting& sighting : positions) {
        BOOST_TEST_CONTEXT(to_text(sighting.position)) {
            const Enumeration all(sighting);
            const int draws = 10 * static_cast<int>(all.bases().size());
            std::map<std::string, int> drawn;
            const Sample bases = sample(sighting, draws, random);
            BOOST_TEST(bases.is_exact);
            BOOST_TEST(bases.bases.size() == static_cast<std::size_t>(draws));
            for (const BitBase& base : bases.bases) ++drawn[letters(base)];
            for (const auto& [base, count] : drawn) BOOST_REQUIRE(all.bases().contains(base));
            BOOST_TEST(all.bases().size() > 30U);
            BOOST_TEST(std::abs(deviation_from_uniform(drawn, all.bases().size(), draws)) < 4);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_frequencies_are_those_of_plain_rejection) {
    // Rejection: draw whole bases, fire the same shots at them, and keep those that look the same.
    const std::vector<FiredShot> shots{{Weapon::Rocket, {4, 4}},
                                       {Weapon::Rocket, {4, 5}},
                                       {Weapon::Rocket, {7, 2}},
                                       {Weapon::Rocket, {0, 0}}};
    common::Random random(34, common::Stream::Setup);
    const Roster small = roster(1, 1, 1, 1, 2);
    for (int i = 0; i < 2; ++i) {
        Game game(*place(small, random));
        for (const FiredShot& shot : shots) fire(game, shot.weapon, shot.cell);
        std::map<std::string, std::pair<int, int>> counts;
        int kept = 0;
        for (int tries = 0; tries < 8'000; ++tries) {
            const Base base = *place(small, random);
            Game other(base);
            for (const FiredShot& shot : shots) {
                if (other.status() == Status::Playing) fire(other, shot.weapon, shot.cell);
            }
            if (!(other.sighting() == game.sighting())) continue;
            ++kept;
            for (const std::string& word : marginals(base.targets())) ++counts[word].first;
        }
        BOOST_TEST(kept > 50);
        for (const BitBase& base : sample(game.sighting(), 5 * kept, random).bases) {
            std::vector<Target> targets;
            for (const SiteNumber number : base.targets) targets.push_back(target_of(all_sites()[number]));
            for (const std::string& word : marginals(targets)) ++counts[word].second;
        }
        BOOST_TEST(std::abs(deviation_between(counts)) < 4);
    }
}

BOOST_AUTO_TEST_CASE(nothing_agrees_with_a_board_that_cannot_be) {
    common::Random random(35, common::Stream::Setup);
    const std::string rest = "/----------/----------/----------/----------/----------/----------/----------";
    const Sighting lonely = staged("X---------/----------/.........." + rest, roster(0, 0, 1, 1, 0));
    BOOST_TEST(sample(lonely, 10, random).bases.empty());
}

BOOST_AUTO_TEST_SUITE_END()
