// session_setup: checks all options of a game together and reads its files, before anything is printed.
#pragma once

#include "common/options.hpp"
#include "corners/session.hpp"
#include "corners/setup.hpp"

namespace corners {

// Throws UsageError or DataError.
[[nodiscard]] Setup checked_setup(const Settings& settings, const common::Options& options);

// The layout of that name in the data folder. Throws the same.
[[nodiscard]] Layout read_layout(const std::string& data_folder, const std::string& layout);

}  // namespace corners
