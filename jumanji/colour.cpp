#include "jumanji/colour.hpp"

#include <cstddef>

#include "common/text.hpp"

namespace jumanji {

namespace {

constexpr std::array<std::string_view, 4> words{"green", "red", "blue", "orange"};

}  // namespace

std::string to_text(Colour colour) {
    return std::string(words[static_cast<std::size_t>(colour)]);
}

common::Expected<Colour> parse_colour(std::string_view text) {
    const std::string word = common::lower_case(common::trim(text));
    for (const Colour colour : all_colours) {
        if (word == to_text(colour)) return colour;
    }
    return common::Error{"there is no colour '" + common::printable(text, 40) + "'; the colours are " +
                         to_text({all_colours.begin(), all_colours.end()}) + "."};
}

std::string to_text(const std::vector<Colour>& colours) {
    std::string text;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (i > 0) text += i + 1 == colours.size() ? " or " : ", ";
        text += to_text(colours[i]);
    }
    return text;
}

// Side k of the ring joins colour k to the next one. It has one junction for each crossing position, so a
// colour has those of the two sides that meet at it.
std::vector<common::Crossing> crossings_of(Colour colour) {
    const int sides = static_cast<int>(all_colours.size());
    const int side = static_cast<int>(colour);
    const int side_before = (side + sides - 1) % sides;
    std::vector<common::Crossing> crossings;
    for (const int position : crossing_positions) {
        crossings.push_back({position, position * sides + side_before});
        crossings.push_back({position, position * sides + side});
    }
    return crossings;
}

}  // namespace jumanji
