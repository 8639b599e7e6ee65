// view: the board as it is printed after every turn, and the same in sentences for those who cannot see it.
//
// Example   colour name      lives  at 0    5    10   15   20 x 25     x  35   40
//           green  BoJack        5  12 ...W..R....J@..W......R..R...W..J.R.....R!
//           red    Todd       dead   - .R...W...
//
//           A line a player: the piece is the @ on its space; . blank, W waiting, J jungle, R rhino, ! JUMANJI.
//           The x of the heading mark where paths cross.
#pragma once

#include <string>

#include "jumanji/rules.hpp"

namespace jumanji {

[[nodiscard]] std::string board_text(const State& state, bool has_colour = false);

[[nodiscard]] std::string description(const State& state);

}  // namespace jumanji
