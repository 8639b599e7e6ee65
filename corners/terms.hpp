// terms: by which layout and rules a game on the network is played. Who creates the game chooses them.
//
// Text form words in any order, each at most once; what is not said has its usual value:
//
//               layout=3x3 max-moves=200 last-reply home-limit=30 adjudicate
//
//           printed in this order, with the layout and the limit of moves always there
// Errors    a sentence. A layout is one of those that come with the program: no name that a stranger sends
//           is ever looked up in the file system.
#pragma once

#include <string>
#include <vector>

#include "common/expected.hpp"
#include "corners/game.hpp"

namespace corners {

// Bounds the memory that a stranger's game can take on a server.
inline constexpr int max_network_moves = 1000;

struct Terms {
    std::string layout = "triangle";
    EndRules rules;

    friend bool operator==(const Terms&, const Terms&) = default;
};

[[nodiscard]] std::string to_text(const Terms& terms);
[[nodiscard]] Expected<Terms> parse_terms(const std::vector<std::string>& words);

}  // namespace corners
