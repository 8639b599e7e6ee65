// support: positions for the tests of this game: from files, from texts, and from random play.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "common/random.hpp"
#include "slimetrail/rules.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

// So that Boost.Test can print what it compares.
inline std::ostream& operator<<(std::ostream& out, Value value) {
    return out << letter(value);
}
inline std::ostream& operator<<(std::ostream& out, const Position& position) {
    return out << to_text(position);
}

}  // namespace slimetrail

namespace support {

using slimetrail::Point;
using slimetrail::Position;
using slimetrail::Value;

// Precondition: the text is right.
[[nodiscard]] Position position_of(const std::string& text);

// One line of positions.txt.
struct Solved {
    Position position;
    char value;
    std::string moves;  // "3,2:L 2,1:W", as in the file
};
[[nodiscard]] std::vector<Solved> solved_positions();

// The lines of a file beside this one, without comments.
[[nodiscard]] std::vector<std::string> lines_of(const std::string& file);

// A start, and as many random moves as the game has, at most `moves`; never a finished game.
[[nodiscard]] Position random_position(int rows, int cols, int moves, common::Random& random);

// How many cells the piece can still come to.
[[nodiscard]] int room(const Position& position);

}  // namespace support
