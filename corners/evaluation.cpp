#include "corners/evaluation.hpp"

#include <algorithm>

namespace corners {

namespace {

// The distance to the goal cell farthest from the middle: the corner of the board on the goal's side.
int corner_distance(Side side, Point point) {
    const Point corner = side == Side::White ? Point{0, 0} : Point{board_size - 1, board_size - 1};
    return common::city_block_distance(point, corner);
}

// The cells from which a guest of the side could go forward, were no more cells open than these: by a step to the
// next cell, or by a jump over it to the one behind, in one of its two directions.
Bits can_go_forward(std::size_t host, Bits open) {
    return host == index(Side::Black) ? south_of(open | south_of(open)) | east_of(open | east_of(open))
                                      : north_of(open | north_of(open)) | west_of(open | west_of(open));
}

}  // namespace

Evaluation::Evaluation(const Layout& layout, const Weights& weights)
    : walled_(weights.walled), walled_in_(weights.walled_in), tempo_(weights.tempo) {
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

int Evaluation::count_walled(Bits guests, Bits hosts, std::size_t host) {
    return count(guests & ~can_go_forward(host, ~hosts));
}

bool Evaluation::are_guests_stuck(const std::array<Bits, 2>& chips, std::size_t side) const {
    const Bits guests = goals_[side] & chips[1 - side];
    return guests != 0 && is_half_home(chips[side], side) &&
           (guests & can_go_forward(side, ~(chips[0] | chips[1]))) == 0;
}

}  // namespace corners
