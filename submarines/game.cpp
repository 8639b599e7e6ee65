#include "submarines/game.hpp"

#include <cassert>
#include <utility>

namespace submarines {

Game::Game(Position start, int max_rounds)
    : position_(std::move(start)), max_rounds_(max_rounds), ending_(submarines::ending(position_)) {
    assert(user_cell(position_) && max_rounds_ >= 1);
}

void Game::begin_round() {
    assert(!is_over());
    ++position_.rounds;
}

Deed Game::user_acts(Action action) {
    assert(!is_over());
    if (action == Action::End) {
        ending_ = Ending::UserEnded;
        return Deed::Waited;
    }
    const Deed deed = move_user(position_, action);
    ending_ = submarines::ending(position_);
    return deed;
}

KillersTurn Game::computer_acts(const Plan& plan) {
    assert(!is_over());
    KillersTurn turn{{}, position_.cells.count(killer_mark)};
    for (const Step& step : plan) {
        turn.deeds.push_back(move_killer(position_, step));
        ending_ = submarines::ending(position_);
        if (is_over()) return turn;
    }
    if (position_.rounds >= max_rounds_) ending_ = Ending::RoundLimit;
    return turn;
}

}  // namespace submarines
