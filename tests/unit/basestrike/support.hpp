// What the tests of Base Strike share: bases from text, the standard roster, and bases drawn by a seed.
#pragma once

#include <string>

#include "basestrike/rules.hpp"
#include "common/random.hpp"

namespace basestrike_test {

// A layout in one line, its rows joined by '/', which must be right. Rows that are missing at its end are
// empty ones, and so are cells that are missing at the end of a row.
[[nodiscard]] basestrike::Base base(const std::string& rows);

[[nodiscard]] basestrike::Roster standard_roster();

// In the order of all_kinds: headquarters, armories, barracks, tanks, oil drums.
[[nodiscard]] basestrike::Roster roster(int headquarters, int armories, int barracks, int tanks, int drums);

// A base of the standard roster.
[[nodiscard]] basestrike::Base random_base(common::Random& random);

[[nodiscard]] common::Point random_cell(common::Random& random);

// Selects the weapon and fires.
std::vector<basestrike::Event> fire(basestrike::Game& game, basestrike::Weapon weapon, common::Point cell);

// What is seen, as rows joined by '/'.
[[nodiscard]] std::string seen(const basestrike::Game& game);

}  // namespace basestrike_test
