// experiment: whole games without a word, for --games.
//
// Outcome   winner is 0 for the user, 1 for the computer, nobody for a draw; turns are rounds; own[] holds, in the
//           order of the columns: the user's score, the computer's, the fuel left, why play ended
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/batch.hpp"
#include "submarines/scenario.hpp"

namespace submarines {

[[nodiscard]] std::vector<std::string> experiment_columns();

// Plays the game of that seed to its end. Preconditions: no setup, the user is not human.
[[nodiscard]] common::Outcome play_out(const Scenario& scenario, std::uint64_t seed);

[[nodiscard]] common::Experiment experiment(const Scenario& scenario);

}  // namespace submarines
