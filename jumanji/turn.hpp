// turn: one player's turn, from the roll to what the space does, told as it happens to whoever listens.
//
// The rules print nothing. They send events; the session makes sentences of them, an experiment counts them, a
// test checks the board after each. So a game that nobody watches formats no text.
//
// Rules     The mover rolls the 8-sided die, moves, and does what the space says. Only this first roll triggers a
//           space, and only if it has moved the piece; moves by cards and by waiting trigger nothing.
//           BLANK   Draw a card. All the living roll the rescue die; if every face shows the card's symbol or the
//                   hourglass they are saved, else they all roll again, 50 times at most in all. Saved: each
//                   other player, in turn order, moves forwards by the card's number. Not saved: the mover moves
//                   backwards by it and loses a life.
//           WAIT    Roll again and again: 5 or 8 ends the turn, anything else moves the piece back by one; on 0
//                   the turn ends too. A piece that is blocked keeps rolling.
//           JUNGLE  As for a blank, but saved, everybody moves forwards, the mover first. Not saved: try again
//                   with the next card, 3 cards at most in all; then all the living lose a life.
//           RHINO   From the next turn on the player moves only on an even roll, until off that rhino; an odd
//                   roll is a turn without a move. On position 40, where only a 1 helps, it does not hold.
//           Whoever reaches 41 wins at once: in a "forwards, everybody" those behind do not move any more.
// Chance    comes in as a Chance
#pragma once

#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "common/card.hpp"
#include "jumanji/chance.hpp"
#include "jumanji/rules.hpp"

namespace jumanji {

inline constexpr int most_rescue_rolls = 50;
inline constexpr int most_jungle_cards = 3;

struct RollMoved {  // or did not move: the outcome says so
    Move move;
};
struct CardMoved {  // the same for a card
    Move move;
};
struct RhinoHeld {  // an odd roll
    int seat;
    int roll;
};
struct RhinoCaught {
    int seat;
};
struct Waited {
    int seat;
    std::vector<int> rolls;
    int from;
    int to;
    std::optional<int> blocker;  // who stood in the way of a step back
};
struct DeckPrepared {  // it had run out
    bool is_shuffled;
};
struct CardDrawn {
    const common::Card* card;  // valid while the event is heard
};
struct RescueRolled {
    const common::Card* card;
    int rolls;  // of all the living together: 1 ... 50
    bool is_saved;
};
struct LifeLost {
    int seat;
    int left;  // 0: the player is dead
};

using Event = std::variant<RollMoved, CardMoved, RhinoHeld, RhinoCaught, Waited, DeckPrepared, CardDrawn,
                           RescueRolled, LifeLost>;
using Listener = std::function<void(const Event&)>;

// Plays the mover's turn and passes it on to the next of the living. The state that a listener sees is the one
// behind its event. Preconditions (asserted): the game is not over; the deck has cards.
void take_turn(State& state, Chance& chance, const Listener& listener);

}  // namespace jumanji
