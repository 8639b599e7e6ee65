#include "common/notation.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "common/board_view.hpp"

using common::Grid;
using common::Point;

namespace {

// What the parser says of the text on a board of 10 x 9: the cells in their canonical form, or the error.
std::string read(const std::string& text) {
    const auto cells = common::parse_cells(text, 10, 9);
    if (!cells) return cells.error();
    std::string canonical;
    for (const Point cell : *cells) canonical += (canonical.empty() ? "" : " ") + common::to_text(cell);
    return canonical;
}

struct Row {
    std::string typed;
    std::string expected;
    friend std::ostream& operator<<(std::ostream& out, const Row& row) {
        return out << '"' << row.typed << '"';
    }
};

const std::vector<Row> rows{
    {"3,4", "3,4"},
    {"3 4", "3,4"},
    {"(3,4)", "3,4"},
    {"( 3 , 4 )", "3,4"},
    {"  10,9\t", "10,9"},
    {"7,8 5,8", "7,8 5,8"},
    {"7,8-5,8", "7,8 5,8"},
    {"7,8 - 5,8", "7,8 5,8"},
    {"7 8 5 8", "7,8 5,8"},
    {"(7,8)(5,8)", "7,8 5,8"},
    {"(7,8) (5,8)", "7,8 5,8"},
    {"( 7 , 8 ) - ( 5 , 8 )", "7,8 5,8"},
    {"11,1", "row 11 is outside the grid; rows are 1 to 10."},
    {"1,10", "column 10 is outside the grid; columns are 1 to 9."},
    {"0,1", "row 0 is outside the grid; rows are 1 to 10."},
    {"-1,2", "row -1 is outside the grid; rows are 1 to 10."},
    {"1,-2", "column -2 is outside the grid; columns are 1 to 9."},
    {"99999999999999999999,1", "row 99999999999999999999 is outside the grid; rows are 1 to 10."},
    {"", "'' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"3", "'3' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"3,", "'3,' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"3,4x", "'3,4x' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"3,4,", "'3,4,' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"(3,4", "'(3,4' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"3,4)", "'3,4)' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"2e1,1", "'2e1,1' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"0x2,1", "'0x2,1' is no cell; a cell is typed as row,col, for instance 3,4."},
    {"1,1 2,2 3,3", "'1,1 2,2 3,3' holds more than two cells."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_test)

BOOST_DATA_TEST_CASE(cells_are_read, boost::unit_test::data::make(rows), row) {
    BOOST_TEST(read(row.typed) == row.expected);
}

BOOST_AUTO_TEST_CASE(the_wrong_number_of_cells_is_refused) {
    BOOST_TEST(common::parse_cells("1,2", 2, 8, 8).error() ==
               "'1,2' is 1 cell; two cells are wanted, for instance 7,8 5,8.");
    BOOST_TEST(common::parse_cell("1,2 3,4", 8, 8).error() ==
               "'1,2 3,4' is 2 cells; one cell is wanted, for instance 3,4.");
}

BOOST_AUTO_TEST_CASE(every_cell_survives_print_and_parse) {
    for (const Point point : Grid<char>(26, 26).points()) {
        BOOST_TEST((*common::parse_cell(common::to_text(point), 26, 26) == point));
    }
}

BOOST_AUTO_TEST_CASE(a_board_in_one_line_survives_parse_and_print) {
    const auto board = common::parse_one_line("G../#@./..R", "G#@.R", 11, 11);
    BOOST_TEST_REQUIRE(static_cast<bool>(board));
    BOOST_TEST(common::one_line(*board) == "G../#@./..R");
}

BOOST_AUTO_TEST_CASE(a_bad_board_is_refused) {
    const auto error = [](const std::string& text) {
        return common::parse_one_line(text, "ab.", 3, 3).error();
    };
    BOOST_TEST(error("") == "the first row is empty.");
    BOOST_TEST(error("ab/a") == "row 2 has 1 cells and row 1 has 2; all rows must be equally long.");
    BOOST_TEST(error("ab/ac") == "'c' at 2,2 is no cell; allowed are ab..");
    BOOST_TEST(error("a/a/a/a") == "the board is larger than 3x3.");
    BOOST_TEST(error("abab") == "the board is larger than 3x3.");
}

BOOST_AUTO_TEST_CASE(a_board_is_drawn_with_its_numbers) {
    const auto board = common::parse_one_line("G../#@./..R", "G#@.R", 11, 11);
    BOOST_TEST(common::board_text(*board) ==
               "  1 2 3\n"
               "1 G . .\n"
               "2 # @ .\n"
               "3 . . R\n");
    BOOST_TEST(common::board_text(Grid<char>(10, 12, '.')) ==
               "                     1 1 1\n"
               "   1 2 3 4 5 6 7 8 9 0 1 2\n"
               " 1 . . . . . . . . . . . .\n"
               " 2 . . . . . . . . . . . .\n"
               " 3 . . . . . . . . . . . .\n"
               " 4 . . . . . . . . . . . .\n"
               " 5 . . . . . . . . . . . .\n"
               " 6 . . . . . . . . . . . .\n"
               " 7 . . . . . . . . . . . .\n"
               " 8 . . . . . . . . . . . .\n"
               " 9 . . . . . . . . . . . .\n"
               "10 . . . . . . . . . . . .\n");
}

BOOST_AUTO_TEST_CASE(colour_only_repeats) {
    BOOST_TEST(common::board_text(Grid<char>(1, 2, 'G'), {{'G', "32"}}) ==
               "  1 2\n1 \033[32mG\033[0m \033[32mG\033[0m\n");
}

BOOST_AUTO_TEST_SUITE_END()
