// session: the dialogue of one game, from setup to the result, or an experiment of many without any.
//
// Errors    UsageError, DataError before anything is printed; those of Console
#pragma once

#include "common/console.hpp"
#include "common/options.hpp"
#include "common/program.hpp"
#include "submarines/scenario.hpp"

namespace submarines {

[[nodiscard]] common::Program program();

void play(const Settings& settings, const common::Options& options, common::Console& console);

}  // namespace submarines
