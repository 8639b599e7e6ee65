// seat: who decides for a side, as a game's loop sees it: a person at the prompt, a computer player, a bot. The
// loop asks and does not care who answers.
//
// A game says what a seat is shown (View: its position, or what is seen of it) and what it can decide (Decision: a
// std::variant of its moves and whatever else it allows, with Forfeit among them):
//
//           using Decision = std::variant<Move, Resign, common::Forfeit>;
//           using Seat = common::Seat<Game, Decision>;
#pragma once

#include <string>

namespace common {

// The seat has lost, for what it did: "gave no answer within 10 seconds". The name goes before it.
struct Forfeit {
    std::string reason;
};

template <class View, class Decision>
class Seat {
public:
    Seat() = default;
    virtual ~Seat() = default;
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;

    // What the seat does in its turn; what the rules do not allow there is never decided.
    // Precondition: the game goes on, and it is this seat's turn.
    [[nodiscard]] virtual Decision decide(const View& view) = 0;

    // True if a replay could not work out its decisions again, so that they must be written to a record.
    [[nodiscard]] virtual bool is_recorded() const { return false; }

    // The game has ended; `result` is what stands behind "Result: ".
    virtual void finish(const std::string& result) { static_cast<void>(result); }
};

}  // namespace common
