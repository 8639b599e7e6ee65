// rules: the position of a race - who plays, where the pieces stand, whose turn it is - and how one piece moves.
// What happens in a turn is in turn.hpp.
//
// Rules     2 to 4 players race from position 0 to 41, each along a path of its own. The numbers are house rules
//           where the assignment behind this game is silent.
//           1. Forwards past 41: the piece does not move at all. Backwards below 0: it goes to 0.
//           2. A move that would end on a crossing on which a living neighbour stands: it does not move at all.
//              Passing over is allowed. The dead stand nowhere.
//           3. A held piece that moves is free of its rhino, whoever moved it.
//           4. Who stands on 41 has won, at once. All dead, or all but one: the game is over and nobody wins.
//           5. The order of turns is that in which the players were named; the dead are left out.
// Units     seats count from 0
#pragma once

#include <optional>
#include <vector>

#include "common/card_deck.hpp"
#include "common/path.hpp"
#include "common/player.hpp"
#include "jumanji/colour.hpp"
#include "jumanji/spaces.hpp"

namespace jumanji {

inline constexpr int fewest_players = 2;
inline constexpr int most_lives = 99;

// A player at the table. The player's score is the number of lives that are left.
struct Seat {
    common::Player player;
    Colour colour;
    common::Path path;
    bool is_held = false;  // by a rhino

    [[nodiscard]] int lives() const { return player.score(); }
    [[nodiscard]] bool is_alive() const { return lives() > 0; }
};

struct State {
    std::vector<Seat> seats;
    common::CardDeck deck;
    int mover = 0;  // whose turn it is
    int turns = 0;  // that have been played

    [[nodiscard]] Seat& seat(int i) { return seats[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Seat& seat(int i) const { return seats[static_cast<std::size_t>(i)]; }
};

// A player at the start: on position 0 of a path with those spaces.
[[nodiscard]] Seat new_seat(const std::string& name, Colour colour, int lives, const std::string& spaces);

[[nodiscard]] std::optional<int> winner(const State& state);
[[nodiscard]] bool is_over(const State& state);

// The living in the order of turns, `first` in front. Precondition: `first` is alive.
[[nodiscard]] std::vector<int> living_from(const State& state, int first);

// What became of a move of one piece.
struct Move {
    enum class Outcome { Moved, Overshoots, Blocked };

    int seat = 0;
    int spaces = 0;  // how far it should go; negative: backwards
    int from = 0;
    int to = 0;  // where it stands now, or would stand if it were not blocked
    Outcome outcome = Outcome::Moved;
    std::optional<int> blocker = {};  // the seat that stands on the crossing
    bool has_escaped = false;         // a rhino held the piece, and no longer does

    [[nodiscard]] bool has_moved() const { return outcome == Outcome::Moved; }
};

// Moves the piece by `spaces` under rules 1 to 3. A piece on 0 cannot go backwards (asserted).
Move move_piece(State& state, int seat, int spaces);

}  // namespace jumanji
