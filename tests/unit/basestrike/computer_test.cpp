#include "basestrike/computer.hpp"

#include <boost/test/unit_test.hpp>
#include <functional>

#include "basestrike/seating.hpp"
#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

using Gunner = std::function<Shot(const Sighting&, common::Random&)>;

Shot shot_after(const Gunner& gunner, const std::string& rows, const std::vector<Shot>& fired) {
    Game game(base(rows));
    for (const Shot& shot : fired) fire(game, shot.weapon, shot.cell);
    common::Random random(1, common::computer_stream(0));
    return gunner(game.sighting(), random);
}

int wins(const Gunner& gunner, int games, std::uint64_t seed) {
    int won = 0;
    for (int i = 0; i < games; ++i) {
        common::Random setup(seed + static_cast<std::uint64_t>(i), common::Stream::Setup);
        common::Random random(seed + static_cast<std::uint64_t>(i), common::computer_stream(0));
        Game game(random_base(setup));
        while (game.status() == Status::Playing) {
            const Shot shot = gunner(game.sighting(), random);
            BOOST_REQUIRE(game.sighting().position.left(shot.weapon) > 0);
            BOOST_REQUIRE(game.sighting().is_worth_a_shot(shot.cell));
            fire(game, shot.weapon, shot.cell);
        }
        won += game.status() == Status::Won ? 1 : 0;
    }
    return won;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(computer_test)

BOOST_AUTO_TEST_CASE(the_hunter_starts_with_a_missile_of_nine_cells) {
    const Shot shot = shot_after(hunter_shot, "O", {});
    BOOST_TEST((shot.weapon == Weapon::Missile));
    BOOST_TEST(CellSet(area(shot.weapon, shot.cell)).size() == 9);
}

BOOST_AUTO_TEST_CASE(the_hunter_follows_a_hit_with_a_rocket) {
    const Shot shot = shot_after(hunter_shot, "///....BBB///....O", {{Weapon::Rocket, {3, 5}}});
    BOOST_TEST((shot.weapon == Weapon::Rocket));
    BOOST_TEST(common::city_block_distance(shot.cell, {3, 5}) == 1);
}

BOOST_AUTO_TEST_CASE(the_hunter_goes_on_along_two_hits) {
    const Shot shot =
        shot_after(hunter_shot, "///....BBB/////O", {{Weapon::Rocket, {3, 5}}, {Weapon::Rocket, {3, 6}}});
    BOOST_TEST(shot.cell.row == 3);
    BOOST_TEST((shot.cell.col == 4 || shot.cell.col == 7));
}

BOOST_AUTO_TEST_CASE(the_hunter_fires_twice_at_what_must_be_a_tank) {
    const Shot shot = shot_after(hunter_shot, "T", {{Weapon::Rocket, {0, 0}}});
    BOOST_TEST((shot == Shot{Weapon::Rocket, {0, 0}}));
}

BOOST_AUTO_TEST_CASE(gunners_fire_only_what_they_have_and_where_it_can_help) {
    BOOST_TEST(wins(random_shot, 200, 1) < 20);
    const int won = wins(hunter_shot, 300, 1);
    BOOST_TEST(won > 80);
    BOOST_TEST(won < 130);
}

BOOST_AUTO_TEST_CASE(where_nothing_is_worth_a_shot_any_cell_will_do) {
    Sighting sighting;
    for (const Point& cell : sighting.hits.points()) {
        sighting.hits.at(cell) = 1;
        sighting.position.cells.at(cell) = mark::empty;
    }
    BOOST_TEST(cells_to_consider(sighting).size() == 100U);
}

BOOST_AUTO_TEST_SUITE_END()
