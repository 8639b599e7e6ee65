// board_view: how every board of the suite looks on the screen, and its colours.
//
// The character alone carries the meaning; colour only repeats it, so a screen reader, a diff and a
// monochrome terminal lose nothing.
//
// Example       1 2 3
//             1 G . .
//             2 # @ .
//             3 . . R
//
// From column 10 on the tens stand in a line of their own, above the units.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "common/grid.hpp"

namespace common {

// Which SGR colour (such as "32", green) a character of a board is printed in. A character that is not there
// has none; an empty palette means no colour at all.
using Palette = std::map<char, std::string>;

// The text in that SGR colour, reset behind it; the text as it is if the colour is empty.
[[nodiscard]] std::string coloured(std::string_view text, std::string_view sgr);

// The board, a line a row, ending with a newline. No line has trailing blanks: a cell that is a blank is not
// allowed (asserted).
[[nodiscard]] std::string board_text(const Grid<char>& cells, const Palette& palette = {});

}  // namespace common
