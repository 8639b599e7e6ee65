#include "common/grid.hpp"

#include <boost/test/unit_test.hpp>
#include <vector>

#include "common/notation.hpp"

using common::Grid;
using common::Point;

namespace {

std::string text(const std::vector<Point>& points) {
    std::string joined;
    for (const Point point : points) joined += common::to_text(point) + ' ';
    return joined;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(grid_test)

BOOST_AUTO_TEST_CASE(only_its_own_cells_are_inside) {
    const Grid<char> grid(2, 3);
    BOOST_TEST(grid.size() == 6);
    BOOST_TEST(grid.contains({0, 0}));
    BOOST_TEST(grid.contains({1, 2}));
    for (const Point outside : {Point{2, 0}, Point{0, 3}, Point{-1, 0}, Point{0, -1}}) {
        BOOST_TEST(!grid.contains(outside));
    }
}

BOOST_AUTO_TEST_CASE(a_cell_keeps_what_is_put_there) {
    Grid<char> grid(2, 3, '.');
    grid.at({1, 2}) = '@';
    BOOST_TEST(common::one_line(grid) == ".../..@");
    BOOST_TEST(grid.count('.') == 5);
    BOOST_TEST((grid == *common::parse_one_line(".../..@", ".@", 9, 9)));
    BOOST_TEST((grid != Grid<char>(2, 3, '.')));
}

BOOST_AUTO_TEST_CASE(points_come_in_reading_order) {
    BOOST_TEST(text(Grid<char>(2, 2).points()) == "1,1 1,2 2,1 2,2 ");
}

BOOST_AUTO_TEST_CASE(neighbours_come_in_a_fixed_order_and_stay_inside) {
    const Grid<char> grid(3, 3);
    BOOST_TEST(text(grid.neighbours4({1, 1})) == "1,2 2,3 3,2 2,1 ");
    BOOST_TEST(text(grid.neighbours4({0, 0})) == "1,2 2,1 ");
    BOOST_TEST(text(grid.neighbours8({1, 1})) == "1,2 1,3 2,3 3,3 3,2 3,1 2,1 1,1 ");
    BOOST_TEST(text(grid.neighbours8({2, 0})) == "2,1 2,2 3,2 ");
    BOOST_TEST(Grid<char>(1, 1).neighbours8({0, 0}).empty());
}

BOOST_AUTO_TEST_CASE(distances_are_those_of_rook_and_king) {
    BOOST_TEST(common::city_block_distance({0, 0}, {2, 3}) == 5);
    BOOST_TEST(common::king_distance({0, 0}, {2, 3}) == 3);
    BOOST_TEST(common::king_distance({2, 3}, {2, 3}) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
