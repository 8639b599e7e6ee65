// seat: who steers the user's submarine: a person at the prompt, one of the computer's captains, or a bot.
#pragma once

#include <variant>

#include "common/seat.hpp"
#include "submarines/rules.hpp"

namespace submarines {

using common::Forfeit;
using Decision = std::variant<Action, Forfeit>;
using Seat = common::Seat<Position, Decision>;

}  // namespace submarines
