#include "corners/layout.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "common/notation.hpp"

namespace corners {

namespace {

using common::DataFile;
using common::Record;

void check_row(const DataFile& file, const Record& record) {
    const std::string& row = record.fields[0];
    if (record.fields.size() != 1 || row.size() != static_cast<std::size_t>(board_size)) {
        throw file.error(record, "a row has 8 cells out of '.', 'w' and 'b'");
    }
    const std::size_t stranger = row.find_first_not_of(".wb");
    if (stranger != std::string::npos) {
        throw file.error(record, "cell " + std::to_string(stranger + 1) + " is none of '.', 'w' and 'b'");
    }
}

common::Grid<char> read_cells(const DataFile& file) {
    common::Grid<char> cells(board_size, board_size);
    int row = 0;
    for (const Record& record : file.records()) {
        if (row == board_size) throw file.error(record, "a layout has 8 rows, and this is one more");
        check_row(file, record);
        for (int col = 0; col < board_size; ++col) {
            cells.at({row, col}) = record.fields[0][static_cast<std::size_t>(col)];
        }
        ++row;
    }
    if (row < board_size) throw file.error("a layout has 8 rows, and here are " + std::to_string(row));
    return cells;
}

// What must stand on the cell that is this one's half turn.
char mirrored(char cell) {
    if (cell == empty_cell) return empty_cell;
    return cell == chip(Side::White) ? chip(Side::Black) : chip(Side::White);
}

void check_half_turn(const DataFile& file, const common::Grid<char>& cells) {
    for (const Point& point : cells.points()) {
        const Point turned = half_turn(point);
        if (cells.at(turned) == mirrored(cells.at(point))) continue;
        const Record& record = file.records()[static_cast<std::size_t>(turned.row)];
        throw file.error(record, "cell " + common::to_text(turned) + " is '" + cells.at(turned) +
                                     "' and must be '" + mirrored(cells.at(point)) + "', since " +
                                     common::to_text(point) + ", half a " + "turn away, is '" +
                                     cells.at(point) + "'");
    }
    if (cells.count(chip(Side::White)) == 0) throw file.error("a layout has at least one chip of each side");
}

common::Grid<int> distances(const common::Grid<char>& cells, char goal) {
    common::Grid<int> found(board_size, board_size, 2 * board_size);
    for (const Point& point : cells.points()) {
        for (const Point& other : cells.points()) {
            if (cells.at(other) != goal) continue;
            found.at(point) = std::min(found.at(point), common::city_block_distance(point, other));
        }
    }
    return found;
}

}  // namespace

Layout::Layout(std::string name, const DataFile& file) : name_(std::move(name)) {
    start_.cells = read_cells(file);
    check_half_turn(file, start_.cells);
    white_distance_ = distances(start_.cells, chip(Side::Black));
}

int Layout::distance(Side side, Point point) const {
    return white_distance_.at(side == Side::White ? point : half_turn(point));
}

const std::vector<std::string>& shipped_layouts() {
    static const std::vector<std::string> names{"triangle", "3x3", "3x4", "4x4"};
    return names;
}

int chips_on_goal(const Layout& layout, const Position& position, Side side) {
    const std::vector<Point> all = chips(position, side);
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](Point point) { return layout.is_goal(side, point); }));
}

int chips_at_home(const Layout& layout, const Position& position, Side side) {
    const std::vector<Point> all = chips(position, side);
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](Point point) { return layout.is_home(side, point); }));
}

bool has_finished(const Layout& layout, const Position& position, Side side) {
    return distance_left(layout, position, side) == 0;
}

int distance_left(const Layout& layout, const Position& position, Side side) {
    int sum = 0;
    for (const Point& point : chips(position, side)) sum += layout.distance(side, point);
    return sum;
}

}  // namespace corners
