// command_line: from the words behind the program's name to Options, and the text of --help.
//
// Errors    UsageError, for what Boost refuses and for what we check on top: words that are no options,
//           numbers that are none, combinations that make no sense
#pragma once

#include <boost/program_options/options_description.hpp>
#include <string>
#include <vector>

#include "common/options.hpp"
#include "common/program.hpp"

namespace common {

struct CommandLine {
    bool wants_help = false;
    bool wants_version = false;
    Options options;
    std::vector<std::string> merged;     // files of --merge
    std::string record;                  // file of --record, or ""
    std::string resume;                  // file of --resume, or ""
    std::vector<std::string> repeating;  // the words that repeat this game: all but --record, and the seed
};

// Parses, stores and notifies: `own` options have their targets set afterwards, unless help or version is
// wanted.
[[nodiscard]] CommandLine parse_command_line(const Program& program,
                                             const boost::program_options::options_description& own,
                                             const std::vector<std::string>& words);

// One screen: usage, the game in one sentence, options in groups, two examples.
[[nodiscard]] std::string help_text(const Program& program,
                                    const boost::program_options::options_description& own);

}  // namespace common
