// colour: the four colours of the pieces, each with a path of its own, and where those paths cross.
//
// Rules     Each path crosses its two neighbours' on a ring, at position 23 and again at 32; there the two
//           share one space of the board. Green and blue never cross, nor do red and orange.
//
//                   green --- red
//                     |        |
//                   orange -- blue
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"
#include "common/path.hpp"

namespace jumanji {

enum class Colour { Green, Red, Blue, Orange };

// In the order of the ring, which is also the order in which free colours are given away.
inline constexpr std::array<Colour, 4> all_colours{Colour::Green, Colour::Red, Colour::Blue, Colour::Orange};

inline constexpr std::array<int, 2> crossing_positions{23, 32};

// "green"
[[nodiscard]] std::string to_text(Colour colour);

// In any letter case. The error names the colours that there are.
[[nodiscard]] common::Expected<Colour> parse_colour(std::string_view text);

// "green, red, blue or orange"
[[nodiscard]] std::string to_text(const std::vector<Colour>& colours);

// Where the path of that colour crosses its neighbours'.
[[nodiscard]] std::vector<common::Crossing> crossings_of(Colour colour);

}  // namespace jumanji
