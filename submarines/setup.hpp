// setup: how the grid is filled before play: by commands, from a map, or by chance.
//
// Text form a command is "r,c X": "3,4 o" puts an obstacle on row 3, column 4. X is 1 ... 9, o, u or k.
//           a map file holds the rows of the grid, a line each, as parse_position() reads them
// Errors    parse_placement() and place() return the sentence; nothing is changed then
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "common/expected.hpp"
#include "common/grid.hpp"
#include "common/random.hpp"

namespace submarines {

struct Placement {
    common::Point cell;
    char mark;
};

[[nodiscard]] common::Expected<Placement> parse_placement(std::string_view text,
                                                          const common::Grid<char>& cells);

// Why the mark cannot be put there, or nothing if it has been. What is placed is never changed, and
// there is only one u.
[[nodiscard]] std::optional<std::string> place(common::Grid<char>& cells, const Placement& placement);

// How many of each a drawn grid has. The usual numbers are those for 10x10, in proportion to the area.
struct Counts {
    int killers = 2;
    int fuel = 12;
    int obstacles = 15;
};
[[nodiscard]] Counts usual_counts(int rows, int cols);

// Every fuel value is equally likely. The user is at least 3 king's steps from every killer, or as far as the
// grid allows. Precondition: the counts and the user fit on the grid.
[[nodiscard]] common::Grid<char> draw_grid(int rows, int cols, const Counts& counts, common::Random& random);

}  // namespace submarines
