// layout: where the chips stand at the start, and so where each side wants to go: the cells where the other's
// stood.
//
// Text form a data file of 8 rows of 8 cells out of '.', 'w' and 'b', such as data/corners/triangle.txt:
//
//               bbbbb...      The black cells must be the white ones turned by half a turn, at least one
//               each. bbbb.... bbb..... bb.....w b.....ww
//               .....www
//               ....wwww
//               ...wwwww
//
// Units     distances in city-block steps
#pragma once

#include <string>
#include <vector>

#include "common/data_file.hpp"
#include "common/grid.hpp"
#include "common/point.hpp"
#include "corners/rules.hpp"

namespace corners {

class Layout {
public:
    // Throws common::DataError if the file holds no layout.
    Layout(std::string name, const common::DataFile& file);

    [[nodiscard]] const std::string& name() const { return name_; }

    // The chips as they stand before the first move, White to move.
    [[nodiscard]] const Position& start() const { return start_; }

    [[nodiscard]] bool is_home(Side side, Point point) const { return start_.cells.at(point) == chip(side); }
    [[nodiscard]] bool is_goal(Side side, Point point) const { return is_home(opponent(side), point); }

    // Steps from a cell to the nearest goal cell of the side; 0 on a goal cell.
    [[nodiscard]] int distance(Side side, Point point) const;

private:
    std::string name_;
    Position start_;
    common::Grid<int> white_distance_{board_size, board_size};
};

// The layouts that come with the program.
[[nodiscard]] const std::vector<std::string>& shipped_layouts();

// How many chips of the side stand on goal cells, and on home cells.
[[nodiscard]] int chips_on_goal(const Layout& layout, const Position& position, Side side);
[[nodiscard]] int chips_at_home(const Layout& layout, const Position& position, Side side);

// True if all of them stand on goal cells.
[[nodiscard]] bool has_finished(const Layout& layout, const Position& position, Side side);

// The sum of the distances of the side's chips.
[[nodiscard]] int distance_left(const Layout& layout, const Position& position, Side side);

}  // namespace corners
