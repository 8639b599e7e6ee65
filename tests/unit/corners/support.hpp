// What the tests of Corners share: boards from text, the shipped layouts, and play at random.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "common/random.hpp"
#include "corners/game.hpp"

namespace corners_test {

// From the one-line notation, which must be right.
[[nodiscard]] corners::Position position(const std::string& text);

// A shipped layout, from data/ in the current folder, which is the top of the tree in all tests.
[[nodiscard]] corners::Layout layout(const std::string& name);
[[nodiscard]] std::vector<corners::Layout> all_layouts();

// Calls `check` with each position of `games` games of random moves of at most `plies` moves each.
void for_random_positions(const std::string& layout_name, int games, int plies, std::uint64_t seed,
                          const std::function<void(const corners::Position&)>& check);

}  // namespace corners_test
