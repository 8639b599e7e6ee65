// evaluation: what a position is worth to the engine when it stops looking ahead, in hundredths of a step.
//
// Terms     Distance: each chip costs 100 a step to its goal, and more the farther away it is (16 times the square
//           of the distance), so that no straggler stays behind, to be walled in or to stand in the enemy's way.
//           Depth: chips on the goal cost a little by their distance to the far corner, so that the first ones go
//           all the way in and leave room.
//           Walls: a side that has half of its chips on the goal or beside it (guests may leave no more room)
//           pays for each enemy chip there that its own chips keep from going forward. An engine without this
//           walls the enemy in, and then neither can finish. Only its own chips count: else the enemy would do
//           well to block itself.
//           Walled in: a side pays, less, for each of its own chips that the enemy's keep at home.
// Sources   distance and its square: what all programs for Halma and Corners stand on; walls: our own games
#pragma once

#include <array>

#include "corners/bitboard.hpp"
#include "corners/layout.hpp"

namespace corners {

struct Weights {
    int step = 100;
    int square = 16;       // times the distance squared
    int corner = 8;        // a step to the far corner of the goal
    int walled = 5000;     // an enemy chip in our goal that cannot go forward
    int walled_in = 1000;  // one of our chips at home that cannot
    int tempo = 60;        // having the move
};

class Evaluation {
public:
    explicit Evaluation(const Layout& layout, const Weights& weights = {});

    // By index(side).
    [[nodiscard]] Bits goal(std::size_t side) const { return goals_[side]; }
    // The goal and its neighbours.
    [[nodiscard]] Bits near(std::size_t side) const { return goals_[side] | around(goals_[side]); }
    [[nodiscard]] Bits home(std::size_t side) const { return goals_[1 - side]; }

    // What a chip of the side on this cell costs; and all chips of the set.
    [[nodiscard]] int cost(std::size_t side, int cell) const {
        return costs_[side][static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] int cost_of(std::size_t side, Bits chips) const;

    // What the side pays for walls.
    [[nodiscard]] int walls(const std::array<Bits, 2>& chips, std::size_t side) const {
        const Bits guests = goals_[side] & chips[1 - side];
        if (guests == 0 || !is_half_home(chips[side], side)) return 0;
        return walled_ * count_walled(guests, chips[side], side);
    }

    // What the side pays for its chips that are walled in.
    [[nodiscard]] int walled_in(const std::array<Bits, 2>& chips, std::size_t side) const {
        const Bits at_home = home(side) & chips[side];
        return at_home == 0 ? 0 : walled_in_ * count_walled(at_home, chips[1 - side], 1 - side);
    }

    // True if the side has guests on its goal, and half of its own chips there or beside it, and none of the guests
    // can go forward, whoever's chips are in their way.
    [[nodiscard]] bool are_guests_stuck(const std::array<Bits, 2>& chips, std::size_t side) const;

    [[nodiscard]] int tempo() const { return tempo_; }

private:
    [[nodiscard]] bool is_half_home(Bits chips, std::size_t side) const {
        return 2 * count(chips & near(side)) >= chips_[side];
    }
    [[nodiscard]] static int count_walled(Bits guests, Bits hosts, std::size_t host);

    std::array<Bits, 2> goals_{};
    std::array<int, 2> chips_{};
    std::array<std::array<int, 64>, 2> costs_{};
    int walled_;
    int walled_in_;
    int tempo_;
};

}  // namespace corners
