// analysis: what the solver has to say, as text.
#pragma once

#include <string>

#include "slimetrail/solver.hpp"

namespace slimetrail {

// The values of all starts of an empty board, a map for each player to move, with their shares.
[[nodiscard]] std::string start_map_text(Solver& solver, int rows, int cols);

// The value, every legal move with its value, and a line of play that keeps the value to the end.
[[nodiscard]] std::string position_text(Solver& solver, const Position& position);

// The same without the line of play, in one line: "W | 1,2:W 2,3:L". A position without a move is "D |".
[[nodiscard]] std::string one_line_text(Solver& solver, const Position& position);

}  // namespace slimetrail
