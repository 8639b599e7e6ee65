// seat: who plays a side, as the game loop sees it: a person at the prompt, a computer player, or a bot. The
// loop asks and does not care who answers.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "slimetrail/game.hpp"

namespace slimetrail {

// The pie rule: take the start.
struct TakeStart {};

// Back to this side's previous choice.
struct TakeBack {};

struct Size {
    int rows = 5;
    int cols = 5;
};

// Gives this game up, uncounted, for a new one.
struct NewGame {
    std::optional<Size> size;  // another one than now
    bool clears_counters = false;
};

// The seat has lost, for what it did: "gave no answer within 10 seconds".
struct Forfeit {
    std::string reason;
};

using Decision = std::variant<Point, TakeStart, TakeBack, NewGame, Forfeit>;

class Seat {
public:
    Seat() = default;
    virtual ~Seat() = default;
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;

    // What the seat does in its turn. A move is legal; TakeStart and TakeBack only where they can be.
    // Precondition: the game goes on, and the side to move is the seat's.
    [[nodiscard]] virtual Decision decide(const Game& game) = 0;

    // True if a replay could not work out its moves again, so that they must be written to a record.
    [[nodiscard]] virtual bool is_recorded() const { return false; }

    // The game has ended; `result` is what stands behind "Result: ".
    virtual void finish(const std::string& result) { static_cast<void>(result); }
};

}  // namespace slimetrail
