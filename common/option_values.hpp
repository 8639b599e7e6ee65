// option_values: values of options that Boost.Program_options does not check strictly enough. A game adds options of
// its own in its main.cpp, in plain Boost.Program_options, with these for values that need checking.
//
// Text form a number is all of its text, never wrapped. Why not value<unsigned>(): it reads -1 as 4294967295.
#pragma once

#include <boost/program_options/value_semantic.hpp>
#include <optional>
#include <string>
#include <vector>

#include "common/options.hpp"

namespace common {

// A whole number within low ... high that is stored in *target; the help shows `name` and, unless *target is
// out of range, *target as the default. Throws UsageError when notified of anything else.
[[nodiscard]] boost::program_options::typed_value<std::string>* whole_number(int* target, int low, int high,
                                                                             const std::string& name = "N");
[[nodiscard]] boost::program_options::typed_value<std::string>* whole_number(std::optional<int>* target,
                                                                             int low, int high,
                                                                             const std::string& name = "N");

// Any text that is not empty.
[[nodiscard]] boost::program_options::typed_value<std::string>* text(std::string* target,
                                                                     const std::string& name);

// The word that a mistyped or shortened one was probably meant to be, or "" if none is near.
[[nodiscard]] std::string nearest(const std::string& word, const std::vector<std::string>& words);

}  // namespace common
