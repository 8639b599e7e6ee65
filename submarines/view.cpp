#include "submarines/view.hpp"

#include <vector>

#include "common/board_view.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"

namespace submarines {

using common::counted;
using common::Grid;
using common::Point;

namespace {

constexpr std::size_t screen_width = 80;

common::Palette palette() {
    common::Palette colours{{user_mark, "32"}, {killer_mark, "31"}, {obstacle, "90"}};
    for (char fuel = '1'; fuel <= '9'; ++fuel) colours[fuel] = "33";
    return colours;
}

// "1,2; 3,4", or with `shows_mark` "5 at 1,2; 3 at 3,4".
template <class Condition>
std::string list_of(const Grid<char>& cells, Condition wanted, bool shows_mark = false) {
    std::vector<std::string> found;
    for (const Point point : cells.points()) {
        const char mark = cells.at(point);
        if (wanted(mark))
            found.push_back((shows_mark ? mark + std::string(" at ") : "") + common::to_text(point));
    }
    return found.empty() ? "none" : common::join(found, "; ");
}

std::string sentence(const std::string& text) {
    return common::wrapped(text, screen_width);
}

std::string user_sentence(const Grid<char>& cells) {
    if (cells.count(user_mark) == 0) return "There is no user's submarine.";
    return "The user's submarine is at " + list_of(cells, [](char mark) { return mark == user_mark; }) + '.';
}

}  // namespace

std::string grid_text(const Grid<char>& cells, bool has_colour) {
    return common::board_text(cells, has_colour ? palette() : common::Palette{});
}

std::string grid_description(const Grid<char>& cells) {
    const auto is = [](char wanted) { return [wanted](char mark) { return mark == wanted; }; };
    return sentence("The grid has " + counted(cells.rows(), "row", "rows") + " and " +
                    counted(cells.cols(), "column", "columns") + ".") +
           sentence(user_sentence(cells)) + sentence("Killers: " + list_of(cells, is(killer_mark)) + ".") +
           sentence("Fuel cells: " + list_of(cells, is_fuel, true) + ".") +
           sentence("Obstacles: " + list_of(cells, is(obstacle)) + ".");
}

std::string status_text(const Position& position) {
    return "Round " + std::to_string(position.rounds) + " | fuel " + std::to_string(position.fuel) +
           " | user " + std::to_string(position.user_score) + " | computer " +
           std::to_string(position.computer_score) + '\n';
}

std::string position_text(const Position& position, bool has_colour) {
    return grid_text(position.cells, has_colour) + status_text(position);
}

std::string description(const Position& position) {
    return grid_description(position.cells) +
           sentence("Round " + std::to_string(position.rounds) + "; the user has " +
                    counted(position.fuel, "unit", "units") + " of fuel; the score is user " +
                    std::to_string(position.user_score) + ", computer " +
                    std::to_string(position.computer_score) + ".");
}

}  // namespace submarines
