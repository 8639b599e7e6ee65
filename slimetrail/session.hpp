// session: the dialogue: game after game with counters, an experiment, or an analysis.
//
// Seeds     Game k of a session uses and prints the seed S + k - 1, so that it can be played again alone. The
//           start and each random player draw from streams of their own.
// Errors    UsageError before anything is printed; those of Console
#pragma once

#include "common/console.hpp"
#include "common/options.hpp"
#include "common/program.hpp"
#include "slimetrail/setup.hpp"

namespace slimetrail {

[[nodiscard]] common::Program program();

void play(const Settings& settings, const common::Options& options, common::Console& console);

}  // namespace slimetrail
