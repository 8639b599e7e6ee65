// view: what the soldier sees, as text. It is given a Sighting, so nothing hidden can get into it.
//
// Example                       1       after a missile at 2,3 and the rockets that followed:
//             1 2 3 4 5 6 7 8 9 0       '.' mist, '-' hit and empty, 'x' hit but not destroyed,
//           1 . - - x . . . . . .       and the letter of a destroyed target
//           2 . - O - - . . . . .
#pragma once

#include <string>

#include "basestrike/base.hpp"
#include "basestrike/oracle.hpp"
#include "basestrike/rules.hpp"

namespace basestrike {

// Lines, each with its newline.
[[nodiscard]] std::string board_text(const Sighting& sighting, bool has_colour);
[[nodiscard]] std::string revealed_text(const Base& base, bool has_colour);

// The same as board_text in sentences with coordinates.
[[nodiscard]] std::string description(const Sighting& sighting);

// "rocket launcher selected; 20 rockets, 3 missiles left"
[[nodiscard]] std::string weapon_text(const Position& position);

// "a missile at 4,5 hits something with a chance of 63 %."
[[nodiscard]] std::string hint_text(const Oracle::Hint& hint);

}  // namespace basestrike
