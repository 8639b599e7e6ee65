// army: one side alone on the board, on its way to its goal: what is left of the game when the two sides have
// passed each other, and a puzzle of its own from the start.
//
// Method    Beam search (B. Lowerre, "The HARPY speech recognition system", 1976): breadth first, move by move, but
//           of all armies that one more move leads to only the `width` best are kept. Without a limit of the
//           width that takes effect it finds the shortest way; with one, a short way.
// Ranking   the sum over all chips of 10 x + x x, x being the chip's distance to the deepest cell of the goal: so
//           that stragglers cost more than the leaders gain
// Cost      about a microsecond for each army looked at, width x 40 of them a move; 8 bytes for each that is kept
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "corners/bitboard.hpp"
#include "corners/layout.hpp"

namespace corners {

// What ranks the armies: a cost for a chip on each cell.
using ChipCosts = std::array<int, 64>;

// By the distance to the deepest goal cell of the side, which is the one farthest from its home; or to the nearest.
[[nodiscard]] ChipCosts costs_to_deepest_goal_cell(const Layout& layout, Side side);
[[nodiscard]] ChipCosts costs_to_nearest_goal_cell(const Layout& layout, Side side);

// Each army that one move leads to from one of these, once, in rising order.
[[nodiscard]] std::vector<Bits> armies_after(std::span<const Bits> armies);

// The armies from the given one to one that stands on goal cells only, both among them; empty if none is found
// within `most_moves`, or should_stop() said so.
[[nodiscard]] std::vector<Bits> way_home(Bits army, Bits goal, const ChipCosts& costs, std::size_t width,
                                         int most_moves, const std::function<bool()>& should_stop = {});

// The armies from the one in the first layer to `last`, which comes right behind the last layer: each layer holds, in
// rising order, what one more move leads to.
[[nodiscard]] std::vector<Bits> traced_back(std::span<const std::vector<Bits>> layers, Bits last);

// The move that leads from one army to the next.
[[nodiscard]] Move move_between(Bits before, Bits after);

}  // namespace corners
