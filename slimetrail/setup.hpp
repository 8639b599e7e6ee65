// setup: what the command line asks for, checked before anything is printed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/options.hpp"
#include "slimetrail/computer.hpp"
#include "slimetrail/seat.hpp"
#include "slimetrail/view.hpp"

namespace slimetrail {

// The game's own options, as they were typed.
struct Settings {
    std::string size;
    std::string position;
    std::optional<std::vector<std::string>> analyse;  // the words behind --analyse: none, or "-"
    std::optional<int> solver;                        // a chapter
};

struct Setup {
    Size size;
    std::optional<Position> position;  // where the first game starts, without the pie rule
    Tally tally;
    int bot_seconds = 10;
};

// Throws UsageError. A player without a kind is human, which --games refuses; a seat without a player gets
// the usual one: Human and the computer, or with --games two computer players.
[[nodiscard]] Setup checked_setup(const Settings& settings, const common::Options& options);

// The first game of a session or the only one of an experiment.
[[nodiscard]] Game first_game(const Setup& setup, std::uint64_t seed);

}  // namespace slimetrail
