#include "jumanji/rules.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace jumanji {

using common::Path;

namespace {

// The living other that stands on the very space on which that path's piece would stand.
std::optional<int> blocker_at(const State& state, int mover, const Path& target) {
    for (int i = 0; i < static_cast<int>(state.seats.size()); ++i) {
        if (i != mover && state.seat(i).is_alive() && target == state.seat(i).path) return i;
    }
    return std::nullopt;
}

}  // namespace

Seat new_seat(const std::string& name, Colour colour, int lives, const std::string& spaces) {
    return {common::Player(name, to_text(colour), lives), colour, Path(spaces, crossings_of(colour))};
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

    const Path target = moving.path + spaces;
    const bool overshoots = target.position() == from;
    Move move{.seat = seat, .spaces = spaces, .from = from, .to = target.position()};
    if (!overshoots) move.blocker = blocker_at(state, seat, target);
    if (overshoots || move.blocker) {
        move.outcome = overshoots ? Move::Outcome::Overshoots : Move::Outcome::Blocked;
        return move;
    }
    moving.path += spaces;
    move.has_escaped = std::exchange(moving.is_held, false);
    return move;
}

}  // namespace jumanji
