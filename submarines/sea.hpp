// sea: a position for players that look ahead: the same rules as rules.hpp, which you should read
// first, on one flat array with a border of obstacles, so that a turn costs some tens of nanoseconds
// and no allocation. The tests play both side by side and hold them equal.
//
// Units     a cell is numbered (row + 1) * width + col + 1, width = cols + 2: its neighbours are always
//           in the array
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "submarines/game.hpp"
#include "submarines/rules.hpp"

namespace submarines {

class Sea {
public:
    static constexpr int largest_width = largest_side + 2;
    static constexpr int largest_size = largest_width * largest_width;
    static constexpr int nowhere = -1;

    explicit Sea(const Position& position);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int size() const { return size_; }  // of the array, with the border
    [[nodiscard]] int number(common::Point point) const { return (point.row + 1) * width_ + point.col + 1; }
    [[nodiscard]] common::Point point(int cell) const { return {cell / width_ - 1, cell % width_ - 1}; }
    [[nodiscard]] char at(int cell) const { return cells_[static_cast<std::size_t>(cell)]; }

    [[nodiscard]] int user() const { return user_; }  // nowhere: destroyed
    [[nodiscard]] const std::vector<int>& killers() const { return killers_; }
    [[nodiscard]] const std::vector<int>& fuel_cells() const { return fuel_cells_; }  // in reading order
    [[nodiscard]] int fuel() const { return fuel_; }
    [[nodiscard]] int rounds() const { return rounds_; }
    [[nodiscard]] int user_score() const { return user_score_; }
    [[nodiscard]] int computer_score() const { return computer_score_; }

    // Play is over but for the limit of rounds and for nobody being able to move.
    [[nodiscard]] bool is_over() const { return user_ == nowhere || fuel_cells_.empty(); }

    // King's steps between two cells as if there were no obstacles: within 1, a killer can capture.
    [[nodiscard]] int reach(int a, int b) const;

    // The neighbours of a cell, in the order of directions8, and of directions4.
    [[nodiscard]] std::array<int, 8> around(int cell) const;
    [[nodiscard]] std::array<int, 4> beside(int cell) const;

    // Where killer number i may go now. Up to 8 cells are written; the result is how many.
    int killer_targets(std::size_t i, std::array<int, 8>& targets) const;

    void begin_round() { ++rounds_; }
    void move_user(Action action);
    void move_killer(std::size_t i, int to);

private:
    void remove_fuel(int cell);

    int width_;
    int size_;
    int user_ = nowhere;
    int fuel_;
    int rounds_;
    int user_score_;
    int computer_score_;
    std::vector<int> killers_;
    std::vector<int> fuel_cells_;
    std::array<char, largest_size> cells_;
};

}  // namespace submarines
