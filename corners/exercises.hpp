// exercises: what --check-bot tries a bot on: one position for each thing that the rules make different.
#pragma once

#include <vector>

#include "common/bot_check.hpp"
#include "corners/setup.hpp"

namespace corners {

// Positions of the triangle, first as White, then as Black. Right is what the rules allow.
[[nodiscard]] std::vector<common::BotExercise> bot_exercises(const Setup& setup);

}  // namespace corners
