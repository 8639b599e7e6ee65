#include "basestrike/sighting.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

const std::string mist(base_size, '.');

std::string fault(const std::string& text) {
    const Expected<Position> position = parse_position(text);
    return position ? "none" : position.error();
}

std::string board(int rows) {
    std::string text = mist;
    for (int row = 1; row < rows; ++row) text += '/' + mist;
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sighting_test)

BOOST_AUTO_TEST_CASE(a_position_is_one_line_and_back) {
    const std::string text = "x-HHH...O./..HHH...../" + board(8) + " m 17 2";
    const Expected<Position> position = parse_position(text);
    BOOST_REQUIRE(bool(position));
    BOOST_TEST(to_text(*position) == text);
    BOOST_TEST((position->weapon == Weapon::Missile));
    BOOST_TEST(position->left(Weapon::Rocket) == 17);
    BOOST_TEST(to_text(Position{}) == board(10) + " r 20 3");
}

BOOST_AUTO_TEST_CASE(every_position_met_in_play_reads_back) {
    common::Random random(11, common::Stream::Setup);
    for (int i = 0; i < 100; ++i) {
        Game game(random_base(random));
        while (game.can_fire()) {
            game.fire(random_cell(random));
            const Position& position = game.sighting().position;
            BOOST_REQUIRE((*parse_position(to_text(position)) == position));
        }
    }
    BOOST_TEST(true);
}

BOOST_AUTO_TEST_CASE(what_is_no_position_is_refused) {
    BOOST_TEST(fault("") == "a position is its 10 rows joined by '/', the weapon, rockets and missiles.");
    BOOST_TEST(fault(board(10) + " r 20") != "none");
    BOOST_TEST(fault(board(9) + " r 20 3") == "the base has 10 rows of 10 cells.");
    BOOST_TEST(fault(board(11) + " r 20 3") == "the board is larger than 10x10.");
    BOOST_TEST(fault(board(10) + " x 20 3") == "the weapon is r or m, not 'x'.");
    BOOST_TEST(fault(board(10) + " r 21 3") != "none");
    BOOST_TEST(fault(board(10) + " r 20 -1") != "none");
    BOOST_TEST(fault("?" + board(10).substr(1) + " r 20 3") != "none");
}

BOOST_AUTO_TEST_CASE(a_cell_is_worth_a_shot_under_mist_or_where_a_tank_may_stand) {
    Game game(base("T....BBB/O"));
    fire(game, Weapon::Rocket, {0, 0});
    BOOST_TEST(game.sighting().is_worth_a_shot({0, 0}));
    BOOST_TEST(game.sighting().is_worth_a_shot({5, 5}));
    fire(game, Weapon::Rocket, {9, 9});
    BOOST_TEST(!game.sighting().is_worth_a_shot({9, 9}));
    fire(game, Weapon::Rocket, {0, 5});
    BOOST_TEST(game.sighting().is_worth_a_shot({0, 5}));
    fire(game, Weapon::Rocket, {0, 5});
    BOOST_TEST(!game.sighting().is_worth_a_shot({0, 5}));  // a tank would be gone
    fire(game, Weapon::Rocket, {0, 6});
    fire(game, Weapon::Rocket, {0, 0});
    BOOST_TEST(!game.sighting().is_worth_a_shot({0, 6}));  // no tank is left
}

BOOST_AUTO_TEST_CASE(areas_are_cut_at_the_edges) {
    BOOST_TEST((area(Weapon::Rocket, {0, 0}) == Rectangle{{0, 0}, 1, 1}));
    BOOST_TEST((area(Weapon::Missile, {0, 0}) == Rectangle{{0, 0}, 2, 2}));
    BOOST_TEST((area(Weapon::Missile, {9, 9}) == Rectangle{{8, 8}, 2, 2}));
    BOOST_TEST((area(Weapon::Missile, {4, 9}) == Rectangle{{3, 8}, 3, 2}));
    BOOST_TEST((area(Weapon::Missile, {4, 4}) == Rectangle{{3, 3}, 3, 3}));
}

BOOST_AUTO_TEST_SUITE_END()
