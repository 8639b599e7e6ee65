// news: what a client is told of a game, as lines of notice.hpp.
#pragma once

#include <vector>

#include "corners/notice.hpp"
#include "corners/rooms.hpp"

namespace corners {

// To whom takes a seat: which it is, and by which rules, from which board and by whom the game is played.
[[nodiscard]] std::vector<Notice> introduction(const Room& room, Side side);

// The state of play: `waiting`, if nobody has joined yet.
[[nodiscard]] Notice state_of(const Room& room, Time now);

// All moves but the first `known`, the state of play, and how the game ended if it has.
[[nodiscard]] std::vector<Notice> news(const Room& room, int known, Time now);

// Precondition: the game is over.
[[nodiscard]] Notice end_of(const Room& room);

}  // namespace corners
