// session: the dialogue of one game, or an experiment of many without any.
//
// Seeds     The base is drawn from the seed, what the gunners draw from another stream of it, and the bases of
//           a hint from a third: to ask for a hint changes nothing.
// Errors    UsageError, DataError before anything is printed; those of Console
#pragma once

#include "basestrike/setup.hpp"
#include "common/console.hpp"
#include "common/options.hpp"
#include "common/program.hpp"

namespace basestrike {

[[nodiscard]] common::Program program();

void play(const Settings& settings, const common::Options& options, common::Console& console);

}  // namespace basestrike
