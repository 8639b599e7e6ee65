#include "submarines/killers.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "brute_force.hpp"
#include "common/notation.hpp"
#include "maps.hpp"

using common::Point;
using common::Random;
using submarines::KillersOrder;
using submarines::Position;
using submarines::Step;
using namespace submarines_test;

namespace {

const submarines::Wish indifferent = [](const Step&) { return 0; };

submarines::Wish chance(Random& random) {
    return [&random](const Step&) { return random.below(1000); };
}

// What the order comes to, by the plain rules, step by step.
TurnEnd play(Position position, const submarines::Plan& plan) {
    TurnEnd end;
    for (const Step& step : plan) {
        const std::vector<Point> targets = submarines::killer_targets(position, step.from);
        BOOST_TEST_REQUIRE((std::find(targets.begin(), targets.end(), step.to) != targets.end()));
        end.has_captured = submarines::move_killer(position, step) == submarines::Deed::Destroyed;
        ++end.movers;
    }
    end.rows = common::one_line(position.cells);
    end.gain = position.computer_score;
    return end;
}

int most_movers(const std::string& rows) {
    const KillersOrder order = submarines::order_killers(position_of(rows), indifferent);
    BOOST_TEST(order.is_most);
    BOOST_TEST(order.bound == static_cast<int>(order.plan.size()));
    return play(position_of(rows), order.plan).movers;
}

// A strategy that looks at the killers in reading order and moves each as soon as it comes to it.
int movers_in_reading_order(const std::string& rows) {
    Position position = position_of(rows);
    int movers = 0;
    for (const Point killer : submarines::killer_cells(position)) {
        if (!submarines::has_fuel_cells(position)) break;
        const std::vector<Point> targets = submarines::killer_targets(position, killer);
        if (targets.empty()) continue;
        submarines::move_killer(position, {killer, targets.front()});
        ++movers;
    }
    return movers;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(killers_test)

BOOST_AUTO_TEST_CASE(a_killer_goes_into_the_cell_that_another_leaves) {
    // Only the right one can move; each of the others follows into the cell before it.
    BOOST_TEST(most_movers("kkk./oooo/u..1") == 3);
    BOOST_TEST(most_movers("kk./ooo/u.1") == 2);
}

BOOST_AUTO_TEST_CASE(killers_walled_in_together_cannot_change_places) {
    BOOST_TEST(most_movers("kko./oooo/u..1") == 0);
    // A ring of eight round an obstacle, walled in: nobody can be the first.
    BOOST_TEST(most_movers("kkko./koko./kkko./oooo./u...1") == 0);
    // With one hole in it, all seven go round by one.
    BOOST_TEST(most_movers("kkko./koko./kk.o./oooo./u...1") == 7);
}

BOOST_AUTO_TEST_CASE(of_a_star_one_arm_can_follow_the_centre) {
    // The centre leaves by the only exit; one of the three arms takes its place.
    BOOST_TEST(most_movers("okoook/ookook/kooook/okoooo/oo.ooo/oooou1") ==
               most_movers_by_brute_force("okoook/ookook/kooook/okoooo/oo.ooo/oooou1"));
    BOOST_TEST(most_movers("kokoo/okooo/koo.o/ooooo/u...1") == 0);
    BOOST_TEST(most_movers("koooo/okoko/oo.oo/ooooo/u...1") == 1 + 1);
}

BOOST_AUTO_TEST_CASE(capture_comes_first_and_ends_the_turn) {
    const KillersOrder capture = submarines::order_killers(position_of("k1k/.k./..u/1.."), indifferent);
    BOOST_TEST_REQUIRE(capture.plan.size() == 1U);
    BOOST_TEST((capture.plan.front() == Step{{1, 1}, {2, 2}}));
}

BOOST_AUTO_TEST_CASE(the_largest_fuel_must_be_taken) {
    const Position position = position_of("1k9/.../u..");
    const KillersOrder order = submarines::order_killers(position, indifferent);
    BOOST_TEST_REQUIRE(order.plan.size() == 1U);
    BOOST_TEST((order.plan.front() == Step{{0, 1}, {0, 2}}));
}

BOOST_AUTO_TEST_CASE(who_takes_the_last_fuel_goes_last) {
    // The first killer in reading order is beside the last fuel: if it went first, the others would not move.
    BOOST_TEST(most_movers("1k..../....../k...k./....../u.....") == 3);
    BOOST_TEST(movers_in_reading_order("1k..../....../k...k./....../u.....") == 1);
}

BOOST_AUTO_TEST_CASE(groups_are_at_most_two_apart) {
    BOOST_TEST(submarines::groups_of_killers(position_of("k.k..k/....../u....1")).size() == 2U);
    BOOST_TEST(submarines::groups_of_killers(position_of("k..k/..../u..1")).size() == 2U);
    BOOST_TEST(submarines::groups_of_killers(position_of("k..../..k../....k/u...1")).size() == 1U);
}

// The outcome is one that the rules allow, moves as many as possible, and does so whatever the strategy
// wishes.
BOOST_AUTO_TEST_CASE(turns_on_small_crowded_maps_are_those_of_brute_force) {
    Random random(1, common::Stream::Setup);
    int tight = 0;
    for (int i = 0; i < 8000; ++i) {
        const std::string rows = random_map(random, random_kind(random, 5, 4));
        if (!submarines::has_fuel_cells(position_of(rows))) continue;
        const std::set<TurnEnd> ends = all_turn_ends(rows);
        int most = 0;
        for (const TurnEnd& end : ends) most = std::max(most, end.movers);

        const KillersOrder order = submarines::order_killers(position_of(rows), chance(random));
        const TurnEnd end = play(position_of(rows), order.plan);
        BOOST_TEST_CONTEXT(rows) {
            BOOST_TEST(order.is_most);
            BOOST_TEST(end.movers == most);
            BOOST_TEST((ends.count(end) == 1));
        }
        if (!end.has_captured && movers_in_reading_order(rows) < most) ++tight;
    }
    BOOST_TEST_MESSAGE(tight << " maps where one pass in reading order moves too few");
    BOOST_TEST(tight > 1);
}

// More killers than the list of all outcomes could bear.
BOOST_AUTO_TEST_CASE(crowds_move_as_many_as_brute_force_finds) {
    Random random(2, common::Stream::Setup);
    int crowded = 0;
    for (int i = 0; i < 2000; ++i) {
        MapKind kind;
        kind.rows = 3 + random.below(5);
        kind.cols = 3 + random.below(5);
        kind.killers = 5 + random.below(12);
        kind.fuel = 1 + random.below(3);
        const int rest = kind.rows * kind.cols - 1 - kind.killers - kind.fuel;
        if (rest < 0) continue;
        kind.obstacles = std::max(0, rest - random.below(5));
        const std::string rows = random_map(random, kind);
        const KillersOrder order = submarines::order_killers(position_of(rows), chance(random));
        BOOST_TEST_CONTEXT(rows) {
            BOOST_TEST(order.is_most);
            BOOST_TEST(play(position_of(rows), order.plan).movers == most_movers_by_brute_force(rows));
        }
        ++crowded;
    }
    BOOST_TEST(crowded > 200);
}

BOOST_AUTO_TEST_SUITE_END()
