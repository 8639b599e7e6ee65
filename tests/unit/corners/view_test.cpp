#include "corners/view.hpp"

#include <boost/test/unit_test.hpp>

#include "common/text.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

Game game() {
    const Layout layout = corners_test::layout("3x3");
    return Game(
        layout, {},
        corners_test::position("......../......../......../...wb.../...b.b../....b.../......../....w... w"));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(view_test)

BOOST_AUTO_TEST_CASE(the_board_marks_chips_that_can_move_and_free_goal_cells) {
    BOOST_TEST(board_text(game()) ==
               "  1 2 3 4 5 6 7 8\n"
               "1 + + + . . . . .\n"
               "2 + + + . . . . .\n"
               "3 + + + . . . . .\n"
               "4 . . . W b . . .\n"
               "5 . . . b . b . .\n"
               "6 . . . . b . . .\n"
               "7 . . . . . . . .\n"
               "8 . . . . W . . .\n");
}

BOOST_AUTO_TEST_CASE(a_selected_chip_and_where_it_can_go_are_marked) {
    const std::string text = board_text(game(), Point{3, 3});
    BOOST_TEST(common::split(text, '\n').at(3) == "3 + + + * . . . .");
    BOOST_TEST(common::split(text, '\n').at(4) == "4 . . * @ b * . .");
    BOOST_TEST(common::split(text, '\n').at(6) == "6 . . . * b * . .");
}

BOOST_AUTO_TEST_CASE(colour_only_repeats_what_is_there) {
    std::string text = board_text(game(), std::nullopt, true);
    for (std::size_t at = text.find('\033'); at != std::string::npos; at = text.find('\033')) {
        text.erase(at, text.find('m', at) - at + 1);
    }
    BOOST_TEST(text == board_text(game()));
}

BOOST_AUTO_TEST_CASE(ways_are_shown_where_there_are_several_jumps) {
    const Position here = game().position();
    BOOST_TEST(way_text(here, *parse_move("4,4 6,6")) == "4,4-4,6-6,6");
    BOOST_TEST(moves_text(here, {3, 3}) == "4,4 3,4\n4,4 4,3\n4,4 4,6\n4,4 6,4\n4,4 6,6  by 4,4-4,6-6,6\n");
}

BOOST_AUTO_TEST_CASE(the_state_of_play_counts_chips_and_steps) {
    BOOST_TEST(state_text(game()) ==
               "Move 1, White to move.\n"
               "On the goal: White 0 of 2, Black 0 of 4. Steps left: White 9, Black 8.\n");
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_a_screen) {
    corners_test::for_random_positions("4x4", 5, 100, 51, [](const Position& here) {
        const Game game(corners_test::layout("4x4"), {}, here);
        const std::string all =
            board_text(game) + state_text(game) + description(game) + moves_text(legal_moves(here));
        for (const std::string& line : common::split(all, '\n')) {
            BOOST_TEST((line.size() <= 80 || line.starts_with("In one line: ")));
        }
    });
}

BOOST_AUTO_TEST_SUITE_END()
