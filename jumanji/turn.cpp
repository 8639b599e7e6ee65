#include "jumanji/turn.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace jumanji {

using common::Card;

namespace {

bool is_even(int n) {
    return n % 2 == 0;
}

// What a turn needs at hand. It lives as long as one take_turn().
class Turn {
public:
    Turn(State& state, Chance& chance, const Listener& listener)
        : state_(state), chance_(chance), tell_(listener), mover_(state.mover) {}

    void play();

private:
    [[nodiscard]] bool is_held() const;
    void do_what_the_space_says();
    void meet_danger();
    void wait_for_5_or_8();
    void enter_jungle();
    void meet_rhino();

    const Card& draw_card();
    [[nodiscard]] bool is_saved_from(const Card& card);
    [[nodiscard]] bool all_roll(std::ptrdiff_t living, const std::vector<bool>& saves);
    void move_by_card(int seat, int spaces);
    void advance(const std::vector<int>& seats, int spaces);
    void lose_life(int seat);

    State& state_;
    Chance& chance_;
    const Listener& tell_;
    const int mover_;
};

void Turn::play() {
    const int roll = chance_.roll();
    if (is_held() && !is_even(roll)) {
        tell_(RhinoHeld{mover_, roll});
        return;
    }
    const Move move = move_piece(state_, mover_, roll);
    tell_(RollMoved{move});
    if (move.has_moved()) do_what_the_space_says();
}

// On the last space before the goal a rhino would hold for ever: no even roll can move the piece.
bool Turn::is_held() const {
    const Seat& seat = state_.seat(mover_);
    return seat.is_held && seat.path.position() != goal - 1;
}

void Turn::do_what_the_space_says() {
    switch (Space{state_.seat(mover_).path.space()}) {
        case Space::Blank:
            return meet_danger();
        case Space::Wait:
            return wait_for_5_or_8();
        case Space::Jungle:
            return enter_jungle();
        case Space::Rhino:
            return meet_rhino();
        case Space::Jumanji:
            return;
    }
}

void Turn::meet_danger() {
    const Card& card = draw_card();
    if (is_saved_from(card)) {
        std::vector<int> others = living_from(state_, mover_);
        others.erase(others.begin());
        advance(others, card.spaces());
    } else {
        move_by_card(mover_, -card.spaces());
        lose_life(mover_);
    }
}

void Turn::wait_for_5_or_8() {
    const common::Path& path = state_.seat(mover_).path;
    Waited waited{mover_, {}, path.position(), path.position(), std::nullopt};
    while (path.position() > 0) {
        const int roll = chance_.roll();
        waited.rolls.push_back(roll);
        if (roll == 5 || roll == 8) break;
        const Move step = move_piece(state_, mover_, -1);
        if (step.blocker) waited.blocker = step.blocker;
    }
    waited.to = path.position();
    tell_(waited);
}

void Turn::enter_jungle() {
    for (int cards = 0; cards < most_jungle_cards; ++cards) {
        const Card& card = draw_card();
        if (is_saved_from(card)) return advance(living_from(state_, mover_), card.spaces());
    }
    for (const int seat : living_from(state_, mover_)) lose_life(seat);
}

void Turn::meet_rhino() {
    state_.seat(mover_).is_held = true;
    tell_(RhinoCaught{mover_});
}

const Card& Turn::draw_card() {
    if (state_.deck.is_used_up()) {
        chance_.prepare(state_.deck);
        tell_(DeckPrepared{!chance_.keeps_card_order()});
    }
    const Card& card = state_.deck.draw();
    tell_(CardDrawn{&card});
    return card;
}

bool Turn::is_saved_from(const Card& card) {
    std::vector<bool> saves;  // by face
    for (const std::string& face : chance_.faces()) saves.push_back(card.is_matched_by(face));
    const auto living = std::count_if(state_.seats.begin(), state_.seats.end(),
                                      [](const Seat& seat) { return seat.is_alive(); });
    int rolls = 1;
    bool is_saved = all_roll(living, saves);
    while (!is_saved && rolls < most_rescue_rolls) {
        ++rolls;
        is_saved = all_roll(living, saves);
    }
    tell_(RescueRolled{&card, rolls, is_saved});
    return is_saved;
}

// Everybody rolls, also when somebody before has missed already.
bool Turn::all_roll(std::ptrdiff_t living, const std::vector<bool>& saves) {
    bool all = true;
    for (std::ptrdiff_t i = 0; i < living; ++i) {
        const bool is_match = saves[chance_.rescue_roll()];
        all = all && is_match;
    }
    return all;
}

void Turn::move_by_card(int seat, int spaces) {
    tell_(CardMoved{move_piece(state_, seat, spaces)});
}

void Turn::advance(const std::vector<int>& seats, int spaces) {
    for (const int seat : seats) {
        move_by_card(seat, spaces);
        if (winner(state_)) return;
    }
}

void Turn::lose_life(int seat) {
    state_.seat(seat).player -= 1;
    tell_(LifeLost{seat, state_.seat(seat).lives()});
}

void pass_on(State& state) {
    const int n = static_cast<int>(state.seats.size());
    do {
        state.mover = (state.mover + 1) % n;
    } while (!state.seat(state.mover).is_alive());
}

}  // namespace

void take_turn(State& state, Chance& chance, const Listener& listener) {
    assert(!is_over(state));
    assert(!state.deck.cards().empty());
    Turn(state, chance, listener).play();
    ++state.turns;
    if (!is_over(state)) pass_on(state);
}

}  // namespace jumanji
