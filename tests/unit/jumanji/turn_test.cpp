// A turn, rule by rule. Positions read green:LIVES@POSITION, '>' marks whose turn it is.
#include "jumanji/turn.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/jumanji/staged_race.hpp"

using namespace jumanji;

BOOST_AUTO_TEST_SUITE(turn_test)

// ---- The roll

BOOST_AUTO_TEST_CASE(a_roll_past_41_does_not_move_and_triggers_nothing) {
    StagedRace race(">green:5@38 red:5@0");
    race.add_card(1);
    race.put(0, Space::Wait, {38});
    race.dice = {4};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@38 >red:5@0");
    BOOST_TEST(race.events.size() == 1U);
    BOOST_TEST((race.heard<RollMoved>().at(0).move.outcome == Move::Outcome::Overshoots));
}

BOOST_AUTO_TEST_CASE(a_blocked_roll_triggers_nothing) {
    StagedRace race(">green:5@20 red:5@23");
    race.add_card(1);
    race.dice = {3};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@20 >red:5@23");
    BOOST_TEST(race.events.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_roll_onto_41_wins_at_once) {
    StagedRace race(">green:5@38 red:5@0");
    race.add_card(1);
    race.dice = {3};
    race.take_turn();
    BOOST_TEST((winner(race.state) == 0));
    BOOST_TEST(race.state.turns == 1);
    BOOST_TEST(race.events.size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_turn_passes_over_the_dead) {
    StagedRace race("green:5@0 >red:5@38 blue:0 orange:0");
    race.add_card(1);
    race.dice = {8};
    race.take_turn();
    BOOST_TEST(race.position() == ">green:5@0 red:5@38 blue:0 orange:0");
}

// ---- BLANK

BOOST_AUTO_TEST_CASE(saved_at_the_first_roll_the_others_move_in_turn_order) {
    StagedRace race("green:5@1 >red:5@2 blue:5@3");
    race.add_card(4);
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@5 red:5@8 >blue:5@7");
    BOOST_TEST(race.heard<RescueRolled>().at(0).rolls == 1);
    const auto moves = race.heard<CardMoved>();
    BOOST_TEST_REQUIRE(moves.size() == 2U);
    BOOST_TEST(moves[0].move.seat == 2);  // blue comes after red
    BOOST_TEST(moves[1].move.seat == 0);
}

BOOST_AUTO_TEST_CASE(saved_at_the_50th_roll) {
    StagedRace race(">green:5@1 red:5@2");
    race.add_card(4);
    race.dice = {6};
    race.rescue_at_roll(50);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 >red:5@6");
    BOOST_TEST(race.heard<RescueRolled>().at(0).rolls == 50);
}

BOOST_AUTO_TEST_CASE(never_saved_the_mover_goes_back_and_loses_a_life) {
    StagedRace race(">green:5@1 red:5@2");
    race.add_card(4);
    race.dice = {6};
    race.no_rescue();
    race.rescue_at_roll(1);  // a 51st roll would save
    race.take_turn();
    BOOST_TEST(race.position() == "green:4@3 >red:5@2");
    BOOST_TEST(race.heard<RescueRolled>().at(0).rolls == 50);
    BOOST_TEST(!race.heard<RescueRolled>().at(0).is_saved);
}

BOOST_AUTO_TEST_CASE(the_hourglass_matches_and_everybody_must_match) {
    StagedRace race(">green:5@1 red:5@2 blue:5@3");
    race.add_card(4);
    race.dice = {6};
    race.rescue = {"axe", "hourglass", "net", "hourglass", "axe", "hourglass"};
    race.take_turn();
    BOOST_TEST(race.heard<RescueRolled>().at(0).rolls == 2);
    BOOST_TEST(race.position() == "green:5@7 >red:5@6 blue:5@7");
}

BOOST_AUTO_TEST_CASE(the_dead_roll_no_rescue_die) {
    StagedRace race(">green:5@1 red:0 blue:5@3");
    race.add_card(4);
    race.dice = {6};
    race.rescue = {"axe", "axe", "net"};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 red:0 >blue:5@7");
}

BOOST_AUTO_TEST_CASE(back_below_0_is_0) {
    StagedRace race(">green:5@1 red:5@2");
    race.add_card(9);
    race.dice = {6};
    race.no_rescue();
    race.take_turn();
    BOOST_TEST(race.position() == "green:4@0 >red:5@2");
}

BOOST_AUTO_TEST_CASE(back_onto_a_taken_crossing_is_no_move_but_costs_a_life) {
    StagedRace race(">green:5@20 red:5@23");
    race.add_card(4);
    race.dice = {7};
    race.no_rescue();
    race.take_turn();
    BOOST_TEST(race.position() == "green:4@27 >red:5@23");
}

BOOST_AUTO_TEST_CASE(a_card_past_41_does_not_move) {
    StagedRace race(">green:5@1 red:5@39");
    race.add_card(3);
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 >red:5@39");
    BOOST_TEST((race.heard<CardMoved>().at(0).move.outcome == Move::Outcome::Overshoots));
}

BOOST_AUTO_TEST_CASE(somebody_elses_card_can_win) {
    StagedRace race(">green:5@1 red:5@38 blue:5@5");
    race.add_card(3);
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST((winner(race.state) == 1));
    BOOST_TEST(race.state.seat(2).path.position() == 5);  // those behind do not move any more
}

// The mover's piece stays on the crossing, so the neighbour cannot follow by the card; the next one can.
BOOST_AUTO_TEST_CASE(a_crossing_blocks_moves_by_cards_too) {
    StagedRace race(">green:5@20 red:5@19 blue:5@19");
    race.add_card(4);
    race.dice = {3};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@23 >red:5@19 blue:5@23");
}

BOOST_AUTO_TEST_CASE(moves_by_cards_trigger_nothing) {
    StagedRace race(">green:5@1 red:5@2 blue:5@3 orange:5@4");
    race.add_card(4);
    race.put(1, Space::Wait, {6});
    race.put(2, Space::Jungle, {7});
    race.put(3, Space::Rhino, {8});
    race.dice = {6, 1, 1, 1};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 >red:5@6 blue:5@7 orange:5@8");
}

BOOST_AUTO_TEST_CASE(a_move_back_by_a_card_triggers_nothing) {
    StagedRace race(">green:5@1 red:5@2");
    race.add_card(4);
    race.put(0, Space::Rhino, {3});
    race.dice = {6};
    race.no_rescue();
    race.take_turn();
    BOOST_TEST(race.position() == "green:4@3 >red:5@2");
}

// ---- WAIT_FOR_5_OR_8

BOOST_AUTO_TEST_CASE(waiting_ends_with_a_5_or_an_8) {
    for (const int last : {5, 8}) {
        StagedRace race(">green:5@10 red:5@0");
        race.add_card(1);
        race.put(0, Space::Wait, {12});
        race.dice = {2, 1, 2, 3, 4, 6, 7, last, 1};
        race.take_turn();
        BOOST_TEST(race.position() == "green:5@6 >red:5@0");
        BOOST_TEST(race.heard<Waited>().at(0).rolls.size() == 7U);
    }
}

BOOST_AUTO_TEST_CASE(waiting_ends_on_0) {
    StagedRace race(">green:5@0 red:5@0");
    race.add_card(1);
    race.put(0, Space::Wait, {2});
    race.dice = {2, 1, 2, 3, 4};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@0 >red:5@0");
    BOOST_TEST(race.heard<Waited>().at(0).rolls == (std::vector<int>{1, 2}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(waiting_against_a_taken_crossing_stays_on_24_and_keeps_rolling) {
    StagedRace race(">green:5@20 red:5@23");
    race.add_card(1);
    race.put(0, Space::Wait, {24});
    race.dice = {4, 1, 1, 1, 8};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@24 >red:5@23");
    BOOST_TEST(race.heard<Waited>().at(0).rolls.size() == 4U);
    BOOST_TEST((race.heard<Waited>().at(0).blocker == 1));
}

BOOST_AUTO_TEST_CASE(steps_back_while_waiting_trigger_nothing) {
    StagedRace race(">green:5@10 red:5@0");
    race.add_card(1);
    race.put(0, Space::Wait, {12});
    race.put(0, Space::Rhino, {11});
    race.dice = {2, 1, 5};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@11 >red:5@0");
}

// ---- JUNGLE

BOOST_AUTO_TEST_CASE(saved_in_a_jungle_everybody_moves_the_mover_first) {
    StagedRace race("green:5@1 >red:5@2 blue:5@3");
    race.add_card(4);
    race.put(1, Space::Jungle, {8});
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@5 red:5@12 >blue:5@7");
    const auto moves = race.heard<CardMoved>();
    BOOST_TEST_REQUIRE(moves.size() == 3U);
    BOOST_TEST(moves[0].move.seat == 1);
    BOOST_TEST(moves[1].move.seat == 2);
    BOOST_TEST(moves[2].move.seat == 0);
}

BOOST_AUTO_TEST_CASE(saved_by_the_third_jungle_card) {
    StagedRace race(">green:5@1 red:5@2");
    for (const int spaces : {1, 2, 3, 4}) race.add_card(spaces);
    race.put(0, Space::Jungle, {7});
    race.dice = {6};
    race.no_rescue();
    race.no_rescue();
    race.rescue_at_roll(50);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@10 >red:5@5");
    BOOST_TEST(race.heard<CardDrawn>().size() == 3U);
}

BOOST_AUTO_TEST_CASE(after_three_jungle_cards_all_the_living_lose_a_life) {
    StagedRace race(">green:5@1 red:4@2 blue:0 orange:2@30");
    for (const int spaces : {1, 2, 3, 4}) race.add_card(spaces);
    race.put(0, Space::Jungle, {7});
    race.dice = {6};
    for (int card = 0; card < 3; ++card) race.no_rescue();
    race.rescue_at_roll(1);  // a fourth card would save
    race.take_turn();
    BOOST_TEST(race.position() == "green:4@7 >red:3@2 blue:0 orange:1@30");
    BOOST_TEST(race.heard<CardDrawn>().size() == 3U);
}

BOOST_AUTO_TEST_CASE(the_deck_runs_out_in_the_middle_of_a_jungle) {
    StagedRace race(">green:5@1 red:5@2");
    for (const int spaces : {1, 2}) race.add_card(spaces);
    race.put(0, Space::Jungle, {7});
    race.dice = {6};
    race.no_rescue();
    race.no_rescue();
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.heard<DeckPrepared>().size() == 1U);
    BOOST_TEST(race.position() == "green:5@8 >red:5@3");  // the first card once more
}

BOOST_AUTO_TEST_CASE(a_jungle_card_can_win_for_the_mover_before_the_others_move) {
    StagedRace race(">green:5@31 red:5@38");
    race.add_card(3);
    race.put(0, Space::Jungle, {38});
    race.dice = {7};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST((winner(race.state) == 0));
    BOOST_TEST(race.state.seat(1).path.position() == 38);
}

// ---- RHINO

BOOST_AUTO_TEST_CASE(a_roll_onto_a_rhino_holds) {
    StagedRace race(">green:5@1 red:5@2");
    race.add_card(1);
    race.put(0, Space::Rhino, {7});
    race.dice = {6};
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7h >red:5@2");
}

BOOST_AUTO_TEST_CASE(an_odd_roll_is_a_turn_without_a_move) {
    for (const int odd : {1, 3, 5, 7}) {
        StagedRace race(">green:5@7h red:5@2");
        race.add_card(1);
        race.put(0, Space::Rhino, {7});
        race.dice = {odd};
        race.take_turn();
        BOOST_TEST(race.position() == "green:5@7h >red:5@2");
    }
}

BOOST_AUTO_TEST_CASE(an_even_roll_moves_and_triggers) {
    for (const int even : {2, 4, 6, 8}) {
        StagedRace race(">green:5@7h red:5@2");
        race.add_card(1);
        race.put(0, Space::Rhino, {7, 9, 11, 13, 15});
        race.dice = {even};
        race.take_turn();
        BOOST_TEST(race.position() == "green:5@" + std::to_string(7 + even) + "h >red:5@2");
    }
}

BOOST_AUTO_TEST_CASE(an_even_roll_that_cannot_move_leaves_the_player_held) {
    StagedRace overshooting(">green:5@38h red:5@2");
    overshooting.add_card(1);
    overshooting.dice = {4};
    overshooting.take_turn();
    BOOST_TEST(overshooting.position() == "green:5@38h >red:5@2");

    StagedRace blocked(">green:5@21h red:5@23");
    blocked.add_card(1);
    blocked.dice = {2};
    blocked.take_turn();
    BOOST_TEST(blocked.position() == "green:5@21h >red:5@23");
}

BOOST_AUTO_TEST_CASE(on_40_a_rhino_does_not_hold) {
    StagedRace race(">green:5@38 red:5@39");
    race.add_card(1);
    race.put(0, Space::Rhino, {40});
    race.dice = {2};
    race.take_turn();
    race.state.mover = 0;
    race.dice = {1};
    race.take_turn();
    BOOST_TEST((winner(race.state) == 0));
}

BOOST_AUTO_TEST_CASE(somebodys_card_frees_at_once) {
    StagedRace race(">green:5@1 red:5@7h");
    race.add_card(4);
    race.put(1, Space::Rhino, {7});
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 >red:5@11");
}

BOOST_AUTO_TEST_CASE(a_card_that_cannot_move_frees_nobody) {
    StagedRace race(">green:5@1 red:5@39h");
    race.add_card(4);
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 >red:5@39h");
}

BOOST_AUTO_TEST_CASE(a_card_from_rhino_to_rhino_frees) {
    StagedRace race(">green:5@1 red:5@7h");
    race.add_card(4);
    race.put(1, Space::Rhino, {7, 11});
    race.dice = {6};
    race.rescue_at_roll(1);
    race.take_turn();
    BOOST_TEST(race.position() == "green:5@7 >red:5@11");
}

// ---- Death

BOOST_AUTO_TEST_CASE(who_dies_leaves_and_the_turn_passes_on) {
    StagedRace race(">green:1@1 red:5@2 blue:5@3");
    race.add_card(4);
    race.dice = {6};
    race.no_rescue();
    race.take_turn();
    BOOST_TEST(race.position() == "green:0 >red:5@2 blue:5@3");
    BOOST_TEST(!is_over(race.state));
}

BOOST_AUTO_TEST_CASE(one_survivor_ends_the_game_without_a_winner) {
    StagedRace race(">green:1@1 red:5@2 blue:0");
    race.add_card(4);
    race.dice = {6};
    race.no_rescue();
    race.take_turn();
    BOOST_TEST(is_over(race.state));
    BOOST_TEST(!winner(race.state).has_value());
}

BOOST_AUTO_TEST_CASE(all_can_die_at_once) {
    StagedRace race(">green:1@1 red:1@2 blue:1@3 orange:1@4");
    race.add_card(4);
    race.put(0, Space::Jungle, {7});
    race.dice = {6};
    for (int card = 0; card < 3; ++card) race.no_rescue();
    race.take_turn();
    BOOST_TEST(is_over(race.state));
    BOOST_TEST(!winner(race.state).has_value());
    BOOST_TEST(race.heard<LifeLost>().size() == 4U);
}

BOOST_AUTO_TEST_CASE(all_but_one_can_die_at_once) {
    StagedRace race(">green:1@1 red:2@40 blue:1@3");
    race.add_card(4);
    race.put(0, Space::Jungle, {7});
    race.dice = {6};
    for (int card = 0; card < 3; ++card) race.no_rescue();
    race.take_turn();
    BOOST_TEST(is_over(race.state));
    BOOST_TEST(!winner(race.state).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
