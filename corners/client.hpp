// client: one side of a game on the network. It looks like a game of two at one terminal, with the other side's
// moves arriving; who plays this side may be a person, a computer player or a bot.
//
// Rules     The server is the judge. We keep the same game beside it, to show it and to know the legal moves,
//           and only play in it what the server says was played.
//           A connection that is lost is made again, with the secret of the seat, for `patience`; what was
//           missed is told then, and a move that had not arrived is sent again.
//           What is typed while the other side thinks: on a terminal it is answered at once (board, describe,
//           resign, quit); from a file or a pipe it waits for our next turn, so that a script of moves plays
//           as it does with two at one terminal.
//           Who quits, or whose input ends, resigns: without the secret there is no way back.
// Errors    common::RunError: the server is not there, or refuses, or is not one of ours
#pragma once

#include <chrono>
#include <optional>

#include "common/console.hpp"
#include "common/options.hpp"
#include "common/player.hpp"
#include "corners/endpoint.hpp"
#include "corners/request.hpp"
#include "corners/setup.hpp"

namespace corners {

struct ClientSettings {
    Endpoint server;
    Request first;          // CreateRequest or JoinRequest
    common::Player player;  // with its kind
    SearchBounds search = {};
    int bot_seconds = 10;
    std::uint64_t seed = 0;  // of a random player
    std::chrono::seconds patience{600};
};

void play_as_client(const ClientSettings& settings, common::Console& console);

}  // namespace corners
