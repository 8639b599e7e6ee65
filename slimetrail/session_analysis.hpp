// session_analysis: --analyse: what the solver says, of a size, of a position, or of a stream of positions.
#pragma once

#include "common/console.hpp"
#include "slimetrail/setup.hpp"

namespace slimetrail {

// Answers on standard output; nodes and time go to standard error. Precondition: settings.analyse.
void analyse(const Settings& settings, const Setup& setup, common::Console& console);

}  // namespace slimetrail
