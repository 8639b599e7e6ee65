// sighting: all that the soldier may know of the base, and nothing else. The gunners, the hint and the view
// are given a Sighting, never the Base, so they cannot look under the mist even by mistake.
//
// Text form of a position, as bots are sent it: the visible rows joined by '/', the selected weapon ('r' or
//           'm'), rockets and missiles left:
//
//               ........../....-...../...-x-..../....x...../........../OOOOO...../...(10 rows) r 17 3
//
//           '.' mist, '-' hit and empty, 'x' a cell of a target that was hit, and 'H', 'A', 'B', 'T' or 'O'
//           on every cell of a destroyed target.
// Errors    parse_position returns a sentence
#pragma once

#include <string>
#include <string_view>

#include "basestrike/roster.hpp"
#include "common/expected.hpp"
#include "common/grid.hpp"

namespace basestrike {

using common::Expected;
using common::Grid;

namespace mark {
inline constexpr char mist = '.';
inline constexpr char empty = '-';
inline constexpr char hit = 'x';
}  // namespace mark

enum class Weapon { Rocket, Missile };

[[nodiscard]] Weapon other(Weapon weapon);
[[nodiscard]] std::string name(Weapon weapon);  // "rocket launcher"
[[nodiscard]] std::string shot(Weapon weapon);  // "rocket"

inline constexpr int rockets_at_start = 20;
inline constexpr int missiles_at_start = 3;

// What one sees at a glance.
struct Position {
    Grid<char> cells{base_size, base_size, mark::mist};
    Weapon weapon = Weapon::Rocket;  // selected
    int rockets = rockets_at_start;  // left
    int missiles = missiles_at_start;

    [[nodiscard]] int left(Weapon which) const { return which == Weapon::Rocket ? rockets : missiles; }
    [[nodiscard]] bool is_out_of_shots() const { return rockets == 0 && missiles == 0; }

    friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] Expected<Position> parse_position(std::string_view text);

// The position, and what one knows from having watched the game.
struct Sighting {
    Position position;
    Grid<int> hits{base_size, base_size, 0};  // on each cell: the areas of all explosions are seen
    Roster left;                              // the targets that are not destroyed

    // A shot at the cell itself can do something: it lies under mist, or was hit once, as a tank may be.
    [[nodiscard]] bool is_worth_a_shot(Point cell) const;

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

// The cells that a shot of the weapon hits: one, or 3x3 cut at the edges.
[[nodiscard]] Rectangle area(Weapon weapon, Point cell);

}  // namespace basestrike
