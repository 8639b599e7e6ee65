// experiment: whole games without a word, for --games.
//
// Outcome   own[] holds, in the order of the columns: the lives of the winner, deaths, rescues, rescue_rolls (of
//           all the living together)
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/batch.hpp"
#include "jumanji/setup.hpp"

namespace jumanji {

[[nodiscard]] std::vector<std::string> experiment_columns();

// Plays the game of that seed to its end.
[[nodiscard]] common::Outcome play_out(const Setup& setup, std::uint64_t seed);

[[nodiscard]] common::Experiment experiment(const Setup& setup);

// What stands behind "Result: ".
[[nodiscard]] std::string result_text(const std::vector<common::Player>& players, std::optional<int> winner);

}  // namespace jumanji
