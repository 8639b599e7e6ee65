#include "jumanji/notation.hpp"

#include <set>
#include <utility>

#include "common/text.hpp"

namespace jumanji {

using common::Error;
using common::Expected;

namespace {

std::string to_text(const Seat& seat, bool is_mover) {
    std::string text = is_mover ? ">" : "";
    text += to_text(seat.colour) + ':' + std::to_string(seat.lives());
    if (seat.is_alive()) text += '@' + std::to_string(seat.path.position());
    if (seat.is_held) text += 'h';
    return text;
}

// The parts of the text in front of and behind the separator; the second is empty if there is none.
std::pair<std::string_view, std::string_view> halves(std::string_view text, char separator) {
    const std::size_t place = text.find(separator);
    if (place == std::string_view::npos) return {text, {}};
    return {text.substr(0, place), text.substr(place + 1)};
}

// A word without its '>'.
Expected<Seat> parse_seat(std::string_view word) {
    const auto [colour_word, rest] = halves(word, ':');
    const Expected<Colour> colour = parse_colour(colour_word);
    if (!colour) return Error{colour.error()};

    auto [lives_word, position_word] = halves(rest, '@');
    const Expected<std::int64_t> lives =
        common::parse_integer(lives_word, 0, most_lives, "the number of lives");
    if (!lives) return Error{lives.error()};
    const std::string blank_path = '.' + std::string(static_cast<std::size_t>(goal) - 1, '.') + '!';
    Seat seat = new_seat(to_text(*colour), *colour, static_cast<int>(*lives), blank_path);
    if (!seat.is_alive() && position_word.empty()) return seat;

    seat.is_held = position_word.ends_with('h');
    if (seat.is_held) position_word.remove_suffix(1);
    const Expected<std::int64_t> position =
        common::parse_integer(position_word, 0, seat.is_alive() ? goal : 0, "a position");
    if (!position) return Error{position.error()};
    seat.path += static_cast<int>(*position);
    return seat;
}

bool has_a_colour_twice(const State& state) {
    std::set<Colour> colours;
    for (const Seat& seat : state.seats) colours.insert(seat.colour);
    return colours.size() < state.seats.size();
}

}  // namespace

std::string to_text(const State& state) {
    std::vector<std::string> words;
    for (int i = 0; i < static_cast<int>(state.seats.size()); ++i) {
        words.push_back(to_text(state.seat(i), i == state.mover));
    }
    return common::join(words, " ");
}

Expected<State> parse_state(std::string_view text) {
    State state;
    int marked = 0;
    for (const std::string& word : common::split_words(text)) {
        const bool is_mover = word.starts_with('>');
        const Expected<Seat> seat = parse_seat(std::string_view(word).substr(is_mover ? 1 : 0));
        if (!seat) return Error{seat.error()};
        if (is_mover) {
            state.mover = static_cast<int>(state.seats.size());
            marked += seat->is_alive() ? 1 : 2;
        }
        state.seats.push_back(*seat);
    }
    if (static_cast<int>(state.seats.size()) < fewest_players || has_a_colour_twice(state)) {
        return Error{"a position has 2 to 4 players of different colours."};
    }
    if (marked != 1) return Error{"exactly one living player is marked with '>', the mover."};
    return state;
}

}  // namespace jumanji
