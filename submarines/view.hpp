// view: the position as it is printed after each side's turn, and the same in sentences for those who cannot see it.
//
// Example     1 2 3
//           1 . . k        k a killer, u the user's submarine, o an obstacle, 1 ... 9 fuel of that value, . water
//           2 u 3 o
//           Round 1 | fuel 10 | user 0 | computer 0
#pragma once

#include <string>

#include "common/grid.hpp"
#include "submarines/rules.hpp"

namespace submarines {

// Before play: the grid alone.
[[nodiscard]] std::string grid_text(const common::Grid<char>& cells, bool has_colour = false);
[[nodiscard]] std::string grid_description(const common::Grid<char>& cells);

// Rounds played, fuel, and both scores, on a line.
[[nodiscard]] std::string status_text(const Position& position);

// The grid and the status.
[[nodiscard]] std::string position_text(const Position& position, bool has_colour = false);
[[nodiscard]] std::string description(const Position& position);

}  // namespace submarines
