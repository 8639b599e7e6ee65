#include "corners/view.hpp"

#include <algorithm>

#include "common/board_view.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"

namespace corners {

namespace {

constexpr std::size_t screen_width = 80;

// Chips that can move are bright, as the colour of a frame around them would show.
const common::Palette& colours() {
    static const common::Palette palette{{'w', "37"},   {'b', "36"}, {'W', "1;32"}, {'B', "1;32"},
                                         {'@', "1;31"}, {'*', "34"}, {'+', "33"}};
    return palette;
}

char mark(const Game& game, Point point) {
    const Position& position = game.position();
    const char cell = position.cells.at(point);
    const Side side = position.to_move;
    if (game.result()) return cell;
    if (cell == empty_cell) return game.layout().is_goal(side, point) ? '+' : empty_cell;
    if (cell != chip(side) || destinations(position, point).empty()) return cell;
    return side == Side::White ? 'W' : 'B';
}

std::string cells_text(const std::vector<Point>& cells) {
    std::vector<std::string> texts;
    for (const Point& cell : cells) texts.push_back(common::to_text(cell));
    return common::join(texts, " ");
}

std::string side_text(const Game& game, Side side) {
    const int all = static_cast<int>(chips(game.position(), side).size());
    return name(side) + " " + std::to_string(chips_on_goal(game.layout(), game.position(), side)) + " of " +
           std::to_string(all);
}

std::string left_text(const Game& game, Side side) {
    return name(side) + " " + std::to_string(distance_left(game.layout(), game.position(), side));
}

// "White's chips: 6,6 6,7 ... On their goal: none."
std::string chips_text(const Game& game, Side side) {
    std::vector<Point> arrived;
    const std::vector<Point> all = chips(game.position(), side);
    std::copy_if(all.begin(), all.end(), std::back_inserter(arrived),
                 [&](Point point) { return game.layout().is_goal(side, point); });
    return name(side) + " has chips on " + cells_text(all) +
           ". On the goal: " + (arrived.empty() ? "none" : cells_text(arrived)) + ".";
}

std::string turn_text(const Game& game) {
    const Position& position = game.position();
    if (game.result()) return "The game is over: " + to_text(*game.result()) + ".";
    std::vector<Point> movable = chips(position, position.to_move);
    std::erase_if(movable, [&](Point point) { return destinations(position, point).empty(); });
    const std::string side = name(position.to_move);
    if (movable.empty()) return side + " is to move and cannot.";
    return side + " is to move, and can move the chips on " + cells_text(movable) + ".";
}

}  // namespace

std::string board_text(const Game& game, std::optional<Point> selected, bool has_colour) {
    common::Grid<char> marks(board_size, board_size);
    for (const Point& point : marks.points()) marks.at(point) = mark(game, point);
    if (selected) {
        marks.at(*selected) = '@';
        for (const Point& to : destinations(game.position(), *selected)) marks.at(to) = '*';
    }
    return common::board_text(marks, has_colour ? colours() : common::Palette{});
}

std::string state_text(const Game& game) {
    const std::string turn = game.result() ? "After " + common::counted(game.moves(), "move", "moves") + "."
                                           : "Move " + std::to_string(game.moves() + 1) + ", " +
                                                 name(game.position().to_move) + " to move.";
    return turn + (game.is_last_reply() ? " White has finished; this is Black's reply.\n" : "\n") +
           "On the goal: " + side_text(game, Side::White) + ", " + side_text(game, Side::Black) +
           ". Steps left: " + left_text(game, Side::White) + ", " + left_text(game, Side::Black) + ".\n";
}

std::string seat_text(Side side, const common::Player& player) {
    return player.name() == name(side) ? name(side) : name(side) + " (" + player.name() + ")";
}

std::string way_text(const Position& position, Move move) {
    std::vector<std::string> cells;
    for (const Point& cell : way(position, move)) cells.push_back(common::to_text(cell));
    return common::join(cells, "-");
}

std::string moves_text(const std::vector<Move>& moves) {
    std::string words;
    for (const Move& move : moves) words += common::to_text(move.from) + "-" + common::to_text(move.to) + " ";
    return common::wrapped(words, screen_width);
}

std::string moves_text(const Position& position, Point from) {
    std::string lines;
    for (const Point& to : destinations(position, from)) {
        const Move move{from, to};
        const std::string line = way_text(position, move);
        const bool is_chain = way(position, move).size() > 2;
        lines += to_text(move) + (is_chain ? "  by " + line : "") + "\n";
    }
    return lines;
}

std::string description(const Game& game) {
    const Position& position = game.position();
    return common::wrapped(turn_text(game), screen_width) +
           common::wrapped(chips_text(game, Side::White), screen_width) +
           common::wrapped(chips_text(game, Side::Black), screen_width) +
           common::wrapped("The goal cells of White are " +
                               cells_text(chips(game.layout().start(), Side::Black)) + ", those of Black " +
                               cells_text(chips(game.layout().start(), Side::White)) + ".",
                           screen_width) +
           "In one line: " + to_text(position) + "\n";
}

}  // namespace corners
