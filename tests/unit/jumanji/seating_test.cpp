#include "jumanji/seating.hpp"

#include <boost/test/unit_test.hpp>

#include "common/options.hpp"
#include "common/text.hpp"
#include "tests/support/typed_run.hpp"

using namespace jumanji;
using common::Player;
using support::typed_run;

namespace {

using Players = std::vector<Player>;

const std::vector<Colour> all{all_colours.begin(), all_colours.end()};

std::string to_text(const Players& players) {
    std::vector<std::string> words;
    for (const Player& player : players) words.push_back(common::to_text(player));
    return common::join(words, " ");
}

std::string seated(const std::string& typed, const Players& named = {}, bool gives_colours = false) {
    std::string result;
    const auto run = typed_run(typed, [&](common::Console& console) {
        result = to_text(seat_players(named, all, gives_colours, console));
    });
    return run.input_ended ? "input ended" : result;
}

std::string fault_of(const Players& players, const std::vector<Colour>& colours = all) {
    try {
        check_players(players, colours);
    } catch (const common::UsageError& fault) {
        return fault.what();
    }
    return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(seating_test)

BOOST_AUTO_TEST_CASE(players_are_asked_for) {
    BOOST_TEST(seated("3\nAda Lovelace\nred\nBob\nGREEN\nCy\norange\n") ==
               "Ada Lovelace:red Bob:green Cy:orange");
    BOOST_TEST(seated("2\nAda\nBob\n", {}, true) == "Ada:green Bob:red");
}

BOOST_AUTO_TEST_CASE(a_bad_answer_is_asked_again) {
    BOOST_TEST(seated("1\n5\ntwo\n2\nAda\npink\nred\nAda\nBob\nred\nblue\n") == "Ada:red Bob:blue");
}

BOOST_AUTO_TEST_CASE(missing_colours_only_are_asked_for) {
    BOOST_TEST(seated("", {Player("Ada", "blue"), Player("Bob", "red")}) == "Ada:blue Bob:red");
    BOOST_TEST(seated("blue\norange\n", {Player("Ada"), Player("Bob", "blue")}) == "Ada:orange Bob:blue");
    BOOST_TEST(seated("", {Player("Ada"), Player("Bob", "green"), Player("Cy")}, true) ==
               "Ada:red Bob:green Cy:blue");
}

BOOST_AUTO_TEST_CASE(named_players_are_checked) {
    BOOST_TEST(fault_of({}) == "");
    BOOST_TEST(fault_of({Player("Ada"), Player("Bob", "green")}) == "");
    BOOST_TEST(fault_of({Player("Ada")}) == "2 to 4 players are right, not 1");
    BOOST_TEST(fault_of({Player("A"), Player("B"), Player("C"), Player("D"), Player("E")}) ==
               "2 to 4 players are right, not 5");
    BOOST_TEST(
        fault_of({Player("A", "human"), Player("B")}).starts_with("--player A:human: there is no colour"));
    BOOST_TEST(fault_of({Player("A", "red"), Player("B", "red")}) ==
               "--player B:red: red cannot be had; free is green, blue or orange");
    BOOST_TEST(fault_of({Player("A", "red"), Player("B", "blue")}, {Colour::Green, Colour::Red}) ==
               "--player B:blue: blue cannot be had; free is green");
}

BOOST_AUTO_TEST_SUITE_END()
