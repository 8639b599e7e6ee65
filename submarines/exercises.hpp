// exercises: what --check-bot tries a bot on: one position for each thing that the rules make different.
#pragma once

#include <string>
#include <vector>

#include "common/bot.hpp"

namespace submarines {

// Right is what the rules allow and does not run onto a killer.
[[nodiscard]] std::vector<common::BotExercise> exercises();

// Of the game that they are positions of, for Bot.
[[nodiscard]] std::string start_of_exercises();

}  // namespace submarines
