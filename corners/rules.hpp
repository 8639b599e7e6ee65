// rules: how chips move in Corners. The plain form, to be read first; how a game ends stands in game.hpp, and
// bitboard.hpp has the same moves for a program in a hurry.
//
// Rules     A move carries one chip of the side to move either one step to a free neighbouring cell (north, east,
//           south, west), or along a chain of jumps: each over a neighbouring chip of either colour to the free
//           cell right behind it. The chain may turn, and may stop after any jump; it never returns to a cell
//           that it left. Chips are never taken.
// Facts     A jump keeps row and column even or odd, a step changes one of them: no cell is reached
//           both ways, and no chain can jump over its own origin. A chip has at most 4 + 15 moves. Every move can be
//           moved back by the same chip.
// Units     cells count from 0 in code and from 1 in text; 8 x 8
// Text form of a move, its two ends: "7,8 5,8"; of a position, rows joined by '/', a blank, who is to move:
//           "bbbbb.../bbbb..../bbb...../bb.....w/b.....ww/.....www/....wwww/...wwwww w"
// Errors    parse_* return a sentence; apply() of a move that is not legal is a bug (asserted)
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"
#include "common/grid.hpp"
#include "common/point.hpp"

namespace corners {

using common::Expected;
using common::Point;

inline constexpr int board_size = 8;

enum class Side { White, Black };

[[nodiscard]] constexpr Side opponent(Side side) {
    return side == Side::White ? Side::Black : Side::White;
}
[[nodiscard]] std::string name(Side side);  // "White"
[[nodiscard]] char chip(Side side);         // 'w'
inline constexpr char empty_cell = '.';

// The point as the other side sees it: the board turned by half a turn.
[[nodiscard]] inline Point half_turn(Point point) {
    return Point{board_size - 1, board_size - 1} - point;
}

// A move is known by its two ends; way() tells the cells in between.
struct Move {
    Point from;
    Point to;

    friend auto operator<=>(const Move&, const Move&) = default;
};

struct Position {
    common::Grid<char> cells{board_size, board_size, empty_cell};
    Side to_move = Side::White;

    friend bool operator==(const Position&, const Position&) = default;
};

// Where the chips of a side stand, in reading order.
[[nodiscard]] std::vector<Point> chips(const Position& position, Side side);

// The cells that the chip on `from` can be moved to, in reading order. Precondition: a chip stands there; it
// may be of either side.
[[nodiscard]] std::vector<Point> destinations(const Position& position, Point from);

// All moves of the side to move, in reading order of their ends. None: it must pass.
[[nodiscard]] std::vector<Move> legal_moves(const Position& position);

// True if the side has a move, whoever is to move.
[[nodiscard]] bool can_move(const Position& position, Side side);

// All cells that the chip touches, both ends among them, with as few jumps as possible. Precondition: legal.
[[nodiscard]] std::vector<Point> way(const Position& position, Move move);

// Why the side to move may not make this move; nothing if it is legal.
[[nodiscard]] std::optional<std::string> fault(const Position& position, Move move);

// The position after the move. Precondition: no fault.
[[nodiscard]] Position after(const Position& position, Move move);

// The same board with the other side to move, for who must pass.
[[nodiscard]] Position after_pass(const Position& position);

// How many sequences of `depth` moves start here; the end of the game is ignored, and whoever cannot move
// ends a sequence. The field's test of move generators, named after "performance test". Precondition: depth
// >= 0.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] Expected<Move> parse_move(std::string_view text);

[[nodiscard]] std::string to_text(const Position& position);
// At least one chip of each side must be there.
[[nodiscard]] Expected<Position> parse_position(std::string_view text);

}  // namespace corners
