#include "corners/client_screen.hpp"

#include <utility>

#include "common/player.hpp"
#include "common/text.hpp"
#include "corners/bitboard.hpp"
#include "corners/view.hpp"

namespace corners {

void ClientScreen::show_prompt(const common::Prompt& prompt) {
    if (!std::exchange(has_prompt_, true)) console_.show_prompt(prompt);
}

bool ClientScreen::take_prompt() {
    return std::exchange(has_prompt_, false);
}

void ClientScreen::say(const std::string& text) {
    end_prompt();
    console_.say(text);
}

void ClientScreen::end_prompt() {
    if (take_prompt()) console_.tell("");
}

void ClientScreen::show_board(const Game& game) {
    console_.say(board_text(game, std::nullopt, console_.has_colour()) + state_text(game));
}

void ClientScreen::name_player(Side side, const std::string& typed) {
    names_.at(index(side)) = typed;
}

std::string ClientScreen::seat_name(Side side) const {
    const std::string& typed = names_.at(index(side));
    return seat_text(side, common::Player(typed.empty() ? name(side) : typed));
}

void ClientScreen::tell_beginning(Side our_side, int move_limit) {
    if (our_side == Side::White) {
        say(seat_name(Side::Black) + " has joined.");
    } else {
        say("You play Black against " + seat_name(Side::White) + ".");
    }
    say("A move may take " +
        (move_limit % 60 == 0 ? common::counted(move_limit / 60, "minute", "minutes")
                              : common::counted(move_limit, "second", "seconds")) +
        ".");
}

}  // namespace corners
