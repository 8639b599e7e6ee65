// typed_move: how moves and sizes are typed, by a person or by a bot, and what is wrong with those that are
// not right.
#pragma once

#include <string_view>
#include <variant>

#include "common/expected.hpp"
#include "slimetrail/seat.hpp"

namespace slimetrail {

using TypedMove = std::variant<Point, TakeStart>;

// "2,3", "north", "n"; while Green has the choice also "accept", or the cell of the piece, which takes the
// start. In lower case. The error says what is wrong and which moves there are.
[[nodiscard]] common::Expected<TypedMove> parse_move(const Game& game, std::string_view text);

// True for a word that can only be meant as a move.
[[nodiscard]] bool looks_like_move(std::string_view text);

// "5" or "6x9": rows x columns.
[[nodiscard]] common::Expected<Size> parse_size(std::string_view text);
// "6x9".
[[nodiscard]] std::string to_text(Size size);

// The legal moves: "2,3 or 3,2 or 4,3".
[[nodiscard]] std::string moves_text(const Position& position);

}  // namespace slimetrail
