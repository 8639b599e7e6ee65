// game: one game from its start to its end: the pie rule, the moves, taking back, the words for the result.
//
// Pie rule  The first player, Green, may take the start: then Red moves next. Or Green moves first from
//           there. Taking is no move in the count of moves.
//
// Example   Game game(start_position(3, 3, {1, 1}), true);
//           game.take_start();  game.play({0, 1});  game.play({0, 0});
//           to_text(*game.ending())                       "Green wins in 2 moves"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "slimetrail/rules.hpp"

namespace slimetrail {

struct Ending {
    Result result = Result::Draw;
    int moves = 0;
    std::string forfeit;  // if a player lost by something else than a move: who did what
};

// "Green wins in 7 moves", "draw after 9 moves".
[[nodiscard]] std::string to_text(const Ending& ending);

class Game {
public:
    Game(Position start, bool has_pie_rule);

    [[nodiscard]] const Position& position() const { return states_.back().position; }
    // Green has to say whether he takes the start, or to move.
    [[nodiscard]] bool awaits_choice() const { return states_.back().awaits_choice; }

    [[nodiscard]] Point start() const { return states_.front().position.piece; }
    [[nodiscard]] bool was_taken() const { return was_taken_; }
    [[nodiscard]] int moves() const { return moves_; }

    // Precondition: awaits_choice(), and the game goes on.
    void take_start();
    // Precondition: the move is legal.
    void play(Point to);
    // The player to move has lost; `what` is what he did: "Ada gave no answer within 10 seconds".
    void forfeit(std::string what);

    // Whether the player to move has had a choice before this one.
    [[nodiscard]] bool can_take_back() const { return previous_choice().has_value(); }
    // Back to that choice. Precondition: can_take_back().
    void take_back();

    // Nothing while the game goes on.
    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }

private:
    struct State {
        Position position;
        bool awaits_choice = false;
    };

    [[nodiscard]] std::optional<std::size_t> previous_choice() const;
    void end_if_over();

    std::vector<State> states_;  // all that there were, the latest last
    bool was_taken_ = false;
    int moves_ = 0;
    std::optional<Ending> ending_;
};

// A game on an empty board, with the piece on a random cell that is no goal. The pie rule applies.
[[nodiscard]] Game new_game(int rows, int cols, std::uint64_t seed);

}  // namespace slimetrail
