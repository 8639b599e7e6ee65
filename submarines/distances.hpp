// distances: how far it is to walk, around the obstacles, from each cell to each other. Obstacles never
// change during a game, so a computer player keeps this from turn to turn; killers and fuel on the way
// do not count.
//
// Units     steps; `unreachable` where no way leads. Cells are numbered as in sea.hpp: row by row, with
//           a border of obstacles around the grid, so that every cell has eight neighbours.
// Cost      one breadth-first search for each cell that is asked about, at its first question
//
// Example   u o k      by rook's steps k is unreachable from u, by king's steps it is 2 away: diagonally, past
//           o . o      the obstacles
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/grid.hpp"

namespace submarines {

class Distances {
public:
    static constexpr int unreachable = 1000;  // more than any way on the largest grid

    // Only the obstacles of the grid matter.
    explicit Distances(const common::Grid<char>& cells);

    [[nodiscard]] bool has_obstacles_of(const common::Grid<char>& cells) const;

    // By numbered cell: the steps from `cell` of one that moves like a rook (the user), or like a king
    // (a killer).
    [[nodiscard]] const std::int16_t* rook_from(int cell) { return steps_from(rook_, cell, 4); }
    [[nodiscard]] const std::int16_t* king_from(int cell) { return steps_from(king_, cell, 8); }

private:
    using Steps = std::vector<std::int16_t>;
    using Table = std::vector<Steps>;

    const std::int16_t* steps_from(Table& table, int cell, int directions) {
        Steps& steps = table[static_cast<std::size_t>(cell)];
        if (steps.empty()) steps = search(cell, directions);
        return steps.data();
    }
    [[nodiscard]] Steps search(int start, int directions) const;

    common::Grid<char> cells_;
    std::vector<char> is_obstacle_;  // by number
    std::array<int, 8> directions_;  // to the neighbours: first the rook's four, then the diagonals
    Table rook_;
    Table king_;
};

}  // namespace submarines
