// seating: puts a computer player or a bot into a seat. A person's seat is in session_person.hpp.
//
// Chance    a random player draws from the stream of its seat
#pragma once

#include <cstdint>
#include <memory>

#include "corners/seat.hpp"
#include "corners/setup.hpp"

namespace corners {

// The seat of a side whose player is not human. The engine is the search player's, and may be shared, since what
// it finds depends on nothing but the game.
[[nodiscard]] std::unique_ptr<Seat> seat_computer(const Setup& setup, Side side, std::uint64_t seed,
                                                  Engine& engine);

// What a bot is sent first, "start corners white --layout triangle --max-moves 400".
[[nodiscard]] std::string start_line(const Setup& setup, Side side);

// What a bot's answer decides, or why it is none: a legal move as a person would type it, or "resign".
[[nodiscard]] Expected<Decision> parse_answer(const Position& position, const std::string& answer);

// The inverse, for records. Precondition: a move or Resign.
[[nodiscard]] std::string decision_text(const Decision& decision);

}  // namespace corners
