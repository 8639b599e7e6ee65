// grammar: how a sentence speaks of a player. Who is named You is spoken to: "You roll 8", where "Todd rolls 8".
// The line of the result keeps its one form for all names, since scripts read it.
#pragma once

#include <string>

#include "common/player.hpp"
#include "common/text.hpp"

namespace jumanji {

[[nodiscard]] inline bool is_spoken_to(const common::Player& player) {
    return common::lower_case(player.name()) == "you";
}

// "rolls" of Todd, "roll" of You.
[[nodiscard]] inline std::string verb(const common::Player& player, const std::string& of_todd,
                                      const std::string& of_you) {
    return is_spoken_to(player) ? of_you : of_todd;
}

// The name where it does not start the sentence.
[[nodiscard]] inline std::string name_inside(const common::Player& player) {
    return is_spoken_to(player) ? "you" : player.name();
}

}  // namespace jumanji
