// exercises: what --check-bot tries a bot on: one position for each thing that the rules make different.
#pragma once

#include <vector>

#include "common/bot_check.hpp"

namespace submarines {

// Right is what the rules allow and does not run onto a killer.
[[nodiscard]] std::vector<common::BotExercise> bot_exercises();

}  // namespace submarines
