#include "submarines/setup.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "common/notation.hpp"
#include "common/text.hpp"
#include "submarines/rules.hpp"

namespace submarines {

using common::Error;
using common::Expected;
using common::Grid;
using common::Point;
using common::Random;

namespace {

constexpr int wanted_distance = 3;

std::vector<Point> cells_at_distance(const Grid<char>& cells, Point from, int least) {
    std::vector<Point> far = cells.points();
    std::erase_if(far, [&](Point cell) { return common::king_distance(cell, from) < least; });
    return far;
}

// Where the user may stand so that there is room for all killers at that distance.
std::vector<Point> user_places(const Grid<char>& cells, int killers, int distance) {
    std::vector<Point> places = cells.points();
    std::erase_if(places, [&](Point cell) {
        return static_cast<int>(cells_at_distance(cells, cell, distance).size()) < killers;
    });
    return places;
}

// Puts the marks on that many of the places, drawn by chance.
void scatter(Grid<char>& cells, std::vector<Point> places, const std::string& marks, Random& random) {
    assert(marks.size() <= places.size());
    random.shuffle(places);
    for (std::size_t i = 0; i < marks.size(); ++i) cells.at(places[i]) = marks[i];
}

std::vector<Point> empty_cells(const Grid<char>& cells) {
    std::vector<Point> empty = cells.points();
    std::erase_if(empty, [&](Point cell) { return cells.at(cell) != water; });
    return empty;
}

int in_proportion(int count, int area) {
    return std::max(1, (count * area + 50) / 100);
}

}  // namespace

Expected<Placement> parse_placement(std::string_view text, const Grid<char>& cells) {
    const std::vector<std::string> words = common::split_words(text);
    const std::string_view typed = common::trim(text);
    const std::size_t blank = typed.find_last_of(" \t");
    if (words.size() < 2 || blank == std::string_view::npos) {
        return Error{'\'' + common::printable(typed, 40) +
                     "' is no placement; a cell and an object are wanted, for instance 3,4 o, or start."};
    }
    const Expected<Point> cell = common::parse_cell(typed.substr(0, blank), cells.rows(), cells.cols());
    if (!cell) return Error{cell.error()};
    const std::string mark = common::lower_case(words.back());
    if (mark.size() != 1 || mark[0] == water || all_marks.find(mark[0]) == std::string_view::npos) {
        return Error{'\'' + common::printable(words.back(), 40) +
                     "' is no object; 1 to 9 is fuel, o an obstacle, u the user's submarine, k a killer."};
    }
    return Placement{*cell, mark[0]};
}

std::optional<std::string> place(Grid<char>& cells, const Placement& placement) {
    const char there = cells.at(placement.cell);
    if (there != water) {
        return common::to_text(placement.cell) + " already holds " + there +
               "; what is placed is never changed, take an empty cell.";
    }
    if (placement.mark == user_mark && cells.count(user_mark) > 0) {
        return "the user's submarine is placed already; there is only one.";
    }
    cells.at(placement.cell) = placement.mark;
    return std::nullopt;
}

Counts usual_counts(int rows, int cols) {
    const Counts for_hundred;
    const int area = rows * cols;
    return {in_proportion(for_hundred.killers, area), in_proportion(for_hundred.fuel, area),
            in_proportion(for_hundred.obstacles, area)};
}

Grid<char> draw_grid(int rows, int cols, const Counts& counts, Random& random) {
    Grid<char> cells(rows, cols, water);
    assert(1 + counts.killers + counts.fuel + counts.obstacles <= cells.size());

    int distance = wanted_distance;
    while (user_places(cells, counts.killers, distance).empty()) --distance;
    const std::vector<Point> places = user_places(cells, counts.killers, distance);
    const Point user = places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
    cells.at(user) = user_mark;

    const auto times = [](int n, char mark) { return std::string(static_cast<std::size_t>(n), mark); };
    scatter(cells, cells_at_distance(cells, user, distance), times(counts.killers, killer_mark), random);
    std::string fuel;
    for (int i = 0; i < counts.fuel; ++i) fuel += static_cast<char>('0' + random.die(9));
    scatter(cells, empty_cells(cells), fuel + times(counts.obstacles, obstacle), random);
    return cells;
}

}  // namespace submarines
