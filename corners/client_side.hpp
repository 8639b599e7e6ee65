// client_side: what our side of a game on the network does: it takes its turns, and answers what is typed. A move or
// resignation is pending from when it is sent until the server has answered it.
#pragma once

#include <functional>
#include <optional>

#include "common/console.hpp"
#include "corners/client_game.hpp"
#include "corners/client_screen.hpp"
#include "corners/request.hpp"

namespace corners {

class ClientSide {
public:
    using Send = std::function<void(const Request&)>;

    ClientSide(const ClientSettings& settings, Side side, const Terms& terms, const Position& start,
               common::Console& console, ClientScreen& screen, Send send);

    [[nodiscard]] ClientGame& game() { return game_; }

    // It can take its turn: it is to move, and nothing is pending.
    [[nodiscard]] bool has_turn() const { return !pending_ && game_.is_our_turn(); }
    // Sends what a seat decides, after which true; a person is asked, and not waited for. Precondition: has_turn().
    bool take_turn();
    // Of the person, at the prompt or while the other side thinks.
    void take_typed_line(const common::Line& line);

    [[nodiscard]] bool is_pending() const { return pending_.has_value(); }
    void settle() { pending_.reset(); }
    void send_pending();

private:
    void carry_out(const Decision& decision);
    [[nodiscard]] common::Prompt waiting_prompt() const;

    common::Console& console_;
    ClientScreen& screen_;
    Send send_;
    ClientGame game_;
    std::optional<Request> pending_;
};

}  // namespace corners
