// point: a cell of a board, and the directions in which its neighbours lie.
//
// Units     row and col count from 0 in code, row 0 at the top, column 0 at the left. People count from 1:
//           the two meet only in common/text, which prints {2, 3} as "3,4" and reads it back.
// Errors    none; a Point may lie outside of any board. Grid::contains tells.
#pragma once

#include <array>
#include <compare>
#include <cstdlib>

namespace common {

struct Point {
    int row = 0;
    int col = 0;

    // Reading order: by row, then by column.
    friend auto operator<=>(const Point&, const Point&) = default;

    Point& operator+=(const Point& step) {
        row += step.row;
        col += step.col;
        return *this;
    }
    Point& operator-=(const Point& step) {
        row -= step.row;
        col -= step.col;
        return *this;
    }
    friend Point operator+(Point point, const Point& step) { return point += step; }
    friend Point operator-(Point point, const Point& step) { return point -= step; }
};

// North, east, south, west: the order in which every game looks around and breaks ties.
inline constexpr std::array<Point, 4> directions4{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

// The same with the diagonals, clockwise from north.
inline constexpr std::array<Point, 8> directions8{
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};

// Steps of a rook that moves one cell at a time (the Manhattan or city-block distance).
[[nodiscard]] inline int city_block_distance(Point a, Point b) {
    return std::abs(a.row - b.row) + std::abs(a.col - b.col);
}

// Steps of a king on an empty board (the Chebyshev distance).
[[nodiscard]] inline int king_distance(Point a, Point b) {
    const int rows = std::abs(a.row - b.row);
    const int cols = std::abs(a.col - b.col);
    return rows > cols ? rows : cols;
}

}  // namespace common
