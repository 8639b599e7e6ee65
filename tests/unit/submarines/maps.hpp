// Small maps for tests: drawn at random, or written down.
#pragma once

#include <string>
#include <vector>

#include "common/random.hpp"
#include "submarines/rules.hpp"

namespace submarines_test {

// The position at the start of play for a map in one line; the test fails if it is none.
[[nodiscard]] submarines::Position position_of(const std::string& rows);

struct MapKind {
    int rows = 5;
    int cols = 5;
    int killers = 3;
    int obstacles = 8;
    int fuel = 2;
};

// In one line: the user's submarine, and the rest as far as there is room.
[[nodiscard]] std::string random_map(common::Random& random, const MapKind& kind);

// Of any size up to `largest` on a side, crowded.
[[nodiscard]] MapKind random_kind(common::Random& random, int largest, int most_killers);

}  // namespace submarines_test
