// options: the command line that all programs share, parsed strictly.
//
// Text form --option value and --option=value; no abbreviations; a number is all of its text, never wrapped
// Errors    UsageError: a sentence without a full stop, printed as "NAME: what", status 2
//
// A game adds options of its own in its main.cpp, in plain Boost.Program_options; whole_number() and text()
// make those that need checking. Why not value<unsigned>(): it reads -1 as 4294967295.
#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/value_semantic.hpp>
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
