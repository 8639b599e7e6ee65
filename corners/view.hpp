// view: the board as it is printed at every refresh, the line that tells the state of play, moves with their way,
// and the position in sentences for those who cannot see a board.
//
// Example       1 2 3 4 5 6 7 8      w b  chips          W B  those of the side to move that can move
//             1 b b b b b + + +      @    the selected chip   *  a cell that it can reach
//             ...                    +    an empty goal cell of the side to move   .  any other empty cell
//             8 . . . w w w w w
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/player.hpp"
#include "corners/game.hpp"

namespace corners {

// The board of a game, with the marks above. `selected` is the cell of a chip.
[[nodiscard]] std::string board_text(const Game& game, std::optional<Point> selected = std::nullopt,
                                     bool has_colour = false);

// "Move 13, White to move." and, on a line of its own, "On the goal: White 3 of 15, Black 2 of 15. ..."
[[nodiscard]] std::string state_text(const Game& game);

// "White (Ada)", or "White" if that is the name.
[[nodiscard]] std::string seat_text(Side side, const common::Player& player);

// "7,8-5,8-5,6": all cells that the chip touches. Precondition: legal.
[[nodiscard]] std::string way_text(const Position& position, Move move);

// Moves as "7,8-5,8", as many on a line as fit.
[[nodiscard]] std::string moves_text(const std::vector<Move>& moves);

// The moves of one chip, a line each, those with several jumps with their way.
[[nodiscard]] std::string moves_text(const Position& position, Point from);

[[nodiscard]] std::string description(const Game& game);

}  // namespace corners
