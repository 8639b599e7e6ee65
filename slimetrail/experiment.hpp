// experiment: whole games without any dialogue, for --games.
//
// Columns   rows, cols, start (the first cell of the piece) and accepted (yes or no: whether Green took the
//           start); `turns` are moves
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/batch.hpp"
#include "slimetrail/setup.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

// What the CSV has behind the columns of all games.
[[nodiscard]] std::vector<std::string> experiment_columns();

// Plays the game of that seed. Precondition: no seat is human.
[[nodiscard]] common::Outcome play_out(const Setup& setup, std::uint64_t seed, Solver& solver);

[[nodiscard]] common::Experiment experiment(const Setup& setup, int jobs);

}  // namespace slimetrail
