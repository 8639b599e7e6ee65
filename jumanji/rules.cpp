#include "jumanji/rules.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace jumanji {

namespace {

// The living other that stands on the very space on which the mover's piece stands.
std::optional<int> who_stands_there(const State& state, int mover) {
    for (int i = 0; i < static_cast<int>(state.seats.size()); ++i) {
        if (i != mover && state.seat(i).is_alive() && state.seat(mover).path == state.seat(i).path) return i;
    }
    return std::nullopt;
}

}  // namespace

Seat new_seat(const std::string& name, Colour colour, int lives, const std::string& spaces) {
    return {common::Player(name, to_text(colour), lives), colour, common::Path(spaces, crossings_of(colour))};
}

std::optional<int> winner(const State& state) {
    for (int i = 0; i < static_cast<int>(state.seats.size()); ++i) {
        if (state.seat(i).path.is_at_end()) return i;
    }
    return std::nullopt;
}

bool is_over(const State& state) {
    const auto alive = std::count_if(state.seats.begin(), state.seats.end(),
                                     [](const Seat& seat) { return seat.is_alive(); });
    return alive < 2 || winner(state);
}

std::vector<int> living_from(const State& state, int first) {
    assert(state.seat(first).is_alive());
    const int n = static_cast<int>(state.seats.size());
    std::vector<int> living;
    for (int i = 0; i < n; ++i) {
        const int seat = (first + i) % n;
        if (state.seat(seat).is_alive()) living.push_back(seat);
    }
    return living;
}

Move move_piece(State& state, int seat, int spaces) {
    Seat& moving = state.seat(seat);
    const int from = moving.path.position();
    assert(spaces > 0 || (spaces < 0 && from > 0));

    moving.path += spaces;
    Move move{.seat = seat, .spaces = spaces, .from = from, .to = moving.path.position()};
    if (move.to == from) {
        move.outcome = Move::Outcome::Overshoots;
        return move;
    }
    move.blocker = who_stands_there(state, seat);
    if (move.blocker) {
        move.outcome = Move::Outcome::Blocked;
        moving.path -= move.to - from;
        return move;
    }
    move.has_escaped = std::exchange(moving.is_held, false);
    return move;
}

}  // namespace jumanji
