// seating: puts one of the computer's captains or a bot into the user's seat.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "submarines/scenario.hpp"
#include "submarines/seat.hpp"

namespace submarines {

// For the game of that seed. Precondition: the user is not human.
[[nodiscard]] std::unique_ptr<Seat> seat_computer(const Scenario& scenario, std::uint64_t seed);

// What a line of a bot or of a record decides, or why it is none.
[[nodiscard]] common::Expected<Decision> parse_answer(const Position& position, const std::string& answer);

// The inverse, for records. Precondition: an action.
[[nodiscard]] std::string decision_text(const Decision& decision);

}  // namespace submarines
