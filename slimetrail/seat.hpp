// seat: who plays a side: a person at the prompt, a computer player, or a bot.
#pragma once

#include <optional>
#include <variant>

#include "common/seat.hpp"
#include "slimetrail/game.hpp"

namespace slimetrail {

// The pie rule: take the start. Decided only where it can be.
struct TakeStart {};

// Back to this side's previous choice. Decided only if there is one.
struct TakeBack {};

struct Size {
    int rows = 5;
    int cols = 5;
};

// Gives this game up, uncounted, for a new one.
struct NewGame {
    std::optional<Size> size;  // another one than now
    bool clears_counters = false;
};

using common::Forfeit;
using Decision = std::variant<Point, TakeStart, TakeBack, NewGame, Forfeit>;
using Seat = common::Seat<Game, Decision>;

}  // namespace slimetrail
