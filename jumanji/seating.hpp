// seating: who plays, in which colour: as the options say, and as the players answer for the rest.
//
// A player's kind is the colour's name; empty: not chosen yet.
//
// Errors    check_players throws UsageError; a bad answer is an error line and asked again
#pragma once

#include <vector>

#include "common/console.hpp"
#include "common/player.hpp"
#include "jumanji/colour.hpp"

namespace jumanji {

// The players named by options: none, or 2 to as many as there are colours, in different ones of those.
void check_players(const std::vector<common::Player>& players, const std::vector<Colour>& colours);

// Asks for what is missing: without players how many play and their names; and each missing colour, unless
// `gives_colours`: then everyone without one gets the next free one.
[[nodiscard]] std::vector<common::Player> seat_players(std::vector<common::Player> players,
                                                       const std::vector<Colour>& colours, bool gives_colours,
                                                       common::Console& console);

}  // namespace jumanji
