// seat: who plays a side, as the game loop sees it: a person at the prompt, a computer player, a bot, or a peer at
// the other end of a network. The loop asks and does not care who answers.
#pragma once

#include <string>
#include <variant>

#include "corners/game.hpp"

namespace corners {

struct Resign {};

// Back to this side's previous turn.
struct TakeBack {};

// The seat has lost, for what it did: "gave no answer within 10 seconds".
struct Forfeit {
    std::string reason;
};

using Decision = std::variant<Move, Resign, TakeBack, Forfeit>;

class Seat {
public:
    Seat() = default;
    virtual ~Seat() = default;
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;

    // What the seat does in its turn. A move is legal; TakeBack only if there is an earlier turn of its own.
    // Precondition: the game goes on, and the side to move, which is the seat's, can move.
    [[nodiscard]] virtual Decision decide(const Game& game) = 0;

    // True if a replay could not work out its moves again, so that they must be written to a record.
    [[nodiscard]] virtual bool is_recorded() const { return false; }

    // The game has ended; `result` is what stands behind "Result: ".
    virtual void finish(const std::string& result) { static_cast<void>(result); }
};

}  // namespace corners
