// race: the end of a game, when the two sides have passed each other and can neither help nor hinder. Then each
// only has to go home by the shortest way, and that can be looked for without the other: ten own moves ahead
// instead of five.
#pragma once

#include <functional>
#include <optional>

#include "corners/army.hpp"
#include "corners/bitboard.hpp"
#include "corners/rules.hpp"

namespace corners {

// True if every white chip is nearer to the upper left corner than every black one, and no two of them are
// neighbours.
[[nodiscard]] bool are_apart(const Bitboard& board);

// The first move of a short way home of the side to move, found by a beam of that width; nothing if none is found,
// or if the enemy is in its way after all. Precondition: are_apart(board).
[[nodiscard]] std::optional<Move> race_move(const Bitboard& board, const Destination& destination,
                                            std::size_t width, const std::function<bool()>& should_stop);

}  // namespace corners
