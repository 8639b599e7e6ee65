// setup: all that is decided before the first shot, checked: who fires, and at what base.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "basestrike/base.hpp"
#include "basestrike/oracle.hpp"
#include "common/options.hpp"
#include "common/player.hpp"

namespace basestrike {

// The game's own options, as they were typed.
struct Settings {
    std::string roster;  // files; empty: the standard roster, and a base drawn by the seed
    std::string layout;
};

struct Setup {
    common::Player player{"Soldier", "human"};
    Roster roster;
    std::string roster_path;
    std::optional<Base> layout;  // a placed base, instead of one drawn by the seed

    // Where it is needed: for the gunner of that name, and for the hints that a person may ask for.
    std::shared_ptr<const Oracle> oracle;

    int bot_seconds = 10;
};

// Throws UsageError or DataError for all that can be wrong with options and files.
[[nodiscard]] Setup checked_setup(const Settings& settings, const common::Options& options);

// The base of the game with that seed. Throws DataError if the roster is too crowded.
[[nodiscard]] Base base_of(const Setup& setup, std::uint64_t seed);

}  // namespace basestrike
