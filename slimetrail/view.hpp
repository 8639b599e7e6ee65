// view: a game on the screen: the board, who is to move, the counters; and the same in sentences, for those
// who cannot see a board.
//
// Example     1 2 3
//           1 G . .
//           2 # @ .
//           3 . . R
//           Green (Human) 0, Red (Computer) 1, draws 0
//           Green (Human) can move to 1,2 or 2,3 or 3,2.
//
//           G and R goals, @ piece, # slime, . free.
#pragma once

#include <array>
#include <string>

#include "common/player.hpp"
#include "slimetrail/game.hpp"

namespace slimetrail {

// What a session counts: Green's player first; their scores are the games that they won.
struct Tally {
    std::array<common::Player, 2> players;
    int draws = 0;

    [[nodiscard]] const common::Player& player(Side side) const {
        return players[side == Side::Green ? 0 : 1];
    }
    [[nodiscard]] common::Player& player(Side side) { return players[side == Side::Green ? 0 : 1]; }
};

// "Green (Human)".
[[nodiscard]] std::string seat_text(const Tally& tally, Side side);

// "Green (Human) 2, Red (Computer) 1, draws 0".
[[nodiscard]] std::string counters_text(const Tally& tally);

[[nodiscard]] std::string board_text(const Position& position, bool has_colour = false);

// All of the refresh: lines, each with its newline.
[[nodiscard]] std::string refresh_text(const Game& game, const Tally& tally, bool has_colour = false);

[[nodiscard]] std::string description(const Game& game, const Tally& tally);

}  // namespace slimetrail
