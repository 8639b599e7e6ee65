#include "jumanji/narration.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "tests/unit/jumanji/staged_race.hpp"

using namespace jumanji;

namespace {

// What is said about the mover's turn. The board may have changed since, so only for turns of one event a kind.
std::string told(StagedRace& race) {
    Chance chance(1, usual_faces, {race.dice, race.rescue, true});
    Narrator narrator(1, {"Egads!"});
    std::string text;
    take_turn(race.state, chance, [&](const Event& event) { text += narrator.sentences(race.state, event); });
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(narration_test)

BOOST_AUTO_TEST_CASE(a_danger_that_costs_a_life) {
    StagedRace race(">green:5@1 red:5@2");
    race.state.deck += common::Card(3, "axe", "herd of rhinos", "One horn, one thought, one heavy tread.");
    race.dice = {6};
    race.no_rescue();
    BOOST_TEST(told(race) ==
               "green rolls 6 and moves from 1 to 7.\n"
               "  One horn, one thought, one heavy tread.\n"
               "  Egads! It's a herd of rhinos!\n"
               "  All roll for the axe: not saved in 50 rolls.\n"
               "green moves backwards from 7 to 4.\n"
               "green loses a life and has 4 left.\n");
}

BOOST_AUTO_TEST_CASE(a_rescue_that_frees_and_one_that_does_not_move) {
    StagedRace race(">green:5@1 red:5@2h blue:5@39");
    race.add_card(3);
    race.dice = {6};
    race.rescue_at_roll(1);
    BOOST_TEST(told(race) ==
               "green rolls 6 and moves from 1 to 7.\n"
               "  They grow.\n"
               "  Egads! It's a vines!\n"
               "  All roll for the axe: saved by roll 1.\n"
               "red moves forwards from 2 to 5, free of the rhino.\n"
               "blue would move 3, but that is beyond 41: stays on 39.\n");
}

BOOST_AUTO_TEST_CASE(articles) {
    const auto said = [](const std::string& danger) {
        const common::Card card(1, "axe", danger, "They grow.");
        const StagedRace race(">green:5@1 red:5@2");
        const std::string text = Narrator(1, {"Oh!"}).sentences(race.state, CardDrawn{&card});
        return text.substr(text.find("It's"));
    };
    BOOST_TEST(said("snake") == "It's a snake!\n");
    BOOST_TEST(said("avalanche") == "It's an avalanche!\n");
    BOOST_TEST(said("a herd of rhinos") == "It's a herd of rhinos!\n");
    BOOST_TEST(said("an ambush") == "It's an ambush!\n");
    BOOST_TEST(said("The Hunter") == "It's The Hunter!\n");
    BOOST_TEST(said("ant hill") == "It's an ant hill!\n");
}

BOOST_AUTO_TEST_CASE(a_blocked_roll_names_who_stands_there) {
    StagedRace race(">green:5@20 red:5@23");
    race.add_card(1);
    race.dice = {3};
    BOOST_TEST(told(race) == "green rolls 3, but red stands on 23, where their paths cross: stays on 20.\n");
}

BOOST_AUTO_TEST_CASE(waiting) {
    StagedRace race(">green:5@24 red:5@23");
    race.add_card(1);
    race.put(0, Space::Wait, {26});
    race.dice = {2, 1, 7, 3, 8};
    BOOST_TEST(told(race) ==
               "green rolls 2 and moves from 24 to 26, a waiting space.\n"
               "green waits for a 5 or an 8 and rolls 1, 7, 3, 8: back to 24, as red stands\n"
               "behind, where their paths cross.\n");
}

BOOST_AUTO_TEST_CASE(a_rhino_that_catches_holds_and_lets_go) {
    StagedRace race(">green:5@1 red:5@38");
    race.add_card(1);
    race.put(0, Space::Rhino, {3});
    race.dice = {2};
    BOOST_TEST(told(race) ==
               "green rolls 2 and moves from 1 to 3, a rhino.\n"
               "From the next turn on only an even roll moves green.\n");
    race.state.mover = 0;
    race.dice = {7};
    BOOST_TEST(told(race) == "green rolls 7, an odd number: the rhino holds.\n");
    race.put(0, Space::Rhino, {40});
    race.state.seat(0).path += 35;
    race.state.mover = 0;
    race.dice = {2};
    BOOST_TEST(told(race) ==
               "green rolls 2, gets away from the rhino and moves from 38 to 40, a rhino.\n"
               "On 40 a rhino does not hold.\n");
}

BOOST_AUTO_TEST_CASE(a_jungle_a_used_up_deck_and_death) {
    StagedRace race(">green:1@1 red:2@2");
    race.add_card(1);
    race.put(0, Space::Jungle, {3});
    race.dice = {2};
    for (int card = 0; card < 3; ++card) race.no_rescue();
    const std::string text = told(race);
    BOOST_TEST(text.starts_with("green rolls 2 and moves from 1 to 3, a jungle.\n"));
    BOOST_TEST(text.find("rolls.\nThe cards are used up and begin again.\n  They grow.\n") !=
               std::string::npos);
    BOOST_TEST(
        text.ends_with("green loses the last life, is dead, and leaves the board.\n"
                       "red loses a life and has 1 left.\n"));
}

BOOST_AUTO_TEST_CASE(the_winner_shouts) {
    StagedRace race(">green:5@40 red:2@2");
    race.add_card(1);
    race.dice = {1};
    BOOST_TEST(told(race) == "green rolls 1 and moves from 40 to 41.\ngreen shouts: JUMANJI!\n");
}

BOOST_AUTO_TEST_CASE(a_player_named_you_is_spoken_to) {
    const auto told_of_you = [](const std::string& position, int you, std::vector<int> dice) {
        StagedRace race(position);
        common::Player& player = race.state.seat(you).player;
        player = common::Player("You", player.kind(), player.score());
        race.add_card(3);
        race.put(0, Space::Wait, {26});
        race.put(0, Space::Rhino, {30});
        race.dice = std::move(dice);
        race.no_rescue();
        return told(race);
    };
    BOOST_TEST(told_of_you(">green:2@1 red:5@2", 0, {6})
                   .ends_with("You move backwards from 7 to 4.\nYou lose a life and have 1 left.\n"));
    BOOST_TEST(told_of_you(">green:1@1 red:1@2 blue:5@3", 0, {6})
                   .ends_with("You lose the last life, are dead, and leave the board.\n"));
    BOOST_TEST(told_of_you(">green:5@24 red:5@2", 0, {2, 8}) ==
               "You roll 2 and move from 24 to 26, a waiting space.\n"
               "You wait for a 5 or an 8 and roll 8: stay on 26.\n");
    BOOST_TEST(told_of_you(">green:5@26h red:5@2", 0, {4}) ==
               "You roll 4, get away from the rhino and move from 26 to 30, a rhino.\n"
               "From the next turn on only an even roll moves you.\n");
    BOOST_TEST(told_of_you(">green:5@40 red:5@2", 0, {2}) ==
               "You roll 2, but that is beyond 41: stay on 40.\n");
    BOOST_TEST(told_of_you(">green:5@40 red:5@2", 0, {1}).ends_with("You shout: JUMANJI!\n"));
    BOOST_TEST(told_of_you(">green:5@20 red:5@23", 1, {3}) ==
               "green rolls 3, but you stand on 23, where their paths cross: stays on 20.\n");
}

BOOST_AUTO_TEST_CASE(exclamations_come_from_the_seed) {
    const common::Card card(1, "axe", "snake", "It hisses.");
    const StagedRace race(">green:5@1 red:5@2");
    Narrator one(3, {"Oh!", "Ah!"});
    Narrator same(3, {"Oh!", "Ah!"});
    std::set<std::string> said;
    for (int i = 0; i < 20; ++i) {
        const std::string text = one.sentences(race.state, CardDrawn{&card});
        BOOST_TEST(text == same.sentences(race.state, CardDrawn{&card}));
        said.insert(text);
    }
    BOOST_TEST(said.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
