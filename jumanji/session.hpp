// session: the dialogue of one game, or an experiment of many without any.
//
// Seeds     Every game draws its paths, dice, cards and words from streams of its own, all from one seed.
// Errors    UsageError, DataError before anything is printed; those of Console
#pragma once

#include <string>

#include "common/console.hpp"
#include "common/options.hpp"
#include "common/program.hpp"

namespace jumanji {

[[nodiscard]] common::Program program();

// The game's own options, as they were typed.
struct Settings {
    bool is_auto = false;  // nobody is waited for
    int lives = 5;
    std::string dice;    // "6,3,1"
    std::string rescue;  // "axe,hourglass"
    std::string cards;   // files; empty: the one in the data folder
    std::string die;
    std::string exclamations;
    std::string paths;  // empty: each game draws its own
    bool free_paths = false;
    bool no_shuffle = false;
};

void play(const Settings& settings, const common::Options& options, common::Console& console);

}  // namespace jumanji
