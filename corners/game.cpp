#include "corners/game.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "common/text.hpp"

namespace corners {

namespace {

// What stands in the brackets; empty: the winner brought its chips home.
std::string explanation(const Result& result) {
    const std::string loser = result.winner ? name(opponent(*result.winner)) : "";
    const std::string less = result.winner ? "; less distance left" : "";
    switch (result.ending) {
        case Ending::Goal:
            return "";
        case Ending::BothFinished:
            return "both sides finished";
        case Ending::BothStuck:
            return "neither side can move";
        case Ending::Repetition:
            return "the same position stood three times" + less;
        case Ending::MoveLimit:
            return "the limit of " + common::counted(result.moves, "move", "moves") + less;
        case Ending::Resigned:
            return loser + " resigned";
        case Ending::HomeLimit:
        case Ending::Forfeit:
            return loser + " " + result.reason;
    }
    return "";
}

}  // namespace

std::string to_text(const Result& result) {
    const std::string outcome = result.winner ? name(*result.winner) + " wins" : "draw";
    if (result.ending == Ending::Goal)
        return outcome + " in " + common::counted(result.moves, "move", "moves");
    return outcome + " (" + explanation(result) + ")";
}

std::string home_limit_reason(int limit) {
    return "still had a chip at home after " + common::counted(limit, "own move", "own moves");
}

std::optional<std::string> start_fault(const Layout& layout, const Position& position) {
    for (const Side side : {Side::White, Side::Black}) {
        if (has_finished(layout, position, side))
            return name(side) + " has finished already in this position.";
    }
    return std::nullopt;
}

Game::Game(const Layout& layout, const EndRules& rules, const Position& start)
    : layout_(layout), rules_(rules), positions_{start} {
    assert(!start_fault(layout, start));
    if (!can_move(start, Side::White) && !can_move(start, Side::Black)) {
        result_ = Result{Ending::BothStuck, std::nullopt, 0, ""};
    }
}

int Game::moves_of(Side side) const {
    const bool moved_first = positions_.front().to_move == side;
    return (moves() + (moved_first ? 1 : 0)) / 2;
}

bool Game::is_last_reply() const {
    return !result_ && rules_.last_reply && has_finished(layout_, position(), Side::White);
}

void Game::play(Move move) {
    assert(!result_);
    advance(after(position(), move));
}

void Game::pass() {
    assert(!result_ && must_pass());
    advance(after_pass(position()));
}

void Game::advance(Position next) {
    positions_.push_back(std::move(next));
    const std::optional<Ending> found = ending();
    if (!found) return;
    result_ = Result{*found, winner(*found), moves(), ""};
    if (*found == Ending::HomeLimit) result_->reason = home_limit_reason(*rules_.home_limit);
}

void Game::resign(Side loser) {
    assert(!result_);
    result_ = Result{Ending::Resigned, opponent(loser), moves(), ""};
}

void Game::forfeit(Side loser, const std::string& reason) {
    assert(!result_);
    result_ = Result{Ending::Forfeit, opponent(loser), moves(), reason};
}

void Game::take_back() {
    assert(moves() > 0);
    positions_.pop_back();
    result_.reset();
}

std::optional<Ending> Game::ending() const {
    const Side moved = opponent(position().to_move);
    const bool has_white = has_finished(layout_, position(), Side::White);
    const bool has_black = has_finished(layout_, position(), Side::Black);
    if (has_white && has_black) return Ending::BothFinished;
    if (has_black) return Ending::Goal;
    if (has_white) {
        const bool reply_is_due = rules_.last_reply && moved == Side::White;
        return reply_is_due ? std::nullopt : std::optional(Ending::Goal);
    }
    if (rules_.home_limit && moves_of(moved) >= *rules_.home_limit &&
        chips_at_home(layout_, position(), moved) > 0) {
        return Ending::HomeLimit;
    }
    if (!can_move(position(), Side::White) && !can_move(position(), Side::Black)) return Ending::BothStuck;
    if (std::count(positions_.begin(), positions_.end(), position()) >= 3) return Ending::Repetition;
    if (moves() >= rules_.max_moves) return Ending::MoveLimit;
    return std::nullopt;
}

std::optional<Side> Game::winner(Ending ending) const {
    const Side moved = opponent(position().to_move);
    switch (ending) {
        case Ending::Goal:
            return has_finished(layout_, position(), Side::White) ? Side::White : Side::Black;
        case Ending::HomeLimit:
            return opponent(moved);
        case Ending::Repetition:
        case Ending::MoveLimit: {
            if (!rules_.adjudicate) return std::nullopt;
            const int white = distance_left(layout_, position(), Side::White);
            const int black = distance_left(layout_, position(), Side::Black);
            if (white == black) return std::nullopt;
            return white < black ? Side::White : Side::Black;
        }
        default:
            return std::nullopt;
    }
}

}  // namespace corners
