#include "submarines/game.hpp"

#include <boost/test/unit_test.hpp>

#include "maps.hpp"

using submarines::Action;
using submarines::Ending;
using submarines::Game;
using submarines::Plan;
using submarines::Position;
using namespace submarines_test;

namespace {

Position without_fuel(const std::string& rows) {
    Position position = position_of(rows);
    position.fuel = 0;
    return position;
}

// Play is over for that reason, or is not.
std::string state(const Game& game) {
    if (!game.is_over()) return "goes on";
    switch (*game.ending()) {
        case Ending::UserEnded:
            return "user ended";
        case Ending::Destroyed:
            return "destroyed";
        case Ending::NoFuelCells:
            return "no fuel cells";
        case Ending::NoKillers:
            return "no killers";
        case Ending::NobodyCanMove:
            return "nobody can move";
        case Ending::RoundLimit:
            return "round limit";
    }
    return "";
}

std::string at_start(const Position& position) {
    return state(Game(position, 500));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_test)

BOOST_AUTO_TEST_CASE(play_may_be_over_before_it_begins) {
    BOOST_TEST(at_start(position_of("u./.k")) == "no fuel cells");
    BOOST_TEST(at_start(position_of("u./.1")) == "no killers");
    BOOST_TEST(at_start(position_of("u./..")) == "no killers");
    BOOST_TEST(at_start(position_of("u1/.k")) == "goes on");
}

// Each side's reasons to be stuck. The user: no fuel, or walled in. A killer: walled in by obstacles and killers.
BOOST_AUTO_TEST_CASE(play_is_over_when_neither_side_is_able_to_move) {
    // No fuel, and the killers are walled in.
    BOOST_TEST(at_start(without_fuel("u.ok/1.oo")) == "nobody can move");
    BOOST_TEST(at_start(without_fuel("u.okk/1.okk/..ooo")) == "nobody can move");
    // The user is walled in by obstacles and the edge, and so is the killer.
    BOOST_TEST(at_start(position_of("uo.ok/o..oo/1....")) == "nobody can move");
    // Both.
    BOOST_TEST(at_start(without_fuel("uo.ok/o..oo/1....")) == "nobody can move");

    // Only one side is stuck.
    BOOST_TEST(at_start(position_of("u.ok/1.oo")) == "goes on");
    BOOST_TEST(at_start(without_fuel("u..k/1...")) == "goes on");
    BOOST_TEST(at_start(position_of("uo..k/o..../1....")) == "goes on");
    // Of the killers one is enough.
    BOOST_TEST(at_start(without_fuel("u.ok./1.oo./....k")) == "goes on");
}

BOOST_AUTO_TEST_CASE(a_killer_that_can_only_capture_is_able_to_move) {
    BOOST_TEST(at_start(without_fuel("uk/oo/1o")) == "goes on");
    BOOST_TEST(at_start(without_fuel("uok/1oo")) == "nobody can move");
}

// It can move onto a killer, though it will not live on.
BOOST_AUTO_TEST_CASE(a_user_between_killers_is_able_to_move) {
    BOOST_TEST(submarines::can_user_move(position_of("uk/k1")));
    BOOST_TEST(!submarines::can_user_move(without_fuel("uk/k1")));
    BOOST_TEST(!submarines::can_user_move(position_of("uo/ok/1.")));
}

BOOST_AUTO_TEST_CASE(spending_the_last_fuel_may_end_play) {
    Position position = position_of("u..ok/1..oo");
    position.fuel = 1;
    Game game(position, 500);
    game.begin_round();
    game.user_acts(Action::Right);
    BOOST_TEST(state(game) == "nobody can move");
    BOOST_TEST(game.position().rounds == 1);
}

BOOST_AUTO_TEST_CASE(the_user_may_take_the_last_fuel) {
    Game game(position_of("u1../...k"), 500);
    game.begin_round();
    game.user_acts(Action::Right);
    BOOST_TEST(state(game) == "no fuel cells");
    BOOST_TEST(submarines::result_text(game.position()) == "user wins 1 to 0");
}

BOOST_AUTO_TEST_CASE(the_user_may_end_play_at_any_time) {
    Game game(position_of("u1../...k"), 500);
    game.begin_round();
    game.user_acts(Action::End);
    BOOST_TEST(state(game) == "user ended");
    BOOST_TEST(submarines::result_text(game.position()) == "draw 0 to 0");
}

BOOST_AUTO_TEST_CASE(running_onto_a_killer_ends_play) {
    Game game(position_of("uk/.1"), 500);
    game.begin_round();
    game.user_acts(Action::Right);
    BOOST_TEST(state(game) == "destroyed");
}

BOOST_AUTO_TEST_CASE(the_last_fuel_ends_play_in_the_middle_of_a_turn) {
    Game game(position_of("u....../......./1k...k."), 500);
    game.begin_round();
    game.user_acts(Action::Right);
    const auto turn = game.computer_acts({{{2, 1}, {2, 0}}, {{2, 5}, {2, 6}}});
    BOOST_TEST(state(game) == "no fuel cells");
    BOOST_TEST(turn.deeds.size() == 1U);
    BOOST_TEST(turn.killers == 2);
    BOOST_TEST((game.position().cells.at({2, 5}) == submarines::killer_mark));
}

BOOST_AUTO_TEST_CASE(capture_ends_play_in_the_middle_of_a_turn) {
    Game game(position_of("u.k..../......./1....k."), 500);
    game.begin_round();
    game.user_acts(Action::Right);
    const auto turn = game.computer_acts({{{0, 2}, {0, 1}}, {{2, 5}, {2, 6}}});
    BOOST_TEST(state(game) == "destroyed");
    BOOST_TEST(turn.deeds.size() == 1U);
    BOOST_TEST(submarines::result_text(game.position()) == "computer wins 100 to 0 (submarine destroyed)");
}

BOOST_AUTO_TEST_CASE(rounds_are_limited_also_where_user_and_killers_are_walled_apart) {
    Game game(position_of("u.o.k/..o../1.o.."), 3);
    const Plan there{{{0, 4}, {0, 3}}};
    const Plan back{{{0, 3}, {0, 4}}};
    for (int round = 1; round <= 3; ++round) {
        BOOST_TEST(state(game) == "goes on");
        game.begin_round();
        BOOST_TEST(game.position().rounds == round);
        game.user_acts(round == 2 ? Action::Left : Action::Right);
        BOOST_TEST(state(game) == "goes on");
        game.computer_acts(round == 2 ? back : there);
    }
    BOOST_TEST(state(game) == "round limit");
}

BOOST_AUTO_TEST_SUITE_END()
