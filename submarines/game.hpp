// game: the flow of play: rounds, whose turn it is, and every moment at which play ends. What a session with
// a person and an experiment of a thousand games have in common; it asks nobody and prints nothing.
//
// Example   Game game(start, 500);
//           while (!game.is_over()) {
//               game.begin_round();
//               game.user_acts(Action::Left);
//               if (!game.is_over()) game.computer_acts(plan);
//           }
#pragma once

#include <optional>
#include <vector>

#include "submarines/rules.hpp"

namespace submarines {

// The killers' moves of one turn, in order. Killers that are not in it are passed over.
using Plan = std::vector<Step>;

// What a turn of the computer did.
struct KillersTurn {
    std::vector<Deed> deeds;  // one for each step that was made
    int killers = 0;          // on the grid when the turn began
};

class Game {
public:
    // Play may be over at once: no fuel cells, no killers, nobody able to move. Preconditions: the position
    // has the user's submarine; max_rounds >= 1.
    Game(Position start, int max_rounds);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] bool is_over() const { return ending_.has_value(); }
    [[nodiscard]] std::optional<Ending> ending() const { return ending_; }

    // Precondition of all three: play is not over.
    void begin_round();
    Deed user_acts(Action action);
    // The turn ends in its middle if play does: steps behind that are not made. Closes the round.
    KillersTurn computer_acts(const Plan& plan);

private:
    Position position_;
    int max_rounds_;
    std::optional<Ending> ending_;
};

}  // namespace submarines
