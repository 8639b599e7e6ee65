// options: what the options that all programs share were set to.
//
// Text form --option value and --option=value; no abbreviations (command_line.hpp reads them)
// Errors    UsageError: a sentence without a full stop, printed as "NAME: what", status 2
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/player.hpp"

namespace common {

class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Options {
    std::uint64_t seed = 0;       // the one that was given, or one from the system's entropy
    std::vector<Player> players;  // as named with --player; at most as the game allows: it checks
    bool quiet = false;
    bool colour = false;      // --color, decided
    std::string data_folder;  // --data, or the default
    std::optional<std::uint64_t> games;
    int jobs = 1;           // threads for --games
    std::string csv;        // file, "-" for standard output, empty for none
    int bot_seconds = 10;   // for one answer of a bot
    std::string check_bot;  // command, empty for none
};

}  // namespace common
