#include "basestrike/oracle.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

Oracle oracle(int bases) {
    return Oracle(Network(common::DataFile("data/basestrike/oracle-weights.txt")), bases);
}

bool play(const Oracle& gunner, std::uint64_t seed) {
    common::Random setup(seed, common::Stream::Setup);
    common::Random random(seed, common::computer_stream(0));
    Game game(random_base(setup));
    while (game.status() == Status::Playing) {
        const Shot shot = gunner.shot(game.sighting(), random);
        BOOST_REQUIRE(game.sighting().is_worth_a_shot(shot.cell));
        fire(game, shot.weapon, shot.cell);
    }
    return game.status() == Status::Won;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(oracle_test)

BOOST_AUTO_TEST_CASE(it_takes_the_win_that_it_sees) {
    // One cell of a barracks is left, and one of two cells must be it; a drum is worth nothing any more.
    Game game(base("///....BBB"));
    for (const Point& cell : {Point{3, 4}, Point{3, 5}}) fire(game, Weapon::Rocket, cell);
    fire(game, Weapon::Rocket, {3, 3});
    common::Random random(1, common::computer_stream(0));
    BOOST_TEST(oracle(100).shot(game.sighting(), random).cell.row == 3);
    const auto hint = oracle(100).hint(game.sighting(), random);
    BOOST_REQUIRE(hint.has_value());
    BOOST_TEST(hint->hits == hint->bases);
    BOOST_TEST(hint->is_exact);
}

BOOST_AUTO_TEST_CASE(gain_counts_the_whole_chain) {
    // Every base is this one: the drum at 1,1 takes the barracks along, the one at 10,10 nothing.
    const Base there = base("O.BBB/////////.........O");
    Game game(there);
    const std::vector<BitBase> bases{bit_base(there, game.sighting().hits)};
    const std::vector<Prospect> prospects = prospects_by_gain(game.sighting(), bases);
    const Prospect& best = prospects.front();
    BOOST_TEST((best.shot == Shot{Weapon::Rocket, {0, 0}}));
    BOOST_TEST(best.gain == 10 * (2 + 2));  // the drum and a cell of the barracks, and the drum destroyed
    BOOST_TEST(best.hits == 1);
}

BOOST_AUTO_TEST_CASE(it_plays_well_and_the_same_every_time) {
    const Oracle gunner = oracle(50);
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) won += play(gunner, seed) ? 1 : 0;
    BOOST_TEST(won >= 7);
    BOOST_TEST(play(gunner, 1) == play(gunner, 1));
}

BOOST_AUTO_TEST_CASE(rosters_too_large_to_count_do_not_stop_it) {
    common::Random random(41, common::Stream::Setup);
    Game game(*place(roster(0, 0, 2, 10, 15), random));
    int shots = 0;
    while (game.status() == Status::Playing) {
        const Shot shot = oracle(20).shot(game.sighting(), random);
        fire(game, shot.weapon, shot.cell);
        ++shots;
    }
    BOOST_TEST(shots <= 23);
}

BOOST_AUTO_TEST_CASE(what_is_said_to_be_likely_happens_as_often_as_said) {
    // One cell under mist of each position met, by the tenth of its chance to hold something.
    constexpr int bases = 100;
    constexpr int bins = 10;
    std::array<int, bins> cells{};
    std::array<int, bins> held{};
    std::array<double, bins> said{};
    common::Random random(42, common::Stream::Setup);
    for (int i = 0; i < 100; ++i) {
        const Base truth = random_base(random);
        Game game(truth);
        while (game.status() == Status::Playing) {
            const Shot shot = hunter_shot(game.sighting(), random);
            fire(game, shot.weapon, shot.cell);
            const Point cell = random_cell(random);
            if (game.status() != Status::Playing) break;
            if (game.sighting().position.cells.at(cell) != mark::mist) continue;
            const Sample drawn = sample(game.sighting(), bases, random);
            int holds = 0;
            for (const BitBase& base : drawn.bases) holds += base.left.one.contains(cell) ? 1 : 0;
            const auto bin = static_cast<std::size_t>(std::min(bins - 1, holds * bins / bases));
            ++cells[bin];
            said[bin] += static_cast<double>(holds) / bases;
            held[bin] += truth.target_at(cell) ? 1 : 0;
        }
    }
    for (std::size_t bin = 0; bin < bins; ++bin) {
        if (cells[bin] < 20) continue;
        const double chance = said[bin] / cells[bin];
        const double noise = std::sqrt(cells[bin] * (chance * (1 - chance) + 0.01));
        BOOST_TEST_CONTEXT("tenth " << bin << ": " << held[bin] << " of " << cells[bin]) {
            BOOST_TEST(std::abs(held[bin] - said[bin]) < 3.5 * noise);
        }
    }
    BOOST_TEST(cells[1] + cells[2] + cells[3] > 200);
}

BOOST_AUTO_TEST_SUITE_END()
