#include "common/player.hpp"

#include <boost/test/unit_test.hpp>

using common::Player;

BOOST_AUTO_TEST_SUITE(player_test)

BOOST_AUTO_TEST_CASE(points_change_the_score_and_not_the_seat) {
    Player player("Ada", "human", 5);
    player += 3;
    player -= 1;
    BOOST_TEST(player.score() == 7);
    BOOST_TEST((player == Player("Ada")));
    BOOST_TEST((player != Player("Bob", "human", 7)));
}

BOOST_AUTO_TEST_CASE(the_text_form_survives) {
    for (const std::string text : {"Ada", "Ada:human", "A b:exec:./bot --seed 3; x:y"}) {
        BOOST_TEST(common::to_text(*common::parse_player(text)) == text);
    }
}

BOOST_AUTO_TEST_CASE(kinds_are_in_lower_case_but_commands_are_kept) {
    BOOST_TEST(common::parse_player("A:Greedy")->kind() == "greedy");
    BOOST_TEST(common::parse_player("A:EXEC:./Bot")->kind() == "exec:./Bot");
    BOOST_TEST(common::parse_player("A:exec:./Bot")->command() == "./Bot");
}

BOOST_AUTO_TEST_CASE(a_name_that_stands_twice_is_found) {
    BOOST_TEST(common::repeated_name({Player("A"), Player("B"), Player("A", "human")}) == "A");
    BOOST_TEST(common::repeated_name({Player("A"), Player("a")}) == "");
}

BOOST_AUTO_TEST_SUITE_END()
