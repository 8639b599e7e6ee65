// exercises: what --check-bot tries a bot on: one position for each thing that the rules make different.
#pragma once

#include <vector>

#include "common/bot_check.hpp"

namespace slimetrail {

// Positions of a 5x5 board. Right is what the rules allow.
[[nodiscard]] std::vector<common::BotExercise> bot_exercises();

}  // namespace slimetrail
