// experiment: whole games without a word, for --games.
//
// Outcome   own[] holds, in the order of the columns: rockets and missiles left, targets destroyed, and the most
//           that one shot destroyed (chain); behind them, for the result's text, targets in all
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "basestrike/setup.hpp"
#include "common/batch.hpp"

namespace basestrike {

[[nodiscard]] std::vector<std::string> experiment_columns();

// Plays the game of that seed to its end.
[[nodiscard]] common::Outcome play_out(const Setup& setup, std::uint64_t seed);

[[nodiscard]] common::Experiment experiment(const Setup& setup);

}  // namespace basestrike
