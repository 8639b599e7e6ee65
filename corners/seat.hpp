// seat: who plays a side: a person at the prompt, a computer player, a bot, or a peer at the other end of a network.
#pragma once

#include <variant>

#include "common/seat.hpp"
#include "corners/game.hpp"

namespace corners {

struct Resign {};

// Back to this side's previous turn. Decided only if there is one.
struct TakeBack {};

using common::Forfeit;
using Decision = std::variant<Move, Resign, TakeBack, Forfeit>;

// Who decides is the side to move, which can move.
using Seat = common::Seat<Game, Decision>;

}  // namespace corners
