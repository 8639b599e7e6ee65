// roster: how many targets of each kind a base holds.
//
// Text form a data file, data/basestrike/standard.txt: kind | count, a kind a line, each kind at most once
//
//               headquarter | 1
//               oil drum    | 4
//
// Errors    DataError for a bad file, also for an empty roster and for one with more cells than the base has
#pragma once

#include <array>
#include <string>

#include "basestrike/target.hpp"
#include "common/data_file.hpp"

namespace basestrike {

struct Roster {
    std::array<int, all_kinds.size()> counts{};

    [[nodiscard]] int operator[](Kind kind) const { return counts[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] int& operator[](Kind kind) { return counts[static_cast<std::size_t>(kind)]; }

    // Targets, and the cells that they cover.
    [[nodiscard]] int total() const;
    [[nodiscard]] int cells() const;

    friend bool operator==(const Roster&, const Roster&) = default;
};

[[nodiscard]] Roster read_roster(const common::DataFile& file);

// "1 headquarter, 2 barracks, 4 oil drums"; "nothing" for an empty one.
[[nodiscard]] std::string to_text(const Roster& roster);

}  // namespace basestrike
