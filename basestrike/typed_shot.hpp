// typed_shot: what a person types before a shot, and what a bot answers: the same words, one parser.
//
// Text form "3,4" fires the selected weapon; "q" selects the other one
// Errors    a sentence that says what is wrong and what would be right
#pragma once

#include <string>
#include <string_view>

#include "basestrike/seat.hpp"

namespace basestrike {

// Never a Forfeit.
[[nodiscard]] Expected<Decision> parse_decision(const Position& position, std::string_view typed);

// The inverse, for records. Precondition: not a Forfeit.
[[nodiscard]] std::string decision_text(const Decision& decision);

}  // namespace basestrike
