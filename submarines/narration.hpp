// narration: what is said of a game as it goes on.
#pragma once

#include <string>

#include "submarines/game.hpp"
#include "submarines/rules.hpp"

namespace submarines {

// What the user's move from `before` did. A move that fails: "there is no cell above 1,4; ...", in
// lower case, to be told as an error.
[[nodiscard]] std::string user_sentence(const std::string& name, const Position& before, Action action,
                                        Deed deed);

// Captures, fuel that was taken, and "Killers moved: 2 of 3".
[[nodiscard]] std::string killers_sentences(const Position& before, const Plan& plan,
                                            const KillersTurn& turn);

[[nodiscard]] std::string ending_sentence(Ending ending, const std::string& name, int rounds);

// "d (right)", for hint.
[[nodiscard]] std::string hint_text(Action action);

}  // namespace submarines
