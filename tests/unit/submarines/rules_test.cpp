#include "submarines/rules.hpp"

#include <boost/test/unit_test.hpp>

#include "common/notation.hpp"
#include "maps.hpp"

using common::Point;
using submarines::Action;
using submarines::Deed;
using submarines::Position;
using namespace submarines_test;

namespace {

std::string refusal(const std::string& text) {
    const auto position = submarines::parse_position(text);
    return position ? "taken" : position.error();
}

// The rows after the user's move, and the numbers behind them.
std::string after(Position position, Action action) {
    submarines::move_user(position, action);
    return submarines::to_text(position);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_test)

BOOST_AUTO_TEST_CASE(a_position_survives_parse_and_print) {
    for (const std::string text : {"u..k/.3o. 10 1 0 0", "../.. 0 0 0 100", "u1/2k 3 500 24 9"}) {
        const auto position = submarines::parse_position(text);
        BOOST_TEST_REQUIRE(static_cast<bool>(position));
        BOOST_TEST(submarines::to_text(*position) == text);
    }
    common::Random random(5, common::Stream::Setup);
    for (int i = 0; i < 200; ++i) {
        const std::string text = random_map(random, random_kind(random, 26, 9)) + " 7 6 5 4";
        const auto position = submarines::parse_position(text);
        BOOST_TEST_REQUIRE(static_cast<bool>(position));
        BOOST_TEST(submarines::to_text(*position) == text);
    }
}

BOOST_AUTO_TEST_CASE(a_bad_position_is_refused) {
    const std::string form =
        "a position is its rows, fuel, rounds, the user's score and the computer's score, for instance "
        "u..k/.3o. 10 1 0 0.";
    BOOST_TEST(refusal("") == form);
    BOOST_TEST(refusal("u.") == form);
    BOOST_TEST(refusal("u./.k 1 2 3 4 5") == form);
    BOOST_TEST(refusal("u.. 10 0 0 0") == "the grid is smaller than 2x2.");
    BOOST_TEST(refusal("u/k 10 0 0 0") == "the grid is smaller than 2x2.");
    BOOST_TEST(refusal("uk/.u 10 0 0 0") == "there is more than one u on the grid; one is right.");
    BOOST_TEST(refusal("u0/.k 10 0 0 0") == "'0' at 1,2 is no cell; allowed are .o123456789uk.");
    BOOST_TEST(refusal("u./.k -1 0 0 0") == "the fuel must be a whole number from 0 to 1000000, not '-1'.");
    BOOST_TEST(refusal("u./.k 1 0 2x 0") ==
               "the user's score must be a whole number from 0 to 1000000, not '2x'.");
    BOOST_TEST(refusal(std::string(27, '.') + "/" + std::string(27, '.') + " 1 0 0 0") ==
               "the board is larger than 26x26.");
}

BOOST_AUTO_TEST_CASE(actions_are_read_as_they_are_typed) {
    const Position fuelled = position_of("u./.k");
    BOOST_TEST((*submarines::parse_action("a", fuelled) == Action::Left));
    BOOST_TEST((*submarines::parse_action(" D ", fuelled) == Action::Right));
    BOOST_TEST((*submarines::parse_action("W", fuelled) == Action::Up));
    BOOST_TEST((*submarines::parse_action("x", fuelled) == Action::Down));
    BOOST_TEST((*submarines::parse_action("End", fuelled) == Action::End));
    for (const Action action : {Action::Left, Action::Right, Action::Up, Action::Down, Action::End}) {
        BOOST_TEST((*submarines::parse_action(submarines::to_text(action), fuelled) == action));
    }
    BOOST_TEST(submarines::parse_action("s", fuelled).error() ==
               "'s' is no move; type a, d, w, x or end, or help.");
    BOOST_TEST(submarines::parse_action("", fuelled).error() ==
               "'' is no move; type a, d, w, x or end, or help.");
    BOOST_TEST(!submarines::parse_action("aa", fuelled));

    Position empty = fuelled;
    empty.fuel = 0;
    BOOST_TEST((*submarines::parse_action("", empty) == Action::GoOn));
    BOOST_TEST((*submarines::parse_action("end", empty) == Action::End));
    BOOST_TEST(submarines::parse_action("a", empty).error() ==
               "there is no fuel to move; an empty line goes on, end ends the game.");
}

BOOST_AUTO_TEST_CASE(the_user_moves_like_a_slow_rook) {
    const Position position = position_of("...../..u../....k");
    BOOST_TEST(after(position, Action::Left) == "...../.u.../....k 9 0 0 0");
    BOOST_TEST(after(position, Action::Right) == "...../...u./....k 9 0 0 0");
    BOOST_TEST(after(position, Action::Up) == "..u../...../....k 9 0 0 0");
    BOOST_TEST(after(position, Action::Down) == "...../...../..u.k 9 0 0 0");
}

BOOST_AUTO_TEST_CASE(fuel_adds_to_score_and_fuel) {
    BOOST_TEST(after(position_of("u7./..k"), Action::Right) == ".u./..k 16 0 7 0");
}

BOOST_AUTO_TEST_CASE(a_failed_move_costs_no_fuel) {
    Position position = position_of("uo./..k");
    BOOST_TEST((submarines::move_user(position, Action::Right) == Deed::HitObstacle));
    BOOST_TEST((submarines::move_user(position, Action::Up) == Deed::LeftGrid));
    BOOST_TEST((submarines::move_user(position, Action::Left) == Deed::LeftGrid));
    BOOST_TEST((position == position_of("uo./..k")));
}

BOOST_AUTO_TEST_CASE(running_onto_a_killer_destroys_the_submarine_and_scores_nothing) {
    Position position = position_of("uk/1.");
    BOOST_TEST((submarines::move_user(position, Action::Right) == Deed::Destroyed));
    BOOST_TEST(submarines::to_text(position) == ".k/1. 9 0 0 0");
    BOOST_TEST(submarines::result_text(position) == "computer wins 0 to 0 (submarine destroyed)");
}

BOOST_AUTO_TEST_CASE(without_fuel_the_turn_is_over_at_once) {
    Position position = position_of("u./1k");
    position.fuel = 0;
    const Position before = position;
    BOOST_TEST((submarines::move_user(position, Action::GoOn) == Deed::Waited));
    BOOST_TEST((position == before));
}

BOOST_AUTO_TEST_CASE(a_killer_must_capture_else_eat_the_largest_else_goes_anywhere) {
    const auto targets = [](const std::string& rows, Point killer) {
        std::string text;
        for (const Point cell : submarines::killer_targets(position_of(rows), killer)) {
            text += (text.empty() ? "" : " ") + common::to_text(cell);
        }
        return text;
    };
    BOOST_TEST(targets("9../.k./..u", {1, 1}) == "3,3");
    BOOST_TEST(targets("7.9/.k./9.u", {1, 1}) == "3,3");
    BOOST_TEST(targets("7.9./.k../9..u", {1, 1}) == "1,3 3,1");
    BOOST_TEST(targets("..o./kk../o..u", {1, 1}) == "1,2 2,3 3,3 3,2 1,1");
    BOOST_TEST(targets("ko.u/oo../..../1...", {0, 0}).empty());
    BOOST_TEST(targets("kk.u/oo../..../1...", {0, 0}).empty());
}

BOOST_AUTO_TEST_CASE(a_killer_scores_what_it_takes) {
    Position position = position_of("k5./..u");
    BOOST_TEST((submarines::move_killer(position, {{0, 0}, {0, 1}}) == Deed::TookFuel));
    BOOST_TEST(submarines::to_text(position) == ".k./..u 10 0 0 5");
    BOOST_TEST((submarines::move_killer(position, {{0, 1}, {1, 2}}) == Deed::Destroyed));
    BOOST_TEST(submarines::to_text(position) == ".../..k 10 0 0 105");
}

BOOST_AUTO_TEST_CASE(the_result_has_the_winners_score_first) {
    const auto result = [](const std::string& text) {
        return submarines::result_text(*submarines::parse_position(text));
    };
    BOOST_TEST(result("u1/k. 5 5 24 9") == "user wins 24 to 9");
    BOOST_TEST(result("u1/k. 5 5 9 24") == "computer wins 24 to 9");
    BOOST_TEST(result("u1/k. 5 5 9 9") == "draw 9 to 9");
    BOOST_TEST(result(".1/k. 5 5 24 109") == "computer wins 109 to 24 (submarine destroyed)");
    BOOST_TEST(result(".1/k. 5 5 24 9") == "computer wins 9 to 24 (submarine destroyed)");
    BOOST_TEST(result("u1/.. 5 5 0 9") == "user wins 0 to 9");
}

BOOST_AUTO_TEST_SUITE_END()
