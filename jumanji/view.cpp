#include "jumanji/view.hpp"

#include <algorithm>
#include <array>

#include "common/board_view.hpp"
#include "common/text.hpp"
#include "jumanji/grammar.hpp"

namespace jumanji {

using common::counted;
using common::padded;

namespace {

constexpr std::size_t screen_width = 80;
constexpr std::string_view heading_of_path = "0    5    10   15   20 x 25     x  35   40";

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

// Orange is printed in the terminal's yellow, which is next to it.
std::string sgr_of(Colour colour) {
    constexpr std::array<std::string_view, 4> codes{"32", "31", "34", "33"};
    return std::string(codes[static_cast<std::size_t>(colour)]);
}

std::string path_text(const Seat& seat) {
    std::string text = seat.path.spaces();
    if (seat.is_alive()) text[static_cast<std::size_t>(seat.path.position())] = '@';
    return text;
}

std::string line_text(const Seat& seat) {
    const std::string lives = seat.is_alive() ? std::to_string(seat.lives()) : "dead";
    const std::string position = seat.is_alive() ? std::to_string(seat.path.position()) : "-";
    return padded(to_text(seat.colour), 6) + ' ' + padded(seat.player.name(), 16) + ' ' +
           right_aligned(lives, 5) + ' ' + right_aligned(position, 3) + ' ' + path_text(seat);
}

// "waiting at 4, 9", for the spaces of a kind that are still ahead.
std::string ahead(const Seat& seat, Space space, const std::string& name) {
    std::vector<std::string> positions;
    for (int i = seat.path.position() + 1; i < goal; ++i) {
        if (Space{seat.path.spaces()[static_cast<std::size_t>(i)]} == space)
            positions.push_back(std::to_string(i));
    }
    return positions.empty() ? "no " + name : name + " at " + common::join(positions, ", ");
}

std::string description(const Seat& seat) {
    const std::string who = seat.player.name() + " (" + to_text(seat.colour) + ")";
    if (!seat.is_alive())
        return common::wrapped(who + " " + verb(seat.player, "is", "are") + " dead and off the board.",
                               screen_width);
    return common::wrapped(who + ' ' + verb(seat.player, "stands", "stand") + " on " +
                               std::to_string(seat.path.position()) + " and " +
                               verb(seat.player, "has", "have") + ' ' +
                               counted(seat.lives(), "life", "lives") +
                               (seat.is_held ? "; a rhino holds the piece." : "."),
                           screen_width) +
           common::wrapped("Ahead: " + ahead(seat, Space::Wait, "waiting") + "; " +
                               ahead(seat, Space::Jungle, "jungle") + "; " +
                               ahead(seat, Space::Rhino, "rhino") + ".",
                           screen_width, "  ");
}

}  // namespace

std::string board_text(const State& state, bool has_colour) {
    std::string text = "colour name             lives  at " + std::string(heading_of_path) + '\n';
    for (const Seat& seat : state.seats) {
        text += common::coloured(line_text(seat), has_colour ? sgr_of(seat.colour) : "") + '\n';
    }
    return text;
}

std::string description(const State& state) {
    std::string text;
    for (const Seat& seat : state.seats) text += description(seat);
    text +=
        "Paths cross at 23 and 32: green's and red's, red's and blue's, blue's and\n"
        "orange's, orange's and green's.\n";
    if (!is_over(state)) text += "It is the turn of " + name_inside(state.seat(state.mover).player) + ".\n";
    return text;
}

}  // namespace jumanji
