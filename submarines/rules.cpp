#include "submarines/rules.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace submarines {

using common::Error;
using common::Expected;
using common::Grid;
using common::Point;

namespace {

constexpr int largest_number = 1'000'000;  // for fuel, rounds and scores in a position that somebody wrote

// What `wanted` is true of, in reading order.
template <class Condition>
std::vector<Point> cells_where(const Grid<char>& cells, Condition wanted) {
    std::vector<Point> found;
    for (Point point{0, 0}; point.row < cells.rows(); ++point.row) {
        for (point.col = 0; point.col < cells.cols(); ++point.col) {
            if (wanted(cells.at(point))) found.push_back(point);
        }
    }
    return found;
}

bool can_enter(char mark) {
    return mark != obstacle && mark != killer_mark;
}

// Of the cells, those that are worth most to a killer beside them.
std::vector<Point> largest_fuel(const Grid<char>& cells, const std::vector<Point>& beside) {
    int most = 1;
    std::vector<Point> found;
    for (const Point cell : beside) {
        const int value = fuel_value(cells.at(cell));
        if (value > most) found.clear();
        if (value >= most) found.push_back(cell);
        most = std::max(most, value);
    }
    return found;
}

bool can_any_killer_move(const Position& position) {
    const std::vector<Point> killers = killer_cells(position);
    return std::any_of(killers.begin(), killers.end(),
                       [&](Point killer) { return !killer_targets(position, killer).empty(); });
}

}  // namespace

bool is_fuel(char mark) {
    return mark >= '1' && mark <= '9';
}

int fuel_value(char mark) {
    return is_fuel(mark) ? mark - '0' : 0;
}

std::string to_text(const Position& position) {
    return common::one_line(position.cells) + ' ' + std::to_string(position.fuel) + ' ' +
           std::to_string(position.rounds) + ' ' + std::to_string(position.user_score) + ' ' +
           std::to_string(position.computer_score);
}

Expected<Position> parse_position(std::string_view text) {
    const std::vector<std::string> words = common::split_words(text);
    if (words.size() != 5) {
        return Error{
            "a position is its rows, fuel, rounds, the user's score and the computer's score, for instance "
            "u..k/.3o. 10 1 0 0."};
    }
    const Expected<Grid<char>> cells =
        common::parse_one_line(words[0], all_marks, largest_side, largest_side);
    if (!cells) return Error{cells.error()};
    if (cells->rows() < smallest_side || cells->cols() < smallest_side) {
        return Error{"the grid is smaller than 2x2."};
    }
    if (cells->count(user_mark) > 1) return Error{"there is more than one u on the grid; one is right."};

    constexpr std::array<std::string_view, 4> names{"the fuel", "the number of rounds", "the user's score",
                                                    "the computer's score"};
    std::array<int, 4> numbers{};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Expected<std::int64_t> number =
            common::parse_integer(words[i + 1], 0, largest_number, names[i]);
        if (!number) return Error{number.error()};
        numbers[i] = static_cast<int>(*number);
    }
    return Position{*cells, numbers[0], numbers[1], numbers[2], numbers[3]};
}

std::optional<Point> user_cell(const Position& position) {
    const std::vector<Point> found = cells_where(position.cells, [](char mark) { return mark == user_mark; });
    if (found.empty()) return std::nullopt;
    return found.front();
}

std::vector<Point> killer_cells(const Position& position) {
    return cells_where(position.cells, [](char mark) { return mark == killer_mark; });
}

bool has_fuel_cells(const Position& position) {
    return !cells_where(position.cells, is_fuel).empty();
}

bool can_user_move(const Position& position) {
    const std::optional<Point> user = user_cell(position);
    if (!user || position.fuel == 0) return false;
    const std::vector<Point> beside = position.cells.neighbours4(*user);
    return std::any_of(beside.begin(), beside.end(),
                       [&](Point cell) { return position.cells.at(cell) != obstacle; });
}

std::vector<Point> killer_targets(const Position& position, Point killer) {
    assert(position.cells.at(killer) == killer_mark);
    std::vector<Point> beside = position.cells.neighbours8(killer);
    for (const Point cell : beside) {
        if (position.cells.at(cell) == user_mark) return {cell};
    }
    std::vector<Point> fuel = largest_fuel(position.cells, beside);
    if (!fuel.empty()) return fuel;
    std::erase_if(beside, [&](Point cell) { return !can_enter(position.cells.at(cell)); });
    return beside;
}

