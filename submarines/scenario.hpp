// scenario: what a game starts from, as the options say: the grid, who plays, how long.
//
// Text form a map file holds the rows of the grid, one a line, '#' starts a comment:
//
//               # The strait: one way through.
//               u . . is not right, u.. is:
//               u..k
//               .3o.
//
// Errors    UsageError for options that do not go together; DataError for a bad map, with file and line
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "common/grid.hpp"
#include "common/options.hpp"
#include "common/player.hpp"
#include "submarines/computer.hpp"
#include "submarines/rules.hpp"
#include "submarines/setup.hpp"

namespace submarines {

// The game's own options, as they were typed.
struct Settings {
    std::optional<int> rows;
    std::optional<int> cols;
    std::string map;
    bool is_random = false;
    std::optional<int> killers_count;
    std::optional<int> fuel_count;
    std::optional<int> obstacles_count;
    bool is_edited = false;
    std::string killers = "ahead";
    int max_rounds = usual_max_rounds;
};

struct Scenario {
    common::Grid<char> grid;      // of the map; water if there is none
    std::optional<Counts> drawn;  // the grid is drawn by the seed
    bool has_setup = true;        // objects are placed by commands first
    Strategy strategy = Strategy::Ahead;
    common::Player killers;  // "Computer:ahead"
    common::Player user;     // with its kind
    int max_rounds = usual_max_rounds;
    int bot_seconds = 10;

    [[nodiscard]] common::Grid<char> grid_of(std::uint64_t seed) const;
    [[nodiscard]] bool uses_chance() const;
};

[[nodiscard]] Scenario checked_scenario(const Settings& settings, const common::Options& options);

}  // namespace submarines
