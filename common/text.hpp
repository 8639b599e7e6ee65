// text: small pure functions on words, numbers and names. No streams, and nothing of boards (see notation).
//
// Errors    what comes from people is returned as Expected, with a sentence that says what would be right
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"

namespace common {

// Without the blanks, tabs, carriage returns and their like at both ends.
[[nodiscard]] std::string_view trim(std::string_view text);

// ASCII letters only; other bytes stay as they are.
[[nodiscard]] std::string lower_case(std::string_view text);

// The parts between the separators, not trimmed: split("a||b", '|') has three.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);

// The words between blanks; never an empty one.
[[nodiscard]] std::vector<std::string> split_words(std::string_view text);

[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view separator);

// A whole number in decimal, all of the text, within low ... high. `what` names it in the sentence:
// "the number of players must be a whole number from 2 to 4, not '2abc'."
[[nodiscard]] Expected<std::int64_t> parse_integer(std::string_view text, std::int64_t low, std::int64_t high,
                                                   std::string_view what);

// The same for all of 0 ... 2^64-1.
[[nodiscard]] Expected<std::uint64_t> parse_unsigned(std::string_view text, std::string_view what);

[[nodiscard]] bool is_utf8(std::string_view text);

// A player's name, trimmed: 1 to 16 code points of UTF-8, no control characters.
[[nodiscard]] Expected<std::string> parse_name(std::string_view text);

// Fit to print: trimmed, at most `limit` bytes, control characters and bytes that are not UTF-8 as '?'.
[[nodiscard]] std::string printable(std::string_view text, std::size_t limit = 200);

// The text with blanks behind it up to `width` code points, for columns of names.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

// The words of the text in lines of at most `width` code points, each with the indent in front and a newline
// behind. Blanks between words become one; a word that is wider than a line gets a line of its own.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::string_view indent = "");

// counted(1, "move", "moves") is "1 move".
[[nodiscard]] std::string counted(std::int64_t n, std::string_view singular, std::string_view plural);

}  // namespace common
