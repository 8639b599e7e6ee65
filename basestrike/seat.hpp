// seat: who fires, as the game loop sees it: a person at the prompt, a computer's gunner, or a bot. The loop asks
// and does not care who answers.
#pragma once

#include <string>
#include <variant>

#include "basestrike/sighting.hpp"

namespace basestrike {

struct SwitchWeapon {};

// The selected weapon, at that cell.
struct Fire {
    Point cell;
};

// The seat has lost, for what it did: "Ada gave no answer within 10 seconds".
struct Forfeit {
    std::string reason;
};

using Decision = std::variant<SwitchWeapon, Fire, Forfeit>;

class Seat {
public:
    Seat() = default;
    virtual ~Seat() = default;
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;

    // What to do now. Fire only if the selected weapon has a shot left. Precondition: a weapon has one.
    [[nodiscard]] virtual Decision decide(const Sighting& sighting) = 0;

    // True if a replay could not work out what it decides, so that it must be written to a record.
    [[nodiscard]] virtual bool is_recorded() const { return false; }

    // The game has ended; `result` is what stands behind "Result: ".
    virtual void finish(const std::string& result) { static_cast<void>(result); }
};

}  // namespace basestrike
