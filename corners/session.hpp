// session: the dialogue of one game, an experiment of many, or one of the measurements.
//
// Errors    UsageError, DataError before anything is printed; those of Console
#pragma once

#include <optional>
#include <string>

#include "common/console.hpp"
#include "common/options.hpp"
#include "common/program.hpp"
#include "corners/session_network.hpp"
#include "corners/setup.hpp"

namespace corners {

[[nodiscard]] common::Program program();

// The game's own options, as they were typed.
struct Settings {
    std::string mode = "computer";
    std::string side;  // of the person in the mode `computer`; empty: white
    std::string layout = "triangle";
    std::string position;  // empty: that of the layout
    EndRules rules = {};
    std::optional<int> opening_moves;
    std::optional<int> nodes;
    std::optional<int> move_seconds;
    std::optional<int> perft;  // measurements instead of a game
    bool is_bench = false;
    bool is_solitaire = false;
    std::optional<int> seconds;  // for the solitaire
    NetworkSettings network = {};
};

void play(const Settings& settings, const common::Options& options, common::Console& console);

}  // namespace corners
