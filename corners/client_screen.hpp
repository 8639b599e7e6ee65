// client_screen: what a client says to the person at its terminal, beside a prompt that may be waiting there.
#pragma once

#include <array>
#include <string>

#include "common/console.hpp"
#include "corners/game.hpp"

namespace corners {

class ClientScreen {
public:
    explicit ClientScreen(common::Console& console) : console_(console) {}

    // A prompt is shown once, until something is said or typed; then has_prompt() is false again.
    void show_prompt(const common::Prompt& prompt);
    [[nodiscard]] bool has_prompt() const { return has_prompt_; }
    // The prompt was answered: whether there was one.
    bool take_prompt();

    // What comes while a prompt waits starts a line of its own.
    void say(const std::string& text);
    // Only ends the line of a prompt that waits.
    void end_prompt();

    void show_board(const Game& game);

    void name_player(Side side, const std::string& typed);
    [[nodiscard]] std::string seat_name(Side side) const;  // "Black (Bob)"

    // Against whom, and how long a move may take, in seconds.
    void tell_beginning(Side our_side, int move_limit);

private:
    common::Console& console_;
    std::array<std::string, 2> names_;
    bool has_prompt_ = false;
};

}  // namespace corners
