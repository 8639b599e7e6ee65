// target: the five kinds of target, and one target with its place in the base.
//
// Rules     headquarter and armory cover 2x3 or 3x2 cells, barracks 1x3 or 3x1, tank and oil drum one cell.
//           A target is destroyed when every cell of it is hit; a tank's cell wants two hits. Armory, tank
//           and oil drum explode when they are destroyed and hit all cells within `blast_reach` of them.
//           Headquarter, armory and barracks are buildings, and buildings never touch, not even at a corner.
// Units     cells count from 0, the base is base_size x base_size
//
// Example   An oil drum 'O' and the area of its explosion at the edge of the base:
//
//               O * * . .
//               * * * . .
//               * * * . .
//               . . . . .
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "common/point.hpp"

namespace basestrike {

using common::Point;

inline constexpr int base_size = 10;
inline constexpr int blast_reach = 2;

enum class Kind { Headquarter, Armory, Barracks, Tank, OilDrum };

inline constexpr std::array<Kind, 5> all_kinds{Kind::Headquarter, Kind::Armory, Kind::Barracks, Kind::Tank,
                                               Kind::OilDrum};

struct KindFacts {
    std::string_view name;          // "oil drum"
    std::string_view with_article;  // "an oil drum"
    std::string_view plural;        // "oil drums"
    char letter;
    int rows;  // of the flat one of its two shapes
    int cols;
    int hits;  // that each of its cells takes
    bool is_building;
    bool explodes;
};

[[nodiscard]] const KindFacts& facts(Kind kind);

[[nodiscard]] std::optional<Kind> kind_of_letter(char letter);
[[nodiscard]] std::optional<Kind> kind_of_name(std::string_view name);

// A rectangle of cells.
struct Rectangle {
    Point corner;  // its first cell in reading order
    int rows = 1;
    int cols = 1;

    [[nodiscard]] bool contains(Point point) const;

    // All its cells, by rows.
    [[nodiscard]] std::vector<Point> cells() const;

    // All within `reach` of it, cut at the edges of the base.
    [[nodiscard]] Rectangle grown(int reach) const;

    // True if a cell of one is a cell of the other.
    [[nodiscard]] bool overlaps(const Rectangle& other) const;

    friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

struct Target {
    Kind kind = Kind::OilDrum;
    Rectangle place;

    // The area of its explosion. Precondition: it is of a kind that explodes.
    [[nodiscard]] Rectangle blast() const { return place.grown(blast_reach); }

    friend bool operator==(const Target&, const Target&) = default;
};

// The places that a target of the kind can have in an empty base: the flat ones, then the upright ones if
// they differ, each by rows.
[[nodiscard]] std::vector<Rectangle> places(Kind kind);

}  // namespace basestrike
