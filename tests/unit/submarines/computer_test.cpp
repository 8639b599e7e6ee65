#include "submarines/computer.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "maps.hpp"
#include "submarines/captain.hpp"
#include "submarines/chase.hpp"
#include "submarines/encircle.hpp"
#include "submarines/experiment.hpp"
#include "submarines/guard.hpp"
#include "submarines/killers.hpp"

using common::Point;
using submarines::Action;
using submarines::Captain;
using submarines::CaptainKind;
using submarines::Distances;
using submarines::Fleet;
using submarines::Plan;
using submarines::Position;
using submarines::Sea;
using submarines::Strategy;
using namespace submarines_test;

namespace {

Position after(Position position, const Plan& plan) {
    for (const submarines::Step& step : plan) submarines::move_killer(position, step);
    return position;
}

std::string rows_after(const std::string& rows, const Plan& plan) {
    const std::string text = submarines::to_text(after(position_of(rows), plan));
    return text.substr(0, text.find(' '));
}

std::string rows_after(Strategy strategy, const std::string& rows) {
    return rows_after(rows, Fleet(strategy, 1).plan(position_of(rows)));
}

std::string choice(CaptainKind kind, const std::string& text) {
    const auto position = submarines::parse_position(text);
    BOOST_TEST_REQUIRE(static_cast<bool>(position));
    return submarines::to_text(Captain(kind, 1).choose(*position));
}

int wins_of_computer(const std::string& killers, int games) {
    submarines::Settings settings;
    settings.is_random = true;
    settings.killers = killers;
    common::Options options;
    options.players = {common::Player("User", "collector")};
    const submarines::Scenario scenario = submarines::checked_scenario(settings, options);
    int wins = 0;
    for (int seed = 1; seed <= games; ++seed) {
        wins += submarines::play_out(scenario, static_cast<std::uint64_t>(seed)).winner == 1 ? 1 : 0;
    }
    return wins;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(computer_test)

BOOST_AUTO_TEST_CASE(names_are_found) {
    for (const std::string& name : submarines::strategy_names())
        BOOST_TEST(submarines::parse_strategy(name).has_value());
    for (const std::string& name : submarines::captain_names())
        BOOST_TEST(submarines::parse_captain(name).has_value());
    BOOST_TEST((submarines::parse_strategy("guard") == Strategy::Guard));
    BOOST_TEST((submarines::parse_captain("greedy") == CaptainKind::Greedy));
    BOOST_TEST(!submarines::parse_strategy("hunt"));
    BOOST_TEST(!submarines::parse_captain(""));
}

// Whatever the strategy: it plays by the rules, and moves as many as the order can.
BOOST_AUTO_TEST_CASE(every_strategy_moves_as_many_as_can_move) {
    common::Random random(8, common::Stream::Setup);
    for (const std::string& name : submarines::strategy_names()) {
        Fleet fleet(*submarines::parse_strategy(name), 1);
        for (int i = 0; i < 150; ++i) {
            MapKind kind = random_kind(random, 7, 5);
            const std::string rows = random_map(random, kind);
            const Position position = position_of(rows);
            if (submarines::ending(position)) continue;
            const Plan plan = fleet.plan(position);
            const submarines::KillersOrder order =
                submarines::order_killers(position, [](const submarines::Step&) { return 0; });
            BOOST_TEST_CONTEXT(name << ' ' << rows) {
                BOOST_TEST(plan.size() == order.plan.size());
                after(position, plan);  // asserts that each step is one
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(random_reaches_every_allowed_cell) {
    const Position position = position_of("....u/...../...../.k.../1....");
    Fleet fleet(Strategy::Random, 1);
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) seen.insert(submarines::to_text(after(position, fleet.plan(position))));
    BOOST_TEST(seen.size() == 1U);  // the fuel beside it must be taken
    const Position open = position_of("....u/...../...../.k.../....1");
    seen.clear();
    for (int i = 0; i < 200; ++i) seen.insert(submarines::to_text(after(open, fleet.plan(open))));
    BOOST_TEST(seen.size() == 8U);
}

BOOST_AUTO_TEST_CASE(chase_goes_around_obstacles) {
    BOOST_TEST(rows_after(Strategy::Chase, "u..../..o../..ok./..o../1....") ==
               "u..../..ok./..o../..o../1....");
    // The straight way is shut: the long way round below.
    BOOST_TEST(rows_after(Strategy::Chase, "u.o../..o.k/..o../...../1....") ==
               "u.o../..o../..ok./...../1....");
}

BOOST_AUTO_TEST_CASE(chase_goes_for_fuel_where_the_user_is_out_of_reach) {
    BOOST_TEST(rows_after(Strategy::Chase, "uo..../oo..k./....../1.....") ==
               rows_after("uo..../oo..k./....../1.....", {{{1, 4}, {2, 3}}}));
}

// Two killers that stand behind each other: the second goes to the other side.
BOOST_AUTO_TEST_CASE(encircle_leaves_less_water_than_a_chase) {
    const std::string rows = "......./k..u.../k....../......1";
    const Position position = position_of(rows);
    Distances distances(position.cells);
    const int after_encircling = submarines::water_left(
        Sea(after(position, submarines::plan_encircle(position, distances))), distances);
    const int after_chasing =
        submarines::water_left(Sea(after(position, submarines::plan_chase(position, distances))), distances);
    BOOST_TEST(after_encircling <= after_chasing);
    // The example of the header.
    BOOST_TEST(submarines::water_left(Sea(position), distances) == 19);
    BOOST_TEST(submarines::water_left(Sea(position_of("......./k..u..k/......./......1")), distances) == 10);
}

// One killer is first at the fuel that the user could reach soonest, and eats it; the other chases.
BOOST_AUTO_TEST_CASE(guard_eats_what_it_reaches_first) {
    const std::string rows = "u....../......./......./5..k.../......./......./......k";
    const Position position = position_of(rows);
    Distances distances(position.cells);
    const Position then = after(position, submarines::plan_guard(position, distances));
    BOOST_TEST(submarines::to_text(then).find("5") != std::string::npos);
    BOOST_TEST(common::king_distance(submarines::killer_cells(then).front(), {3, 0}) == 2);
    BOOST_TEST((then.cells.at({5, 5}) == submarines::killer_mark));
}

// The user is nearer: the guard goes to where it is two cells away, from there it can be beside the fuel at once.
BOOST_AUTO_TEST_CASE(guard_waits_two_cells_away_from_what_the_user_reaches_first) {
    const std::string rows = "......../......../u...k.../.2....../......../......../......../.......k";
    const Position position = position_of(rows);
    Distances distances(position.cells);
    const Position then = after(position, submarines::plan_guard(position, distances));
    int guards = 0;
    for (const Point killer : submarines::killer_cells(then))
        guards += common::king_distance(killer, {3, 1}) == 2 ? 1 : 0;
    BOOST_TEST(guards == 1);
}

BOOST_AUTO_TEST_CASE(greedy_goes_for_the_nearest_fuel) {
    BOOST_TEST(choice(CaptainKind::Greedy, "9...u/...../....1/...../k.... 10 1 0 0") == "x");
    BOOST_TEST(choice(CaptainKind::Greedy, "9.u../...../...../..o.1/k.... 10 1 0 0") == "a");
    BOOST_TEST(choice(CaptainKind::Greedy, "9...u/...../k...1/...../..... 0 1 0 0").empty());
}

BOOST_AUTO_TEST_CASE(collector_ends_when_it_leads) {
    BOOST_TEST(choice(CaptainKind::Collector, "9...u/...../....1/...../k.... 10 1 5 4") == "end");
    BOOST_TEST(choice(CaptainKind::Collector, "9...u/...../....1/...../k.... 10 1 4 4") != "end");
    BOOST_TEST(choice(CaptainKind::Collector, "9...u/...../....1/...../k.... 0 1 5 4") == "end");
    BOOST_TEST(choice(CaptainKind::Collector, "9...u/...../....1/...../k.... 0 1 4 4").empty());
}

BOOST_AUTO_TEST_CASE(collector_does_not_step_where_a_killer_can_reach_it) {
    // The fuel on the right lies beside the killer; greed would take it.
    BOOST_TEST(choice(CaptainKind::Collector, "....../.u5k../....../.....1 10 2 0 0") != "d");
    BOOST_TEST(choice(CaptainKind::Greedy, "....../.u5k../....../.....1 10 2 0 0") == "d");
    // Unless it is the last, and wins.
    BOOST_TEST(choice(CaptainKind::Collector, "....../.u5k../....../...... 10 2 0 0") == "d");
}

BOOST_AUTO_TEST_CASE(collector_does_not_wait_for_ever) {
    // Fuel is out of reach, and so are the killers: it moves until its fuel is spent.
    const Position start = position_of("u..o..k/...o.../oooo..1");
    submarines::Game game(start, 500);
    Captain captain(CaptainKind::Collector, 1);
    Fleet fleet(Strategy::Random, 1);
    int waited = 0;
    while (!game.is_over() && game.position().fuel > 0) {
        game.begin_round();
        const int fuel = game.position().fuel;
        game.user_acts(captain.choose(game.position()));
        waited = game.position().fuel == fuel ? waited + 1 : 0;
        BOOST_TEST(waited <= 3);
        if (!game.is_over()) game.computer_acts(fleet.plan(game.position()));
    }
    BOOST_TEST(game.position().rounds < 100);
}

BOOST_AUTO_TEST_CASE(the_same_seed_is_the_same_game) {
    for (const std::string& killers : submarines::strategy_names()) {
        BOOST_TEST(wins_of_computer(killers, 10) == wins_of_computer(killers, 10));
    }
}

// The bench shows the figures of many more games; here only that the order of the strategies holds.
BOOST_AUTO_TEST_CASE(who_looks_further_wins_more) {
    const int random = wins_of_computer("random", 150);
    const int chase = wins_of_computer("chase", 150);
    const int ahead = wins_of_computer("ahead", 150);
    BOOST_TEST(chase > random + 15);
    BOOST_TEST(ahead > chase + 5);
    BOOST_TEST(wins_of_computer("encircle", 150) > chase - 10);
}

BOOST_AUTO_TEST_SUITE_END()
