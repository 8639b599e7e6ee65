#include "jumanji/view.hpp"

#include <boost/test/unit_test.hpp>

#include "common/text.hpp"
#include "tests/unit/jumanji/staged_race.hpp"

using namespace jumanji;

BOOST_AUTO_TEST_SUITE(view_test)

BOOST_AUTO_TEST_CASE(a_board_has_a_line_a_player) {
    StagedRace race(">green:5@12h red:0 blue:10@0 orange:5@41");
    race.put(0, Space::Wait, {3, 15});
    race.put(0, Space::Rhino, {12, 40});
    race.put(1, Space::Jungle, {1});
    BOOST_TEST(board_text(race.state) ==
               "colour name             lives  at 0    5    10   15   20 x 25     x  35   40\n"
               "green  green                5  12 ...W........@..W........................R!\n"
               "red    red               dead   - .J.......................................!\n"
               "blue   blue                10   0 @........................................!\n"
               "orange orange               5  41 .........................................@\n");
}

BOOST_AUTO_TEST_CASE(the_heading_marks_the_crossings) {
    const StagedRace race(">green:5@23 red:5@32");
    const auto lines = common::split(board_text(race.state), '\n');
    BOOST_TEST(lines.at(0).at(lines.at(1).find('@')) == 'x');
    BOOST_TEST(lines.at(0).at(lines.at(2).find('@')) == 'x');
}

BOOST_AUTO_TEST_CASE(colour_only_repeats) {
    const StagedRace race(">green:5@23 red:5@32");
    const std::string plain = board_text(race.state);
    std::string coloured = board_text(race.state, true);
    BOOST_TEST(coloured.find("\033[32mgreen") != std::string::npos);
    for (const std::string code : {"\033[32m", "\033[31m", "\033[0m"}) {
        for (std::size_t at = coloured.find(code); at != std::string::npos; at = coloured.find(code)) {
            coloured.erase(at, code.size());
        }
    }
    BOOST_TEST(coloured == plain);
}

BOOST_AUTO_TEST_CASE(a_position_in_sentences) {
    StagedRace race(">green:5@12h red:0 blue:1@0");
    race.put(0, Space::Wait, {3, 15});
    race.put(0, Space::Rhino, {12, 40});
    BOOST_TEST(description(race.state) ==
               "green (green) stands on 12 and has 5 lives; a rhino holds the piece.\n"
               "  Ahead: waiting at 15; no jungle; rhino at 40.\n"
               "red (red) is dead and off the board.\n"
               "blue (blue) stands on 0 and has 1 life.\n"
               "  Ahead: no waiting; no jungle; no rhino.\n"
               "Paths cross at 23 and 32: green's and red's, red's and blue's, blue's and\n"
               "orange's, orange's and green's.\n"
               "It is the turn of green.\n");
}

BOOST_AUTO_TEST_SUITE_END()
