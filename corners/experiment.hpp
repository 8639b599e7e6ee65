// experiment: whole games without a word, for --games.
//
// Outcome   own[] holds the ending, and the distances that White and Black had left
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/batch.hpp"
#include "corners/setup.hpp"

namespace corners {

[[nodiscard]] std::vector<std::string> experiment_columns();

// Plays the game of that seed to its end. Precondition: no seat is human.
[[nodiscard]] common::Outcome play_out(const Setup& setup, std::uint64_t seed, Engine& engine);

[[nodiscard]] common::Experiment experiment(const Setup& setup);

}  // namespace corners
