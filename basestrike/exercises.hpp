// exercises: what --check-bot tries a bot on: one position for each thing that the rules make different.
#pragma once

#include <vector>

#include "basestrike/roster.hpp"
#include "common/bot_check.hpp"

namespace basestrike {

// Right is what the rules allow.
[[nodiscard]] std::vector<common::BotExercise> bot_exercises(const Roster& roster);

}  // namespace basestrike
