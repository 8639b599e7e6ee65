// secret: what nobody may guess: the numbers of games, and the secrets that prove whose seat is whose.
//
// They come from the operating system's entropy, never from common::Random, whose output is meant to be
// repeated. 128 bits of a secret cannot be tried out; the 900,000 numbers of games can, so the lobby slows
// down who tries.
#pragma once

#include <string>
#include <string_view>

namespace corners {

inline constexpr std::size_t secret_length = 32;  // hexadecimal digits

[[nodiscard]] std::string draw_secret();

// Uniform in lowest_game_number ... highest_game_number.
[[nodiscard]] int draw_game_number();

// Whether two secrets are the same, in a time that does not depend on where they differ: an ordinary
// comparison stops at the first difference, and who can measure that finds a secret digit by digit.
[[nodiscard]] bool is_same_secret(std::string_view left, std::string_view right);

}  // namespace corners
