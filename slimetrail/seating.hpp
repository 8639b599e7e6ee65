// seating: puts a computer player or a bot into a seat. A person's seat is in session_person.hpp.
//
// Bots      are sent "start slimetrail green 5x5", then at each of their turns the position, with " pie"
//           behind it while they have the choice to take the start; they answer as a person would type it
// Chance    a random player draws from the stream of its seat
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "slimetrail/seat.hpp"
#include "slimetrail/setup.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

// The seat of a side whose player is not human. The solver is for perfect players, and may be shared.
[[nodiscard]] std::unique_ptr<Seat> seat_computer(const Setup& setup, Side side, Size size,
                                                  std::uint64_t seed, Solver& solver);

// What a bot is sent first, and what at its turn.
[[nodiscard]] std::string start_line(Side side, Size size);
[[nodiscard]] std::string turn_line(const Game& game);

// What a bot's answer decides, or why it is none.
[[nodiscard]] common::Expected<Decision> parse_answer(const Game& game, const std::string& answer);

// The inverse, for records. Precondition: a move or TakeStart.
[[nodiscard]] std::string decision_text(const Decision& decision);

}  // namespace slimetrail
