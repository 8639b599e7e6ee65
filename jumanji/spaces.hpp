// spaces: what stands on the 42 spaces of a path, how a fresh path is drawn, and which paths are in order.
//
// Rules     Space 0 is BLANK and space 41 is JUMANJI. Among 1 ... 40 stand, at random places, 5
//           WAIT_FOR_5_OR_8, 3 JUNGLE and 7 RHINO; the rest are BLANK.
// Text form 42 characters:  ...W..R....J...W......R..R...W..J.R.....R!
// Chance    takes a Random
#pragma once

#include <string>
#include <string_view>

#include "common/expected.hpp"
#include "common/random.hpp"

namespace jumanji {

// An enumerator is the character of its space.
enum class Space : char { Blank = '.', Wait = 'W', Jungle = 'J', Rhino = 'R', Jumanji = '!' };

inline constexpr int goal = 41;  // position of the last space

[[nodiscard]] std::string random_spaces(common::Random& random);

// 42 spaces with the right ends and, unless `has_free_counts`, as many of each kind as in a fresh path.
[[nodiscard]] common::Expected<std::string> parse_spaces(std::string_view text, bool has_free_counts = false);

}  // namespace jumanji
