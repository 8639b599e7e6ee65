#include "corners/rules.hpp"

#include <algorithm>
#include <cassert>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace corners {

namespace {

using common::directions4;

bool is_free(const Position& position, Point point) {
    return position.cells.contains(point) && position.cells.at(point) == empty_cell;
}

bool is_chip(const Position& position, Point point) {
    return position.cells.contains(point) && position.cells.at(point) != empty_cell;
}

// A cell that a chain of jumps reaches, and the one that it came from.
struct Landing {
    Point cell;
    Point before;
};

// Breadth first, so that each cell is found with as few jumps as possible. The chip's own cell comes first.
// It counts as taken, which keeps the chain from returning to it; that a chain never needs to jump over it is
// one of the facts in the header.
std::vector<Landing> landings(const Position& position, Point from) {
    std::vector<Landing> found{{from, from}};
    common::Grid<char> is_found(board_size, board_size, 0);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Point here = found[i].cell;
        for (const Point& step : directions4) {
            const Point over = here + step;
            const Point to = over + step;
            if (!is_chip(position, over) || !is_free(position, to) || is_found.at(to)) continue;
            is_found.at(to) = 1;
            found.push_back({to, here});
        }
    }
    return found;
}

// The cell in the middle of what looks like a jump over nothing: two cells straight on.
std::optional<Point> cell_not_jumped_over(const Position& position, Move move) {
    const Point leap = move.to - move.from;
    const Point over = move.from + Point{leap.row / 2, leap.col / 2};
    const bool looks_like_jump = std::abs(leap.row) + std::abs(leap.col) == 2 && leap.row % 2 == 0;
    return looks_like_jump && !is_chip(position, over) ? std::optional(over) : std::nullopt;
}

}  // namespace

std::string name(Side side) {
    return side == Side::White ? "White" : "Black";
}

char chip(Side side) {
    return side == Side::White ? 'w' : 'b';
}

std::vector<Point> chips(const Position& position, Side side) {
    std::vector<Point> found;
    for (const Point& point : position.cells.points()) {
        if (position.cells.at(point) == chip(side)) found.push_back(point);
    }
    return found;
}

std::vector<Point> destinations(const Position& position, Point from) {
    assert(is_chip(position, from));
    std::vector<Point> found;
    for (const Point& step : directions4) {
        if (is_free(position, from + step)) found.push_back(from + step);
    }
    for (const Landing& landing : landings(position, from)) {
        if (landing.cell != from) found.push_back(landing.cell);
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> moves;
    for (const Point& from : chips(position, position.to_move)) {
        for (const Point& to : destinations(position, from)) moves.push_back({from, to});
    }
    return moves;
}

bool can_move(const Position& position, Side side) {
    const std::vector<Point> all = chips(position, side);
    return std::any_of(all.begin(), all.end(),
                       [&](Point from) { return !destinations(position, from).empty(); });
}

std::vector<Point> way(const Position& position, Move move) {
    assert(!fault(position, move));
    if (common::city_block_distance(move.from, move.to) == 1) return {move.from, move.to};
    const std::vector<Landing> found = landings(position, move.from);
    std::vector<Point> cells;
    // Landings are in the order in which they were found, so each stands behind the one before it.
    Point wanted = move.to;
    for (auto landing = found.rbegin(); landing != found.rend(); ++landing) {
        if (landing->cell != wanted) continue;
        cells.push_back(landing->cell);
        wanted = landing->before;
    }
    std::reverse(cells.begin(), cells.end());
    return cells;
}

std::optional<std::string> fault(const Position& position, Move move) {
    const std::string from = common::to_text(move.from);
    const std::string to = common::to_text(move.to);
    const char moved = position.cells.at(move.from);
    if (moved == empty_cell) return "there is no chip on " + from + ".";
    if (moved != chip(position.to_move)) {
        return "the chip on " + from + " is not yours; " + name(position.to_move) + " is to move.";
    }
    if (move.from == move.to) return "a move ends on another cell than it starts from.";
    if (position.cells.at(move.to) != empty_cell) return to + " is occupied; a chip needs a free cell.";
    const std::vector<Point> reached = destinations(position, move.from);
    if (std::find(reached.begin(), reached.end(), move.to) != reached.end()) return std::nullopt;
    if (const std::optional<Point> over = cell_not_jumped_over(position, move)) {
        return "there is no chip on " + common::to_text(*over) + " to jump over, and no chain from " + from +
               " to " + to + ".";
    }
    return "no step and no chain of jumps leads from " + from + " to " + to + ".";
}

Position after(const Position& position, Move move) {
    assert(!fault(position, move));
    Position next = after_pass(position);
    std::swap(next.cells.at(move.from), next.cells.at(move.to));
    return next;
}

Position after_pass(const Position& position) {
    return {position.cells, opponent(position.to_move)};
}

std::uint64_t perft(const Position& position, int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    const std::vector<Move> moves = legal_moves(position);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const Move& move : moves) leaves += perft(after(position, move), depth - 1);
    return leaves;
}

std::string to_text(Move move) {
    return common::to_text(move.from) + " " + common::to_text(move.to);
}

Expected<Move> parse_move(std::string_view text) {
    const Expected<std::vector<Point>> cells = common::parse_cells(text, 2, board_size, board_size);
    if (!cells) return common::Error{cells.error()};
    return Move{(*cells)[0], (*cells)[1]};
}

std::string to_text(const Position& position) {
    return common::one_line(position.cells) + " " + chip(position.to_move);
}

Expected<Position> parse_position(std::string_view text) {
    const std::vector<std::string> words = common::split_words(common::lower_case(text));
    if (words.size() != 2 || (words[1] != "w" && words[1] != "b")) {
        return common::Error{"a position is 8 rows joined by '/', a blank, and w or b, who is to move."};
    }
    const Expected<common::Grid<char>> cells =
        common::parse_one_line(words[0], ".wb", board_size, board_size);
    if (!cells) return common::Error{cells.error()};
    if (cells->rows() != board_size || cells->cols() != board_size) {
        return common::Error{"a position has 8 rows of 8 cells, not " + std::to_string(cells->rows()) +
                             " rows of " + std::to_string(cells->cols()) + "."};
    }
    if (cells->count('w') == 0 || cells->count('b') == 0) {
        return common::Error{"a position has at least one chip of each side."};
    }
    return Position{*cells, words[1] == "w" ? Side::White : Side::Black};
}

}  // namespace corners
