#include "corners/evaluation.hpp"

#include <algorithm>

namespace corners {

namespace {

// The distance to the goal cell farthest from the middle: the corner of the board on the goal's side.
int corner_distance(Side side, Point point) {
    const Point corner = side == Side::White ? Point{0, 0} : Point{board_size - 1, board_size - 1};
    return common::city_block_distance(point, corner);
}

}  // namespace

Evaluation::Evaluation(const Layout& layout, const Weights& weights)
    : walled_(weights.walled), tempo_(weights.tempo) {
    for (const Side side : {Side::White, Side::Black}) {
        for (const Point& point : layout.start().cells.points()) {
            const int cell = cell_of(point);
            const int distance = layout.distance(side, point);
            costs_[index(side)][static_cast<std::size_t>(cell)] =
                weights.step * distance + weights.square * distance * distance +
                weights.corner * corner_distance(side, point);
            if (layout.is_goal(side, point)) goals_[index(side)] |= bit(cell);
        }
        chips_[index(side)] = count(goals_[index(side)]);
    }
}

int Evaluation::cost_of(std::size_t side, Bits chips) const {
    int sum = 0;
    for (; chips != 0; chips &= chips - 1) sum += cost(side, lowest_cell(chips));
    return sum;
}

// A guest goes forward by a step, or by a jump over a chip of the host: so it is stuck if the host's chips stand on
// both of the next two cells in both of its directions.
int Evaluation::walls_of_guests(const std::array<Bits, 2>& chips, std::size_t side, Bits guests) const {
    const Bits open = ~chips[side];
    const bool guest_is_white = side == index(Side::Black);
    const Bits can_go = guest_is_white ? south_of(open | south_of(open)) | east_of(open | east_of(open))
                                       : north_of(open | north_of(open)) | west_of(open | west_of(open));
    return walled_ * count(guests & ~can_go);
}

}  // namespace corners
