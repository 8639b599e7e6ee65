// option_groups: the options that all programs have, as groups of a help text, and what they are stored in as typed.
#pragma once

#include <boost/program_options/options_description.hpp>
#include <optional>
#include <string>
#include <vector>

#include "common/program.hpp"

namespace common {

// As typed; command_line checks them together.
struct TypedOptions {
    std::string seed;
    std::vector<std::string> players;
    std::string colour = "auto";
    bool quiet = false;
    std::string record;
    std::string resume;
    std::string data;
    std::string games;
    std::optional<int> jobs;
    std::string csv;
    std::vector<std::string> merged;
    int bot_seconds = 10;
    std::string check_bot;
};

// Adds the groups that the program has to `all`. The options point into `typed`, which must outlive `all`.
void add_common_groups(const Program& program, TypedOptions& typed,
                       boost::program_options::options_description& all);

}  // namespace common
