#include "corners/match.hpp"

#include <algorithm>
#include <cassert>

namespace corners {

Match::Match(const Layout& layout, const EndRules& rules, Time move_limit)
    : game_(layout, rules, layout.start()), move_limit_(move_limit) {}

void Match::begin(Time now) {
    assert(!has_begun());
    turn_began_ = now;
    pass_if_stuck();
}

std::optional<std::string> Match::play(Side side, Move move, Time now) {
    if (is_over()) return "the game is over.";
    if (!has_begun()) return "the game has not begun; Black has not joined yet.";
    const Side to_move = game_.position().to_move;
    if (side != to_move) return "it is not your turn; " + name(to_move) + " is to move.";
    if (std::optional<std::string> why = fault(game_.position(), move)) return why;
    game_.play(move);
    turns_.push_back({side, move});
    turn_began_ = now;
    pass_if_stuck();
    return std::nullopt;
}

std::optional<std::string> Match::resign(Side side) {
    if (is_over()) return "the game is over.";
    if (!has_begun()) return "the game has not begun; Black has not joined yet.";
    game_.resign(side);
    return std::nullopt;
}

void Match::forfeit_late() {
    assert(is_running());
    game_.forfeit(game_.position().to_move, "ran out of time");
}

Time Match::time_left(Time now) const {
    if (!is_running()) return move_limit_;
    return std::clamp(*turn_began_ + move_limit_ - now, Time::zero(), move_limit_);
}

// Once is enough: if the other is stuck too, the game is over.
void Match::pass_if_stuck() {
    if (is_over() || !game_.must_pass()) return;
    turns_.push_back({game_.position().to_move, std::nullopt});
    game_.pass();
}

}  // namespace corners
