// session_person: a person at the prompt: moves, takes the start or back, asks for hints, starts new games.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "common/console.hpp"
#include "slimetrail/seat.hpp"
#include "slimetrail/solver.hpp"
#include "slimetrail/view.hpp"

namespace slimetrail {

// The seat of a person. The tally, the solver (which gives the hints) and the console must live as long.
[[nodiscard]] std::unique_ptr<Seat> seat_person(Side side, const Tally& tally, Solver& solver,
                                                common::Console& console);

// What is answered after a game: the next one. Throws Quit and InputEnded, as Console::ask() does.
[[nodiscard]] NewGame ask_for_new_game(const Game& game, const Tally& tally, common::Console& console);

}  // namespace slimetrail
