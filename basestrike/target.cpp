#include "basestrike/target.hpp"

#include <algorithm>
#include <cassert>

namespace basestrike {

namespace {

constexpr std::array<KindFacts, all_kinds.size()> kinds{{
    {"headquarter", "a headquarter", "headquarters", 'H', 2, 3, 1, true, false},
    {"armory", "an armory", "armories", 'A', 2, 3, 1, true, true},
    {"barracks", "a barracks", "barracks", 'B', 1, 3, 1, true, false},
    {"tank", "a tank", "tanks", 'T', 1, 1, 2, false, true},
    {"oil drum", "an oil drum", "oil drums", 'O', 1, 1, 1, false, true},
}};

void add_places(int rows, int cols, std::vector<Rectangle>& found) {
    for (int row = 0; row + rows <= base_size; ++row) {
        for (int col = 0; col + cols <= base_size; ++col) found.push_back({{row, col}, rows, cols});
    }
}

}  // namespace

const KindFacts& facts(Kind kind) {
    return kinds[static_cast<std::size_t>(kind)];
}

std::optional<Kind> kind_of_letter(char letter) {
    const auto found = std::find_if(all_kinds.begin(), all_kinds.end(),
                                    [&](Kind kind) { return facts(kind).letter == letter; });
    return found == all_kinds.end() ? std::nullopt : std::optional(*found);
}

std::optional<Kind> kind_of_name(std::string_view name) {
    const auto found =
        std::find_if(all_kinds.begin(), all_kinds.end(), [&](Kind kind) { return facts(kind).name == name; });
    return found == all_kinds.end() ? std::nullopt : std::optional(*found);
}

bool Rectangle::contains(Point point) const {
    return point.row >= corner.row && point.row < corner.row + rows && point.col >= corner.col &&
           point.col < corner.col + cols;
}

std::vector<Point> Rectangle::cells() const {
    std::vector<Point> all;
    for (int row = corner.row; row < corner.row + rows; ++row) {
        for (int col = corner.col; col < corner.col + cols; ++col) all.push_back({row, col});
    }
    return all;
}

Rectangle Rectangle::grown(int reach) const {
    const int top = std::max(0, corner.row - reach);
    const int left = std::max(0, corner.col - reach);
    const int bottom = std::min(base_size, corner.row + rows + reach);
    const int right = std::min(base_size, corner.col + cols + reach);
    return {{top, left}, bottom - top, right - left};
}

bool Rectangle::overlaps(const Rectangle& other) const {
    return corner.row < other.corner.row + other.rows && other.corner.row < corner.row + rows &&
           corner.col < other.corner.col + other.cols && other.corner.col < corner.col + cols;
}

std::vector<Rectangle> places(Kind kind) {
    std::vector<Rectangle> found;
    const KindFacts& shape = facts(kind);
    add_places(shape.rows, shape.cols, found);
    if (shape.rows != shape.cols) add_places(shape.cols, shape.rows, found);
    return found;
}

}  // namespace basestrike
