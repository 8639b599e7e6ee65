// bot_check: what --check-bot does: a bot is tried on a fixed set of positions before it plays.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "common/console.hpp"
#include "common/options.hpp"

namespace common {

// One position, as the first of a game of its own, and what is wrong with an answer to it (nothing if it is right).
// The answer itself is shown before the fault.
struct BotExercise {
    std::string start;  // what the bot is sent first: "start slimetrail green 5x5"
    std::string position;
    std::function<std::optional<std::string>(const std::string& answer)> fault;
};

// Plays the bot options.check_bot through the exercises; prints one line a position: what was right or wrong. Wrong
// is also a bot that writes more than the one line that was asked for: in a game it would be taken as the answer to
// the next position. Throws RunError if anything was wrong.
void check_bot(const Options& options, const std::vector<BotExercise>& exercises, Console& console);

}  // namespace common
