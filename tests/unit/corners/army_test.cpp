#include "corners/army.hpp"

#include <boost/test/unit_test.hpp>

#include "corners/race.hpp"
#include "corners/solitaire.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

Bitboard board(const std::string& text) {
    return to_bitboard(corners_test::position(text));
}

// Whether each army of the way comes from the one before by a legal move of White, on an empty board.
bool is_way(const std::vector<Bits>& way) {
    for (std::size_t i = 1; i < way.size(); ++i) {
        Position here;
        for (Bits left = way[i - 1]; left != 0; left &= left - 1) {
            here.cells.at(point_of(lowest_cell(left))) = chip(Side::White);
        }
        if (fault(here, move_between(way[i - 1], way[i]))) return false;
    }
    return true;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(army_test)

BOOST_AUTO_TEST_CASE(a_board_is_mirrored_along_its_diagonal) {
    for (int cell = 0; cell < 64; ++cell) {
        const Point point = point_of(cell);
        BOOST_TEST(mirrored(bit(cell)) == bit(cell_of({point.col, point.row})));
    }
    for (const std::string name : {"triangle", "3x3", "4x4"}) {
        BOOST_TEST(destination_of(corners_test::layout(name), Side::White).is_own_mirror);
    }
    BOOST_TEST(!destination_of(corners_test::layout("3x4"), Side::White).is_own_mirror);
}

BOOST_AUTO_TEST_CASE(the_way_home_is_made_of_legal_moves) {
    const Layout layout = corners_test::layout("3x3");
    const Bitboard start = to_bitboard(layout.start());
    const std::vector<Bits> way = way_home(start.chips[0], destination_of(layout, Side::White), 500, 60);
    BOOST_TEST_REQUIRE(!way.empty());
    BOOST_TEST(way.front() == start.chips[0]);
    BOOST_TEST(way.back() == start.chips[1]);
    BOOST_TEST(is_way(way));
    BOOST_TEST(way.size() - 1 >= 22U);
}

BOOST_AUTO_TEST_CASE(a_short_way_home_is_the_shortest) {
    const Layout layout = corners_test::layout("3x3");
    const Destination destination = destination_of(layout, Side::White);
    const auto moves = [&](const std::string& text) {
        return way_home(board(text).chips[0], destination, 1000, 20).size() - 1;
    };
    BOOST_TEST(moves("www...../ww....../w......./......../......../......../......../.......b w") == 0U);
    BOOST_TEST(moves("www...../ww.w..../w......./......../......../......../......../.......b w") == 1U);
    BOOST_TEST(moves("www...../ww...w../w......./......../......../......../......../.......b w") == 3U);
    BOOST_TEST(way_home(bit(63), destination, 1000, 5).empty());
}

BOOST_AUTO_TEST_CASE(armies_that_have_passed_each_other_are_apart) {
    BOOST_TEST(are_apart(board("w......./......../......../......../......../......../......../.......b w")));
    BOOST_TEST(
        !are_apart(board("b......./......../......../......../......../......../......../.......w w")));
    BOOST_TEST(are_apart(board("......../......../......../...w..../....b.../......../......../........ w")));
    BOOST_TEST(
        !are_apart(board("......../......../......../...wb.../......../......../......../........ w")));
}

BOOST_AUTO_TEST_CASE(no_way_has_fewer_moves_than_the_bound_says) {
    const Layout layout = corners_test::layout("3x3");
    BOOST_TEST(fewest_moves_left(layout, to_bitboard(layout.start()).chips[0]) == 15);
    BOOST_TEST(fewest_moves_left(layout, to_bitboard(layout.start()).chips[1]) == 0);
    const Bitboard start = to_bitboard(layout.start());
    for (const std::size_t width : {1U, 20U, 500U}) {
        const std::vector<Bits> way =
            way_home(start.chips[0], destination_of(layout, Side::White), width, 100);
        for (std::size_t i = 0; i < way.size(); ++i) {
            BOOST_TEST(fewest_moves_left(layout, way[i]) <= static_cast<int>(way.size() - 1 - i));
        }
    }
}

// One chip needs 14 steps from corner to corner, and so does the proof say.
BOOST_AUTO_TEST_CASE(a_way_can_be_proved_shortest) {
    const Layout single("single", common::DataFile("single.txt",
                                                   "b.......\n........\n........\n........\n"
                                                   "........\n........\n........\n.......w\n"));
    Solitaire solitaire(single, {});
    BOOST_TEST(solitaire.improve(100));
    BOOST_TEST(solitaire.moves() == 14);
    solitaire.prove(10000);
    BOOST_TEST(solitaire.proved() == 14);
    BOOST_TEST(solitaire.is_proved_shortest());

    const Layout pair("pair", common::DataFile("pair.txt",
                                               "bb......\n........\n........\n........\n"
                                               "........\n........\n........\n......ww\n"));
    Solitaire two(pair, {});
    BOOST_TEST(two.improve(1));  // a poor way
    two.prove(1000000);
    BOOST_TEST(two.is_proved_shortest());
    BOOST_TEST(is_way(two.way()));
    BOOST_TEST(two.way().back() == to_bitboard(pair.start()).chips[1]);
}

BOOST_AUTO_TEST_SUITE_END()
