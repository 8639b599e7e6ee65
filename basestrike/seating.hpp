// seating: makes the seats: a gunner of the computer, or a bot.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "basestrike/seat.hpp"
#include "basestrike/setup.hpp"

namespace basestrike {

// For a game with that seed. Precondition: the player is no person.
[[nodiscard]] std::unique_ptr<Seat> seat_computer(const Setup& setup, std::uint64_t seed);

// "start basestrike soldier headquarter=1 armory=1 barracks=2 tank=3 oil-drum=4"
[[nodiscard]] std::string start_line(const Roster& roster);

}  // namespace basestrike
