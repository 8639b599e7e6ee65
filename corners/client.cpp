#include "corners/client.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <optional>
#include <utility>

#include "common/program.hpp"
#include "corners/client_connection.hpp"
#include "corners/client_screen.hpp"
#include "corners/client_side.hpp"
#include "corners/notice.hpp"

namespace corners {

namespace {

using common::Console;
using common::Line;
using common::RunError;

class Client {
public:
    Client(const ClientSettings& settings, Console& console);

    void play();

private:
    // The connection.
    void notice_loss(const std::optional<std::string>& why);
    void come_back();
    void catch_up();
    void wait_for_something();
    void hear_lines();

    // What the server says.
    void hear(const HelloNotice& hello);
    void hear(const SeatNotice& seat) { place_ = seat; }
    void hear(const RulesNotice& rules) { rules_ = rules; }
    void hear(const StartNotice& start);
    void hear(const PlayerNotice& player) { screen_.name_player(player.side, player.name); }
    void hear(const WaitingNotice&);
    void hear(const MovedNotice& moved);
    void hear(const StateNotice& state);
    void hear(const OverNotice& over);
    void hear(const AwayNotice& away);
    void hear(const ReturnedNotice& returned);
    void hear(const RefusedNotice& refused);
    void hear(const PongNotice&) {}
    void hear(const ByeNotice& bye);
    void hear(const LaterNotice& later);

    // Our side.
    [[nodiscard]] bool has_turn() const;
    void take_turn();
    [[nodiscard]] bool wants_typed_lines() const;

    void begin();

    const ClientSettings& settings_;
    Console& console_;
    bool is_terminal_;
    ClientScreen screen_;
    Connection connection_;

