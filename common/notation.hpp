// notation: how cells and boards are written in text. Parse and print are inverse.
//
// Text form A cell is "3,4": row 3, column 4, counted from 1. Read are also "3 4", "(3,4)" and "( 3 , 4 )";
//           two cells stand apart by blanks or a '-': "7,8 5,8", "7,8-5,8", "7 8 5 8".
//           A board in one line is its rows joined by '/': "G../#@./..R".
// Errors    returned, with the sentence that the player is told
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"
#include "common/grid.hpp"
#include "common/point.hpp"

namespace common {

// "3,4" for {2, 3}.
[[nodiscard]] std::string to_text(Point point);

// Exactly `count` cells (1 or 2), each inside of rows x cols.
[[nodiscard]] Expected<std::vector<Point>> parse_cells(std::string_view text, int count, int rows, int cols);
[[nodiscard]] Expected<Point> parse_cell(std::string_view text, int rows, int cols);

// The one or two cells that the text holds.
[[nodiscard]] Expected<std::vector<Point>> parse_cells(std::string_view text, int rows, int cols);

// True if the text can only be meant as cells: it starts with a digit, a sign or an opening bracket. So a
// session tells a mistyped cell from an unknown command.
[[nodiscard]] bool looks_like_cells(std::string_view text);

// The rows joined by '/'.
[[nodiscard]] std::string one_line(const Grid<char>& cells);

// The inverse of one_line: a rectangle of characters out of `allowed`, at most max_rows x max_cols.
[[nodiscard]] Expected<Grid<char>> parse_one_line(std::string_view text, std::string_view allowed,
                                                  int max_rows, int max_cols);

// The same from rows that are split already, as in a map file.
[[nodiscard]] Expected<Grid<char>> parse_rows(const std::vector<std::string>& rows, std::string_view allowed,
                                              int max_rows, int max_cols);

}  // namespace common