Expected<Action> parse_action(std::string_view text, const Position& position) {
    const std::string typed = common::lower_case(common::trim(text));
    if (typed == "end") return Action::End;
    if (position.fuel == 0) {
        if (typed.empty()) return Action::GoOn;
        return Error{"there is no fuel to move; an empty line goes on, end ends the game."};
    }
    for (const Action action : {Action::Left, Action::Right, Action::Up, Action::Down}) {
        if (typed == to_text(action)) return action;
    }
    return Error{'\'' + common::printable(typed, 40) + "' is no move; type a, d, w, x or end, or help."};
}

std::string to_text(Action action) {
    switch (action) {
        case Action::Left:
            return "a";
        case Action::Right:
            return "d";
        case Action::Up:
            return "w";
        case Action::Down:
            return "x";
        case Action::GoOn:
            return "";
        case Action::End:
            return "end";
    }
    assert(false);
    return "";
}

Point destination(Point from, Action action) {
    switch (action) {
        case Action::Left:
            return from + Point{0, -1};
        case Action::Right:
            return from + Point{0, 1};
        case Action::Up:
            return from + Point{-1, 0};
        case Action::Down:
            return from + Point{1, 0};
        case Action::GoOn:
        case Action::End:
            break;
    }
    assert(false);
    return from;
}

std::string start_line(int rows, int cols, int max_rounds, const std::string& killers) {
    return "start submarines user " + std::to_string(rows) + 'x' + std::to_string(cols) + ' ' +
           std::to_string(max_rounds) + ' ' + killers;
}

Deed move_user(Position& position, Action action) {
    const std::optional<Point> from = user_cell(position);
    assert(from && action != Action::End && (action == Action::GoOn) == (position.fuel == 0));
    if (action == Action::GoOn) return Deed::Waited;
    const Point to = destination(*from, action);
    if (!position.cells.contains(to)) return Deed::LeftGrid;
    const char found = position.cells.at(to);
    if (found == obstacle) return Deed::HitObstacle;

    --position.fuel;
    position.cells.at(*from) = water;
    if (found == killer_mark) return Deed::Destroyed;
    position.cells.at(to) = user_mark;
    if (!is_fuel(found)) return Deed::Moved;
    position.user_score += fuel_value(found);
    position.fuel += fuel_value(found);
    return Deed::TookFuel;
}

Deed move_killer(Position& position, const Step& step) {
    const char found = position.cells.at(step.to);
    assert(position.cells.at(step.from) == killer_mark && can_enter(found));
    assert(common::king_distance(step.from, step.to) == 1);
    position.cells.at(step.from) = water;
    position.cells.at(step.to) = killer_mark;
    if (found == user_mark) {
        position.computer_score += capture_score;
        return Deed::Destroyed;
    }
    if (!is_fuel(found)) return Deed::Moved;
    position.computer_score += fuel_value(found);
    return Deed::TookFuel;
}

std::optional<Ending> ending(const Position& position) {
    if (!user_cell(position)) return Ending::Destroyed;
    if (position.cells.count(killer_mark) == 0) return Ending::NoKillers;
    if (!has_fuel_cells(position)) return Ending::NoFuelCells;
    if (!can_user_move(position) && !can_any_killer_move(position)) return Ending::NobodyCanMove;
    return std::nullopt;
}

Winner winner(const Position& position) {
    if (!user_cell(position)) return Winner::Computer;
    if (position.cells.count(killer_mark) == 0) return Winner::User;
    if (position.user_score == position.computer_score) return Winner::Nobody;
    return position.user_score > position.computer_score ? Winner::User : Winner::Computer;
}

std::string result_text(Winner winner, int user_score, int computer_score, const std::string& why) {
    const std::string user = std::to_string(user_score);
    const std::string computer = std::to_string(computer_score);
    const std::string reason = why.empty() ? "" : " (" + why + ")";
    switch (winner) {
        case Winner::User:
            return "user wins " + user + " to " + computer + reason;
        case Winner::Computer:
            return "computer wins " + computer + " to " + user + reason;
        case Winner::Nobody:
            return "draw " + user + " to " + computer + reason;
    }
    assert(false);
    return "";
}

std::string result_text(const Position& position) {
    const std::string why = user_cell(position) ? "" : "submarine destroyed";
    return result_text(winner(position), position.user_score, position.computer_score, why);
}

}  // namespace submarines
