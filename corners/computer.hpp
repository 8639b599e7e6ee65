// computer: the computer players: position in, move out. The third one, the search, stands in engine.hpp.
//
// Precondition of all: the side to move can move
#pragma once

#include "common/random.hpp"
#include "corners/rules.hpp"

namespace corners {

// No lookahead: the largest gain in city-block distance to the far corner cell, 1,1 for White and 8,8 for Black;
// of equal ones the first by row and column of its ends.
[[nodiscard]] Move greedy_move(const Position& position);

// Any move, each as likely as the others.
[[nodiscard]] Move random_move(const Position& position, common::Random& random);

}  // namespace corners
