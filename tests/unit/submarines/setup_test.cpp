#include "submarines/setup.hpp"

#include <boost/test/unit_test.hpp>

#include "common/notation.hpp"
#include "submarines/rules.hpp"

using common::Grid;
using common::Point;
using submarines::Counts;

namespace {

// What a command does to a grid of 4 x 5 with a u on 2,3: the grid in one line, or the sentence.
std::string command(const std::string& text) {
    Grid<char> grid = *common::parse_one_line("...../..u../.5.../o...k", submarines::all_marks, 26, 26);
    const Grid<char> before = grid;
    const auto placement = submarines::parse_placement(text, grid);
    if (!placement) return placement.error();
    const auto fault = submarines::place(grid, *placement);
    if (!fault) return common::one_line(grid);
    BOOST_TEST((grid == before));
    return *fault;
}

int least_distance(const Grid<char>& grid) {
    int least = 100;
    for (const Point a : grid.points()) {
        for (const Point b : grid.points()) {
            if (grid.at(a) == 'u' && grid.at(b) == 'k') least = std::min(least, common::king_distance(a, b));
        }
    }
    return least;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(setup_test)

BOOST_AUTO_TEST_CASE(objects_are_placed) {
    BOOST_TEST(command("1,1 o") == "o..../..u../.5.../o...k");
    BOOST_TEST(command("1,5 9") == "....9/..u../.5.../o...k");
    BOOST_TEST(command("3 4 k") == "...../..u../.5.k./o...k");
    BOOST_TEST(command("  (4,2)   K ") == "...../..u../.5.../ok..k");
    BOOST_TEST(command("4,4\t1") == "...../..u../.5.../o..1k");
}

BOOST_AUTO_TEST_CASE(each_error_has_its_own_message_and_changes_nothing) {
    BOOST_TEST(command("5,1 o") == "row 5 is outside the grid; rows are 1 to 4.");
    BOOST_TEST(command("1,6 o") == "column 6 is outside the grid; columns are 1 to 5.");
    BOOST_TEST(command("0,1 o") == "row 0 is outside the grid; rows are 1 to 4.");
    BOOST_TEST(command("3,2 o") ==
               "3,2 already holds 5; what is placed is never changed, take an empty cell.");
    BOOST_TEST(command("2,3 u") ==
               "2,3 already holds u; what is placed is never changed, take an empty cell.");
    BOOST_TEST(command("1,1 u") == "the user's submarine is placed already; there is only one.");
    const std::string objects =
        " is no object; 1 to 9 is fuel, o an obstacle, u the user's submarine, k a killer.";
    for (const std::string bad : {"z", "0", "10", "uu", ".", "-1", "/"}) {
        BOOST_TEST(command("1,1 " + bad) == "'" + bad + "'" + objects);
    }
    BOOST_TEST(command("k") ==
               "'k' is no placement; a cell and an object are wanted, for instance 3,4 o, or start.");
    BOOST_TEST(command("x,y k") == "'x,y' is no cell; a cell is typed as row,col, for instance 3,4.");
}

BOOST_AUTO_TEST_CASE(the_usual_counts_grow_with_the_area) {
    const auto text = [](int rows, int cols) {
        const Counts counts = submarines::usual_counts(rows, cols);
        return std::to_string(counts.killers) + " " + std::to_string(counts.fuel) + " " +
               std::to_string(counts.obstacles);
    };
    BOOST_TEST(text(10, 10) == "2 12 15");
    BOOST_TEST(text(20, 10) == "4 24 30");
    BOOST_TEST(text(26, 26) == "14 81 101");
    BOOST_TEST(text(2, 2) == "1 1 1");
}

// On every size, also where it is tight: the numbers are right, and the user is as far off as the grid allows.
BOOST_AUTO_TEST_CASE(drawn_grids_hold_what_they_should) {
    for (int rows = 2; rows <= 26; rows += rows < 6 ? 1 : 5) {
        for (int cols = 2; cols <= 26; cols += cols < 6 ? 1 : 5) {
            common::Random random(static_cast<std::uint64_t>(100 * rows + cols), common::Stream::Setup);
            const Counts counts = submarines::usual_counts(rows, cols);
            const Grid<char> grid = submarines::draw_grid(rows, cols, counts, random);
            BOOST_TEST(grid.count('u') == 1);
            BOOST_TEST(grid.count('k') == counts.killers);
            BOOST_TEST(grid.count('o') == counts.obstacles);
            BOOST_TEST(grid.count('.') == rows * cols - 1 - counts.killers - counts.fuel - counts.obstacles);
            BOOST_TEST(least_distance(grid) >= (std::max(rows, cols) >= 4 ? 3 : std::max(rows, cols) - 1));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_full_grid_can_be_drawn) {
    common::Random random(1, common::Stream::Setup);
    const Grid<char> grid = submarines::draw_grid(3, 3, {8, 0, 0}, random);
    BOOST_TEST(grid.count('k') == 8);
    BOOST_TEST(least_distance(grid) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
