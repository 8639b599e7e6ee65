#include "submarines/sea.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace submarines {

Sea::Sea(const Position& position)
    : width_(position.cells.cols() + 2),
      size_(width_ * (position.cells.rows() + 2)),
      fuel_(position.fuel),
      rounds_(position.rounds),
      user_score_(position.user_score),
      computer_score_(position.computer_score) {
    cells_.fill(obstacle);
    for (common::Point here{0, 0}; here.row < position.cells.rows(); ++here.row) {
        for (here.col = 0; here.col < position.cells.cols(); ++here.col) {
            const char mark = position.cells.at(here);
            const int cell = number(here);
            cells_[static_cast<std::size_t>(cell)] = mark;
            if (mark == user_mark) user_ = cell;
            if (mark == killer_mark) killers_.push_back(cell);
            if (is_fuel(mark)) fuel_cells_.push_back(cell);
        }
    }
}

int Sea::reach(int a, int b) const {
    const int rows = std::abs(a / width_ - b / width_);
    const int cols = std::abs(a % width_ - b % width_);
    return std::max(rows, cols);
}

std::array<int, 8> Sea::around(int cell) const {
    return {cell - width_, cell - width_ + 1, cell + 1, cell + width_ + 1,
            cell + width_, cell + width_ - 1, cell - 1, cell - width_ - 1};
}

std::array<int, 4> Sea::beside(int cell) const {
    return {cell - width_, cell + 1, cell + width_, cell - 1};
}

int Sea::killer_targets(std::size_t i, std::array<int, 8>& targets) const {
    int most = 0;
    for (const int cell : around(killers_[i])) {
        if (at(cell) == user_mark) {
            targets[0] = cell;
            return 1;
        }
        most = std::max(most, fuel_value(at(cell)));
    }
    const char wanted = most == 0 ? water : static_cast<char>('0' + most);
    int n = 0;
    for (const int cell : around(killers_[i])) {
        if (at(cell) == wanted) targets[static_cast<std::size_t>(n++)] = cell;
    }
    return n;
}

void Sea::move_user(Action action) {
    assert(user_ != nowhere && action != Action::End);
    if (action == Action::GoOn) return;
    const int to = number(destination(point(user_), action));
    const char found = at(to);
    if (found == obstacle) return;
    --fuel_;
    cells_[static_cast<std::size_t>(user_)] = water;
    if (found == killer_mark) {
        user_ = nowhere;
        return;
    }
    user_ = to;
    cells_[static_cast<std::size_t>(to)] = user_mark;
    if (!is_fuel(found)) return;
    fuel_ += fuel_value(found);
    user_score_ += fuel_value(found);
    remove_fuel(to);
}

void Sea::move_killer(std::size_t i, int to) {
    const char found = at(to);
    cells_[static_cast<std::size_t>(killers_[i])] = water;
    cells_[static_cast<std::size_t>(to)] = killer_mark;
    killers_[i] = to;
    if (found == user_mark) {
        user_ = nowhere;
        computer_score_ += capture_score;
    } else if (is_fuel(found)) {
        computer_score_ += fuel_value(found);
        remove_fuel(to);
    }
}

void Sea::remove_fuel(int cell) {
    std::erase(fuel_cells_, cell);
}

}  // namespace submarines
