// army: one side alone on the board, on its way to its goal: what is left of the game when the two sides have
// passed each other, and a puzzle of its own from the start.
//
// Method    Beam search (B. Lowerre, "The HARPY speech recognition system", 1976): breadth first, move by move, but
//           of all armies that one more move leads to only the `width` best are kept. Without a limit of the
//           width that takes effect it finds the shortest way; with one, a short way.
// Ranking   the sum over all chips of 20 x + x x, x being the chip's distance to the deepest cell of the goal: so
//           that stragglers cost more than the leaders gain
// Mirror    Where the goal is its own mirror image along the diagonal of the corners, so is every way to it: of two
//           armies that mirror each other only one is kept, and the beam is as good as one twice as wide.
// Cost      about 2 microseconds a move for each army that is kept, with 8 bytes for it and 256 for the candidates
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "corners/bitboard.hpp"
#include "corners/layout.hpp"

namespace corners {

// What ranks the armies: a cost for a chip on each cell.
using ChipCosts = std::array<int, 64>;

// Where an army is to go.
struct Destination {
    Bits cells = 0;
    ChipCosts costs{};
    bool is_own_mirror = false;

    [[nodiscard]] bool is_reached_by(Bits army) const { return (army & ~cells) == 0; }

    // The army or its mirror image: the same for both, where they are equally far from the goal.
    [[nodiscard]] Bits one_of_mirrored(Bits army) const;
};

[[nodiscard]] Destination destination_of(const Layout& layout, Side side);

// The board mirrored along the diagonal from the upper left to the lower right corner.
[[nodiscard]] Bits mirrored(Bits board);

// Each army that one move leads to from one of these, of mirrored ones one, once, in rising order.
[[nodiscard]] std::vector<Bits> armies_after(std::span<const Bits> armies, const Destination& destination);

// The armies from the given one to one that is at its destination, both among them; empty if none is found within
// `most_moves`, or should_stop() said so.
[[nodiscard]] std::vector<Bits> way_home(Bits army, const Destination& destination, std::size_t width,
                                         int most_moves, const std::function<bool()>& should_stop = {});

// The armies from the one in the first layer to `last`, which comes right behind the last layer: each layer holds, in
// rising order, what one more move leads to. Any of them may stand for its mirror image.
[[nodiscard]] std::vector<Bits> traced_back(std::span<const std::vector<Bits>> layers, Bits last,
                                            const Destination& destination);

// The same way, each army mirrored where it must be for one move to lead from each to the next, the first as it is.
[[nodiscard]] std::vector<Bits> joined_up(std::vector<Bits> way, const Destination& destination);

// The move that leads from one army to the next.
[[nodiscard]] Move move_between(Bits before, Bits after);

}  // namespace corners
