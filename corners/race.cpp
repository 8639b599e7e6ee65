#include "corners/race.hpp"

#include <algorithm>
#include <cassert>

namespace corners {

namespace {

constexpr int longest_race = 40;

// Row plus column: steps from the upper left corner.
int diagonal(int cell) {
    const Point point = point_of(cell);
    return point.row + point.col;
}

int farthest_diagonal(Bits chips) {
    int far = 0;
    for (; chips != 0; chips &= chips - 1) far = std::max(far, diagonal(lowest_cell(chips)));
    return far;
}

int nearest_diagonal(Bits chips) {
    int near = 2 * board_size;
    for (; chips != 0; chips &= chips - 1) near = std::min(near, diagonal(lowest_cell(chips)));
    return near;
}

}  // namespace

bool are_apart(const Bitboard& board) {
    return farthest_diagonal(board.chips[index(Side::White)]) + 1 <
           nearest_diagonal(board.chips[index(Side::Black)]);
}

std::optional<Move> race_move(const Bitboard& board, const Destination& destination, std::size_t width,
                              const std::function<bool()>& should_stop) {
    assert(are_apart(board));
    const std::vector<Bits> way = way_home(board.own(), destination, width, longest_race, should_stop);
    if (way.size() < 2) return std::nullopt;
    const Move move = move_between(way[0], way[1]);
    const Bits reached = destinations(bit(cell_of(move.from)), board.occupied(), Jumps(board.occupied()));
    return (reached & bit(cell_of(move.to))) != 0 ? std::optional(move) : std::nullopt;
}

}  // namespace corners
