// grid: a rectangle of cells of one type, the board that every game stands on. It knows no rules.
//
// Units     rows x cols, both at least 1; points count from 0, row 0 at the top
// Errors    at() outside of the grid is a bug of the caller: asserted. Ask contains() first.
// Cost      one block of memory, row after row; copying copies all cells, == compares them
//
// Example   Grid<char> board(2, 3, '.');  board.at({1, 2}) = '@';
//
//               . . .
//               . . @
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "common/point.hpp"

namespace common {

template <class Cell>
class Grid {
public:
    Grid(int rows, int cols, Cell fill = Cell{}) : rows_(rows), cols_(cols) {
        assert(rows >= 1 && cols >= 1);
        cells_.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols), fill);
    }

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] int size() const { return rows_ * cols_; }

    [[nodiscard]] bool contains(Point point) const {
        return point.row >= 0 && point.row < rows_ && point.col >= 0 && point.col < cols_;
    }

    // Precondition: contains(point).
    [[nodiscard]] const Cell& at(Point point) const { return cells_[index(point)]; }
    [[nodiscard]] Cell& at(Point point) { return cells_[index(point)]; }

    // All points in reading order: row by row, each from left to right.
    [[nodiscard]] std::vector<Point> points() const {
        std::vector<Point> all;
        all.reserve(cells_.size());
        for (int row = 0; row < rows_; ++row) {
            for (int col = 0; col < cols_; ++col) all.push_back({row, col});
        }
        return all;
    }

    // The neighbours inside of the grid, in the order of directions4 or directions8.
    [[nodiscard]] std::vector<Point> neighbours4(Point point) const { return around(point, directions4); }
    [[nodiscard]] std::vector<Point> neighbours8(Point point) const { return around(point, directions8); }

    // How many cells equal `cell`.
    [[nodiscard]] int count(const Cell& cell) const {
        return static_cast<int>(std::count(cells_.begin(), cells_.end(), cell));
    }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    [[nodiscard]] std::size_t index(Point point) const {
        assert(contains(point));
        return static_cast<std::size_t>(point.row) * static_cast<std::size_t>(cols_) +
               static_cast<std::size_t>(point.col);
    }

    template <std::size_t n>
    [[nodiscard]] std::vector<Point> around(Point point, const std::array<Point, n>& directions) const {
        std::vector<Point> found;
        found.reserve(n);
        for (const Point& step : directions) {
            if (contains(point + step)) found.push_back(point + step);
        }
        return found;
    }

    int rows_;
    int cols_;
    std::vector<Cell> cells_;
};

}  // namespace common
