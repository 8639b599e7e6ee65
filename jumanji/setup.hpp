// setup: all that is settled before the first roll, and the game of a seed that comes of it.
//
// Chance    the paths come from the stream Setup, in the order of the players, and the deck's order from Cards
#pragma once

#include <cstdint>
#include <vector>

#include "common/player.hpp"
#include "jumanji/box.hpp"
#include "jumanji/chance.hpp"
#include "jumanji/rules.hpp"

namespace jumanji {

struct Setup {
    Box box;
    std::vector<common::Player> players;  // their kinds are their colours
    int lives = 5;
    Staging staging;
};

struct Game {
    State state;
    Chance chance;
};

// Preconditions: 2 to 4 players of different colours; the box has their paths, or none.
[[nodiscard]] Game new_game(const Setup& setup, std::uint64_t seed);

}  // namespace jumanji
