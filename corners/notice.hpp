// notice: what the server says to a client, one line each. What clients say is in request.hpp.
//
// Text form the first line of a connection:
//               corners 1                         the version of the protocol
//           when a seat is taken:
//               game NUMBER white SECRET          the seat, and what proves later that it is yours
//               rules SECONDS TERMS               the time for one move; the terms as in `create`
//               start POSITION                    the board at the start
//               player white NAME                 for each side that said a name
//               waiting                           Black has not joined yet
//           while the game runs, to both sides:
//               moved N white 7,8 5,8             move number N, passes counted
//               passed N black                    had no move; the server passes by itself
//               state N POSITION SECONDS          behind every move, and at the start: N moves were made, the
//                                                 side to move has SECONDS left
//               over RESULT                       "over Black wins (White resigned)"
//               away white                        its connection is lost; its clock runs on
//               returned white
//           answers to one line, to the one who sent it:
//               refused SENTENCE                  nothing has changed
//               pong                              the answer to ping
//           the last line of a connection:
//               bye SENTENCE                      for good
//               later SENTENCE                    come back in a while, with `back` if you have a seat
// Errors    a sentence; a client that meets one talks to a server that it does not know
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "common/expected.hpp"
#include "corners/rules.hpp"
#include "corners/terms.hpp"

namespace corners {

inline constexpr int protocol_version = 1;

struct HelloNotice {
    int version = protocol_version;

    friend bool operator==(const HelloNotice&, const HelloNotice&) = default;
};

struct SeatNotice {
    int number = 0;
    Side side = Side::White;
    std::string secret;

    friend bool operator==(const SeatNotice&, const SeatNotice&) = default;
};

struct RulesNotice {
    int move_limit = 0;  // seconds
    Terms terms;

    friend bool operator==(const RulesNotice&, const RulesNotice&) = default;
};

struct StartNotice {
    Position position;

    friend bool operator==(const StartNotice&, const StartNotice&) = default;
};

struct PlayerNotice {
    Side side = Side::White;
    std::string name;

    friend bool operator==(const PlayerNotice&, const PlayerNotice&) = default;
};

struct WaitingNotice {
    friend bool operator==(const WaitingNotice&, const WaitingNotice&) = default;
};

// Without a move: it passed.
struct MovedNotice {
    int number = 0;  // the first move is 1
    Side side = Side::White;
    std::optional<Move> move;

    friend bool operator==(const MovedNotice&, const MovedNotice&) = default;
};

struct StateNotice {
    int moves = 0;
    Position position;
    int seconds_left = 0;

    friend bool operator==(const StateNotice&, const StateNotice&) = default;
};

struct OverNotice {
    std::string result;

    friend bool operator==(const OverNotice&, const OverNotice&) = default;
};

struct AwayNotice {
    Side side = Side::White;

    friend bool operator==(const AwayNotice&, const AwayNotice&) = default;
};

struct ReturnedNotice {
    Side side = Side::White;

    friend bool operator==(const ReturnedNotice&, const ReturnedNotice&) = default;
};

struct RefusedNotice {
    std::string why;

    friend bool operator==(const RefusedNotice&, const RefusedNotice&) = default;
};

struct PongNotice {
    friend bool operator==(const PongNotice&, const PongNotice&) = default;
};

struct ByeNotice {
    std::string why;

    friend bool operator==(const ByeNotice&, const ByeNotice&) = default;
};

struct LaterNotice {
    std::string why;

    friend bool operator==(const LaterNotice&, const LaterNotice&) = default;
};

using Notice = std::variant<HelloNotice, SeatNotice, RulesNotice, StartNotice, PlayerNotice, WaitingNotice,
                            MovedNotice, StateNotice, OverNotice, AwayNotice, ReturnedNotice, RefusedNotice,
                            PongNotice, ByeNotice, LaterNotice>;

[[nodiscard]] std::string to_text(const Notice& notice);
[[nodiscard]] Expected<Notice> parse_notice(std::string_view line);

}  // namespace corners