    std::optional<SeatNotice> place_;
    std::optional<RulesNotice> rules_;
    std::optional<ClientSide> ours_;
    bool has_begun_ = false;
    bool is_up_to_date_ = false;  // we know what the server knows
    std::optional<std::string> result_;
};

Client::Client(const ClientSettings& settings, Console& console)
    : settings_(settings),
      console_(console),
      is_terminal_(::isatty(console.input().descriptor()) == 1),
      screen_(console),
      connection_(settings.server, settings.patience,
                  [this](const std::optional<std::string>& why) { notice_loss(why); }) {}

void Client::play() {
    connection_.send(settings_.first);
    try {
        while (!result_) {
            if (!connection_.is_up()) come_back();
            take_turn();
            wait_for_something();
        }
    } catch (...) {
        // Whoever leaves does not come back: the other shall not wait until the time is over.
        if (has_begun_) connection_.send_last(ResignRequest{});
        throw;
    }
    screen_.end_prompt();
    if (Seat* seat = ours_->game().seat()) seat->finish(*result_);
    console_.tell("Result: " + *result_);
}

void Client::notice_loss(const std::optional<std::string>& why) {
    if (!place_) throw RunError("the connection was lost before the game was there");
    is_up_to_date_ = false;
    if (why) screen_.say(*why);
}

void Client::come_back() {
    console_.flush();
    connection_.come_back();
    connection_.send(BackRequest{place_->number, place_->secret, ours_ ? ours_->game().game().moves() : 0});
}

void Client::wait_for_something() {
    if (!connection_.is_up() || result_) return;
    if (wants_typed_lines()) {
        if (const std::optional<Line> line = console_.input().next()) return ours_->take_typed_line(*line);
        if (console_.input().has_ended()) {
            screen_.end_prompt();
            throw common::InputEnded{};
        }
    }
    console_.flush();
    std::array<pollfd, 2> awaited{{{connection_.descriptor(), POLLIN, 0}, {-1, POLLIN, 0}}};
    if (wants_typed_lines()) awaited[1].fd = console_.input().descriptor();
    ::poll(awaited.data(), awaited.size(), 1000);
    if (awaited[1].revents != 0) console_.input().fill();
    if (awaited[0].revents != 0) hear_lines();
    connection_.guard_against_silence();
}

void Client::hear_lines() {
    connection_.fill();
    while (!result_) {
        const std::optional<std::string> line = connection_.next_line();
        if (!line) break;
        const Expected<Notice> notice = parse_notice(*line);
        if (!notice) throw RunError(notice.error());
        std::visit([this](const auto& said) { hear(said); }, *notice);
    }
}

void Client::hear(const HelloNotice& hello) {
    if (hello.version == protocol_version) return;
    throw RunError("the server speaks version " + std::to_string(hello.version) +
                   " of the protocol, and we " + std::to_string(protocol_version));
}

void Client::hear(const StartNotice& start) {
    if (ours_) return;
    if (!place_ || !rules_)
        throw RunError("the server began with the board, not with the seat and the rules");
    ours_.emplace(settings_, place_->side, rules_->terms, start.position, console_, screen_,
                  [this](const Request& request) { connection_.send(request); });
}

void Client::hear(const WaitingNotice&) {
    if (!ours_) throw RunError("the server waits before the game was there");
    if (connection_.is_behind()) return catch_up();
    is_up_to_date_ = true;
    const std::string number = std::to_string(place_->number);
    console_.tell("Game " + number + " is created. To join: corners --connect " + to_text(settings_.server) +
                  " --join " + number);
    screen_.say("Waiting for Black to join.");
}

void Client::hear(const MovedNotice& moved) {
    if (!ours_) throw RunError("the server sent a move before the game was there");
    begin();
    if (moved.side == ours_->game().side() && moved.move) ours_->settle();
    screen_.say(ours_->game().follow(moved));
    screen_.show_board(ours_->game().game());
}

void Client::hear(const StateNotice& state) {
    if (!ours_) throw RunError("the server sent the state of a game before the game was there");
    begin();
    ours_->game().check(state);
    catch_up();
}

void Client::catch_up() {
    is_up_to_date_ = true;
    if (!connection_.is_behind()) return;
    connection_.caught_up();
    screen_.say("Connected again.");
    if (ours_) ours_->send_pending();
}

void Client::hear(const OverNotice& over) {
    if (!ours_) throw RunError("the server ended a game before it was there");
    result_ = over.result;
}

void Client::hear(const AwayNotice& away) {
    screen_.say(screen_.seat_name(away.side) + " has lost the connection; the clock runs on.");
}

void Client::hear(const ReturnedNotice& returned) {
    screen_.say(screen_.seat_name(returned.side) + " is back.");
}

void Client::hear(const RefusedNotice& refused) {
    const bool is_answer = is_up_to_date_ && ours_->is_pending();
    const bool has_person = is_terminal_ || (ours_ && ours_->game().person() != nullptr);
    if (!is_answer || !has_person) throw RunError("the server refuses: " + refused.why);
    ours_->settle();
    console_.error(refused.why);
}

void Client::hear(const ByeNotice& bye) {
    connection_.close();
    throw RunError("the server says goodbye: " + bye.why);
}

void Client::hear(const LaterNotice& later) {
    if (!place_) throw RunError("the server says: " + later.why);
    connection_.lose("The server says: " + later.why);
}

bool Client::has_turn() const {
    return is_up_to_date_ && has_begun_ && !result_ && ours_->has_turn();
}

void Client::take_turn() {
    // Who thinks does not listen: what looks like silence then was none.
    if (has_turn() && ours_->take_turn()) connection_.forgive_silence();
}

bool Client::wants_typed_lines() const {
    if (!ours_ || !connection_.is_up()) return false;
    return is_terminal_ || (has_turn() && screen_.has_prompt());
}

void Client::begin() {
    if (std::exchange(has_begun_, true)) return;
    screen_.tell_beginning(ours_->game().side(), rules_->move_limit);
    screen_.show_board(ours_->game().game());
}

}  // namespace

void play_as_client(const ClientSettings& settings, Console& console) {
    Client(settings, console).play();
}

}  // namespace corners
