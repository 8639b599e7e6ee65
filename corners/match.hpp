// match: one game on the network as its judge sees it: has it begun, may this side do that now, has time run
// out. It knows no connection, no file and no clock: what time it is comes in with each question.
//
// Rules     White's clock starts when Black joins, then each move starts the other's. Who has not moved when
//           the limit is over loses. Who cannot move passes, at once and without being asked. The rest is
//           judged by game.hpp.
// Units     Time is how long the server has been running, in all its runs together: a clock that stands
//           still while no server runs, which is what the rules want, and which never jumps as the time of
//           day may
// Errors    a refused move or resignation leaves everything as it was and returns the sentence that says why
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "corners/game.hpp"

namespace corners {

using Time = std::chrono::milliseconds;

// Without a move: the side passed.
struct Turn {
    Side side = Side::White;
    std::optional<Move> move;
};

class Match {
public:
    Match(const Layout& layout, const EndRules& rules, Time move_limit);

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }
    [[nodiscard]] Time move_limit() const { return move_limit_; }

    [[nodiscard]] bool has_begun() const { return turn_began_.has_value(); }
    [[nodiscard]] bool is_over() const { return game_.result().has_value(); }
    [[nodiscard]] bool is_running() const { return has_begun() && !is_over(); }

    // Black has joined. Precondition: not begun.
    void begin(Time now);

    // Nothing, or why the side may not.
    [[nodiscard]] std::optional<std::string> play(Side side, Move move, Time now);
    [[nodiscard]] std::optional<std::string> resign(Side side);

    // Whether the side to move has no time left.
    [[nodiscard]] bool is_late(Time now) const { return is_running() && time_left(now) == Time::zero(); }
    // It loses. Precondition: running.
    void forfeit_late();

    // Of the side to move; all of it if the match does not run.
    [[nodiscard]] Time time_left(Time now) const;

private:
    void pass_if_stuck();

    Game game_;
    Time move_limit_;
    std::vector<Turn> turns_;
    std::optional<Time> turn_began_;
};

}  // namespace corners
