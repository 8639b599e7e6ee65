// notation: the position of a race in one line, for tests and for whoever writes about a game.
//
// Text form a word a seat, in the order of turns:  COLOUR:LIVES@POSITION  with a '>' in front of the mover's and
//           an 'h' behind that of a player whom a rhino holds; the dead stand nowhere and have no position.
//
//               green:5@22 >red:3@23h blue:0
//
//           Paths and cards are not part of it. Parse and print are inverse as far as the line goes.
// Errors    returned, with a sentence
#pragma once

#include <string>
#include <string_view>

#include "common/expected.hpp"
#include "jumanji/rules.hpp"

namespace jumanji {

[[nodiscard]] std::string to_text(const State& state);

// Players are named by their colours, all inner spaces of the paths are blank, and the deck is empty.
[[nodiscard]] common::Expected<State> parse_state(std::string_view text);

}  // namespace jumanji
