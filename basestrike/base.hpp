// base: where the targets stand. What was hit of them is the game's (rules.hpp).
//
// Rules     Targets do not overlap. Buildings do not touch each other, not even at a corner; tanks and oil
//           drums may stand next to anything.
// Text form ten rows of '.', 'H', 'A', 'B', 'T', 'O', as a layout file has them, or joined by '/':
//
//               .HH.......
//               .HH...AAA.        The buildings of a layout must be whole rectangles: two barracks that
//               .HH.O.AAA.        touch would be one figure of an odd shape, and that is refused.
//               ..T.......
//
// Errors    DataError for a bad layout file
// Chance    place() draws; every base that the rule allows is equally likely
#pragma once

#include <optional>
#include <vector>

#include "basestrike/roster.hpp"
#include "basestrike/target.hpp"
#include "common/data_file.hpp"
#include "common/grid.hpp"
#include "common/random.hpp"

namespace basestrike {

class Base {
public:
    // Precondition: the targets keep the rule.
    explicit Base(std::vector<Target> targets);

    [[nodiscard]] const std::vector<Target>& targets() const { return targets_; }

    // The number of the target in targets(), or nothing.
    [[nodiscard]] std::optional<int> target_at(Point point) const;

    [[nodiscard]] Roster roster() const;

    // Letters and '.'.
    [[nodiscard]] common::Grid<char> letters() const;

private:
    static constexpr int nothing = -1;

    std::vector<Target> targets_;
    common::Grid<int> target_at_{base_size, base_size, nothing};
};

// True if the second target may stand beside the first.
[[nodiscard]] bool are_compatible(const Target& first, const Target& second);

// How often place() draws before it gives up.
inline constexpr int most_tries = 100'000;

// Draws a place for each target freely, and starts all over when one breaks the rule: the plainest way to
// make every base equally likely. Mending only the last target would favour some bases. Nothing if the roster
// is too crowded for that.
[[nodiscard]] std::optional<Base> place(const Roster& roster, common::Random& random);

[[nodiscard]] Base read_layout(const common::DataFile& file);

}  // namespace basestrike
