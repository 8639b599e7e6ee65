#include "basestrike/base.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "common/notation.hpp"

namespace basestrike {

namespace {

using common::DataFile;
using common::Grid;

constexpr char no_target = '.';
constexpr const char* allowed_letters = ".HABTO";

// The places of all kinds, made once: places() of a kind is the table's row.
using PlaceTable = std::array<std::vector<Rectangle>, all_kinds.size()>;

PlaceTable make_place_table() {
    PlaceTable table;
    for (const Kind kind : all_kinds) table[static_cast<std::size_t>(kind)] = places(kind);
    return table;
}

// A free draw of all targets; false if it breaks the rule, found out as early as can be.
bool draw(const Roster& roster, const PlaceTable& table, common::Random& random,
          std::vector<Target>& targets) {
    targets.clear();
    for (const Kind kind : all_kinds) {
        const std::vector<Rectangle>& choice = table[static_cast<std::size_t>(kind)];
        for (int i = 0; i < roster[kind]; ++i) {
            const int picked = random.below(static_cast<int>(choice.size()));
            const Target target{kind, choice[static_cast<std::size_t>(picked)]};
            const auto fits = [&](const Target& other) { return are_compatible(other, target); };
            if (!std::all_of(targets.begin(), targets.end(), fits)) return false;
            targets.push_back(target);
        }
    }
    return true;
}

Grid<char> read_letters(const DataFile& file) {
    Grid<char> letters(base_size, base_size);
    int row = 0;
    for (const common::Record& record : file.records()) {
        if (row == base_size) throw file.error(record, "a layout has 10 rows, and this is one more.");
        if (record.fields.size() != 1 || record.fields[0].size() != static_cast<std::size_t>(base_size)) {
            throw file.error(record, "a row has 10 cells out of '.', 'H', 'A', 'B', 'T' and 'O'.");
        }
        const auto cells = common::parse_rows(record.fields, allowed_letters, 1, base_size);
        if (!cells) {
            const std::size_t col = record.fields[0].find_first_not_of(allowed_letters);
            throw file.error(
                record, "cell " + std::to_string(col + 1) + " is none of '.', 'H', 'A', 'B', 'T' and 'O'.");
        }
        for (int col = 0; col < base_size; ++col) letters.at({row, col}) = cells->at({0, col});
        ++row;
    }
    if (row < base_size) throw file.error("a layout has 10 rows, and here are " + std::to_string(row));
    return letters;
}

// The rectangle of one letter whose first cell in reading order is `corner`: as far as it goes to the right,
// then down.
Rectangle rectangle_from(const Grid<char>& letters, Point corner) {
    const char letter = letters.at(corner);
    Rectangle found{corner, 1, 1};
    const auto goes_on = [&](Point next) { return letters.contains(next) && letters.at(next) == letter; };
    while (goes_on(corner + Point{0, found.cols})) ++found.cols;
    while (goes_on(corner + Point{found.rows, 0})) ++found.rows;
    return found;
}

bool has_shape(Kind kind, const Rectangle& place) {
    const KindFacts& shape = facts(kind);
    return (place.rows == shape.rows && place.cols == shape.cols) ||
           (place.rows == shape.cols && place.cols == shape.rows);
}

std::string shape_text(Kind kind) {
    const std::string rows = std::to_string(facts(kind).rows);
    const std::string cols = std::to_string(facts(kind).cols);
    return rows + 'x' + cols + " or " + cols + 'x' + rows;
}

bool is_filled(const Grid<char>& letters, const Rectangle& place) {
    const auto is_same = [&](Point cell) { return letters.at(cell) == letters.at(place.corner); };
    const std::vector<Point> cells = place.cells();
    return std::all_of(cells.begin(), cells.end(), is_same);
}

// The target whose first cell in reading order is `corner`.
Target read_target(const DataFile& file, const Grid<char>& letters, Point corner) {
    const Kind kind = *kind_of_letter(letters.at(corner));
    if (!facts(kind).is_building) return {kind, {corner, 1, 1}};
    const Rectangle place = rectangle_from(letters, corner);
    if (!has_shape(kind, place) || !is_filled(letters, place)) {
        throw file.error(file.records()[static_cast<std::size_t>(corner.row)],
                         "the " + std::string(facts(kind).name) + " at " + common::to_text(corner) +
                             " is no whole rectangle of " + shape_text(kind) + " that stands alone.");
    }
    return {kind, place};
}

}  // namespace

Base::Base(std::vector<Target> targets) : targets_(std::move(targets)) {
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        for (const Point& cell : targets_[i].place.cells()) {
            assert(target_at_.at(cell) == nothing);
            target_at_.at(cell) = static_cast<int>(i);
        }
    }
}

std::optional<int> Base::target_at(Point point) const {
    const int number = target_at_.at(point);
    return number == nothing ? std::nullopt : std::optional(number);
}

Roster Base::roster() const {
    Roster counted;
    for (const Target& target : targets_) ++counted[target.kind];
    return counted;
}

Grid<char> Base::letters() const {
    Grid<char> letters(base_size, base_size, no_target);
    for (const Target& target : targets_) {
        for (const Point& cell : target.place.cells()) letters.at(cell) = facts(target.kind).letter;
    }
    return letters;
}

bool are_compatible(const Target& first, const Target& second) {
    const bool are_buildings = facts(first.kind).is_building && facts(second.kind).is_building;
    return !first.place.grown(are_buildings ? 1 : 0).overlaps(second.place);
}

std::optional<Base> place(const Roster& roster, common::Random& random) {
    static const PlaceTable table = make_place_table();
    std::vector<Target> targets;
    for (int i = 0; i < most_tries; ++i) {
        if (draw(roster, table, random, targets)) return Base(std::move(targets));
    }
    return std::nullopt;
}

Base read_layout(const DataFile& file) {
    const Grid<char> letters = read_letters(file);
    std::vector<Target> targets;
    for (const Point& cell : letters.points()) {
        const auto covers = [&](const Target& target) { return target.place.contains(cell); };
        if (letters.at(cell) == no_target || std::any_of(targets.begin(), targets.end(), covers)) continue;
        const Target target = read_target(file, letters, cell);
        for (const Target& other : targets) {
            if (are_compatible(other, target)) continue;
            throw file.error(file.records()[static_cast<std::size_t>(cell.row)],
                             "the " + std::string(facts(target.kind).name) + " at " + common::to_text(cell) +
                                 " touches the " + std::string(facts(other.kind).name) + " at " +
                                 common::to_text(other.place.corner) + "; buildings stand apart.");
        }
        targets.push_back(target);
    }
    if (targets.empty()) throw file.error("the layout is empty; a base holds at least one target");
    return Base(std::move(targets));
}

}  // namespace basestrike
