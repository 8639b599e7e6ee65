#include "corners/layout.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

std::string error_of(const std::string& content) {
    try {
        const Layout layout("test", common::DataFile("test.txt", content));
    } catch (const common::DataError& error) {
        return error.what();
    }
    return "none";
}

const std::string empty_row = "........\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(layout_test)

BOOST_AUTO_TEST_CASE(the_shipped_layouts_hold_what_they_say) {
    const std::vector<int> counts{15, 9, 12, 16};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const Layout layout = corners_test::layout(shipped_layouts().at(i));
        BOOST_TEST(layout.start().cells.count('w') == counts[i]);
        BOOST_TEST(layout.start().cells.count('b') == counts[i]);
        BOOST_TEST(layout.is_home(Side::White, {7, 7}));
        BOOST_TEST(layout.is_goal(Side::White, {0, 0}));
        BOOST_TEST(layout.is_home(Side::Black, {0, 0}));
        BOOST_TEST((layout.start().to_move == Side::White));
    }
}

BOOST_AUTO_TEST_CASE(distances_are_steps_to_the_nearest_goal_cell) {
    const Layout square = corners_test::layout("3x3");
    BOOST_TEST(square.distance(Side::White, {7, 7}) == 10);
    BOOST_TEST(square.distance(Side::White, {2, 2}) == 0);
    BOOST_TEST(square.distance(Side::White, {3, 2}) == 1);
    BOOST_TEST(square.distance(Side::White, {1, 7}) == 5);
    BOOST_TEST(square.distance(Side::Black, {0, 0}) == 10);
    BOOST_TEST(square.distance(Side::Black, {7, 5}) == 0);
    BOOST_TEST(distance_left(square, square.start(), Side::White) == 9 * 8);
}

BOOST_AUTO_TEST_CASE(the_chips_are_counted_at_home_and_on_the_goal) {
    const Layout square = corners_test::layout("3x3");
    const Position here =
        corners_test::position("w......./......../..w...../......../......../......../......w./b......b b");
    BOOST_TEST(chips_on_goal(square, here, Side::White) == 2);
    BOOST_TEST(chips_at_home(square, here, Side::White) == 1);
    BOOST_TEST(chips_on_goal(square, here, Side::Black) == 1);
    BOOST_TEST(chips_at_home(square, here, Side::Black) == 0);
    BOOST_TEST(!has_finished(square, here, Side::White));
    BOOST_TEST(distance_left(square, here, Side::Black) == 5);
}

BOOST_AUTO_TEST_CASE(a_bad_layout_is_refused_with_its_line) {
    std::string rows = "# a comment\nb.......\n";
    for (int i = 0; i < 6; ++i) rows += empty_row;
    BOOST_TEST(error_of(rows + ".......w") == "none");
    BOOST_TEST(error_of(rows + "......w.") ==
               "test.txt:9: cell 8,8 is '.' and must be 'w', since 1,1, half a turn away, is 'b'");
    BOOST_TEST(error_of(rows + ".......w\n........\n") ==
               "test.txt:10: a layout has 8 rows, and this is one more");
    BOOST_TEST(error_of(rows) == "test.txt: a layout has 8 rows, and here are 7");
    BOOST_TEST(error_of(rows + ".......w.") == "test.txt:9: a row has 8 cells out of '.', 'w' and 'b'");
    BOOST_TEST(error_of(rows + "....|..w") == "test.txt:9: a row has 8 cells out of '.', 'w' and 'b'");
    BOOST_TEST(error_of(rows + ".......W") == "test.txt:9: cell 8 is none of '.', 'w' and 'b'");
    std::string nothing;
    for (int i = 0; i < 8; ++i) nothing += empty_row;
    BOOST_TEST(error_of(nothing) == "test.txt: a layout has at least one chip of each side");
}

BOOST_AUTO_TEST_SUITE_END()
