#include "slimetrail/rules.hpp"

#include <algorithm>
#include <cassert>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace slimetrail {

using common::Error;
using common::Expected;

namespace {

bool is_size(int n) {
    return n >= min_size && n <= max_size;
}

bool is_free(const Position& position, Point cell) {
    return position.cells.contains(cell) && position.cells.at(cell) == Cell::Free;
}

// The board as it is printed, with the letters that the text form has.
Grid<char> letters(const Position& position) {
    Grid<char> board(position.cells.rows(), position.cells.cols(), '.');
    for (const Point cell : board.points()) {
        if (position.cells.at(cell) == Cell::Slime) board.at(cell) = '#';
    }
    board.at(position.piece) = '@';
    board.at(goal(position, Side::Green)) = 'G';
    board.at(goal(position, Side::Red)) = 'R';
    return board;
}

// What is wrong with a rectangle of the right letters, or nothing.
std::optional<std::string> fault(const Grid<char>& board) {
    if (!is_size(board.rows()) || !is_size(board.cols())) {
        return "the board has " + std::to_string(board.rows()) + "x" + std::to_string(board.cols()) +
               " cells; 2x2 to 11x11 are possible.";
    }
    if (board.at({0, 0}) != 'g' || board.count('g') != 1) {
        return "the upper left cell, and no other, must be Green's goal G.";
    }
    if (board.at({board.rows() - 1, board.cols() - 1}) != 'r' || board.count('r') != 1) {
        return "the lower right cell, and no other, must be Red's goal R.";
    }
    if (board.count('@') != 1) {
        return "the board has " + common::counted(board.count('@'), "piece", "pieces") +
               " '@'; exactly one is right.";
    }
    return std::nullopt;
}

Position from_letters(const Grid<char>& board, Side to_move) {
    Position position = start_position(board.rows(), board.cols(), {0, 1}, to_move);
    for (const Point cell : board.points()) {
        if (board.at(cell) == '#') position.cells.at(cell) = Cell::Slime;
        if (board.at(cell) == '@') position.piece = cell;
    }
    return position;
}

}  // namespace

Position start_position(int rows, int cols, Point piece, Side to_move) {
    assert(is_size(rows) && is_size(cols));
    Position position{Grid<Cell>(rows, cols, Cell::Free), piece, to_move};
    assert(position.cells.contains(piece) && !is_goal(position, piece));
    return position;
}

std::vector<Point> start_cells(int rows, int cols) {
    std::vector<Point> cells = Grid<Cell>(rows, cols).points();
    cells.pop_back();
    cells.erase(cells.begin());
    return cells;
}

Point goal(const Position& position, Side owner) {
    if (owner == Side::Green) return {0, 0};
    return {position.cells.rows() - 1, position.cells.cols() - 1};
}

bool is_goal(const Position& position, Point cell) {
    return cell == goal(position, Side::Green) || cell == goal(position, Side::Red);
}

std::vector<Point> legal_moves(const Position& position) {
    std::vector<Point> moves;
    if (is_goal(position, position.piece)) return moves;
    moves.reserve(common::directions4.size());
    for (const Point step : common::directions4) {
        if (is_free(position, position.piece + step)) moves.push_back(position.piece + step);
    }
    return moves;
}

bool is_legal(const Position& position, Point to) {
    return !is_goal(position, position.piece) && is_free(position, to) &&
           common::city_block_distance(position.piece, to) == 1;
}

void apply(Position& position, Point to) {
    assert(is_legal(position, to));
    position.cells.at(position.piece) = Cell::Slime;
    position.piece = to;
    position.to_move = opponent(position.to_move);
}

Position after(Position position, Point to) {
    apply(position, to);
    return position;
}

std::optional<Result> result(const Position& position) {
    for (const Side owner : {Side::Green, Side::Red}) {
        if (position.piece == goal(position, owner)) return win_of(owner);
    }
    if (legal_moves(position).empty()) return Result::Draw;
    return std::nullopt;
}

std::string to_text(const Position& position) {
    return common::one_line(letters(position)) + (position.to_move == Side::Green ? " g" : " r");
}

Expected<Position> parse_position(std::string_view text) {
    const std::vector<std::string> words = common::split_words(common::lower_case(text));
    if (words.size() != 2 || (words[1] != "g" && words[1] != "r")) {
        return Error{
            "a position is its rows joined by '/', a blank, and g or r for the player to move, as in "
            "'G../#@./..R g'."};
    }
    const auto board = common::parse_one_line(words[0], "gr@#.", max_size, max_size);
    if (!board) return Error{board.error()};
    if (const auto wrong = fault(*board)) return Error{*wrong};
    return from_letters(*board, words[1] == "g" ? Side::Green : Side::Red);
}

}  // namespace slimetrail
