#include "corners/client_side.hpp"

#include <utility>

#include "common/text.hpp"
#include "corners/view.hpp"

namespace corners {

using common::Prompt;

ClientSide::ClientSide(const ClientSettings& settings, Side side, const Terms& terms, const Position& start,
                       common::Console& console, ClientScreen& screen, Send send)
    : console_(console),
      screen_(screen),
      send_(std::move(send)),
      game_(settings, side, terms, start, console) {}

bool ClientSide::take_turn() {
    Seat* seat = game_.seat();
    if (seat == nullptr) {
        screen_.show_prompt(game_.person()->prompt(game_.game()));
        return false;
    }
    const Decision decision = seat->decide(game_.game());
    const Move* move = std::get_if<Move>(&decision);
    if (move != nullptr && seat->is_recorded()) console_.record(to_text(*move));
    carry_out(decision);
    return true;
}

void ClientSide::send_pending() {
    if (pending_) send_(*pending_);
}

void ClientSide::carry_out(const Decision& decision) {
    if (const Forfeit* forfeit = std::get_if<Forfeit>(&decision)) {
        screen_.say(screen_.seat_name(game_.side()) + " " + forfeit->reason + ", and resigns.");
    }
    if (const Move* move = std::get_if<Move>(&decision)) {
        pending_.emplace(MoveRequest{*move});
    } else {
        pending_.emplace(ResignRequest{});
    }
    send_pending();
}

void ClientSide::take_typed_line(const common::Line& line) {
    const bool is_our_turn = screen_.take_prompt();
    const Prompt prompt = is_our_turn ? game_.person()->prompt(game_.game()) : waiting_prompt();
    if (console_.answer(prompt, line)) return;
    if (is_our_turn) {
        if (const auto decision = game_.person()->interpret(game_.game(), line.text)) carry_out(*decision);
    } else if (common::lower_case(line.text) == "resign") {
        carry_out(Resign{});
    } else {
        console_.error("it is not your turn; you can type resign, board, describe, help or quit.");
    }
}

Prompt ClientSide::waiting_prompt() const {
    const Game& game = game_.game();
    return {.awaited = "",
            .commands = {{"resign", "give the game up"}},
            .board = [&game, this] { return board_text(game, {}, console_.has_colour()) + state_text(game); },
            .describe = [&game] { return description(game); }};
}

}  // namespace corners
