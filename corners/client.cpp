#include "corners/client.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "common/program.hpp"
#include "common/text.hpp"
#include "corners/client_game.hpp"
#include "corners/client_link.hpp"
#include "corners/notice.hpp"
#include "corners/view.hpp"

namespace corners {

namespace {

using common::Console;
using common::Line;
using common::Prompt;
using common::RunError;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds connect_time{10'000};
constexpr std::chrono::milliseconds first_pause{100};
constexpr std::chrono::milliseconds longest_pause{2'000};
constexpr std::chrono::milliseconds silence_before_ping{30'000};
constexpr std::chrono::milliseconds longest_silence{60'000};

class Client {
public:
    Client(const ClientSettings& settings, Console& console);

    void play();

private:
    // The connection.
    void send(const Request& request);
    void come_back();
    void lose_connection(const std::string& why);
    void catch_up();
    void wait_for_something();
    void hear_lines();
    void guard_against_silence();

    // What the server says.
    void hear(const HelloNotice& hello);
    void hear(const SeatNotice& seat) { place_ = seat; }
    void hear(const RulesNotice& rules) { rules_ = rules; }
    void hear(const StartNotice& start);
    void hear(const PlayerNotice& player) { names_.at(index(player.side)) = player.name; }
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
    void carry_out(const Decision& decision);
    [[nodiscard]] bool wants_typed_lines() const;
    void take_typed_line(const Line& line);
    [[nodiscard]] Prompt waiting_prompt() const;

    void begin();
    void show_board();
    void say(const std::string& text);
    [[nodiscard]] std::string seat_name(Side side) const;

    const ClientSettings& settings_;
    Console& console_;
    bool is_terminal_;

    std::unique_ptr<Link> link_;  // none: the connection is lost
    Clock::time_point heard_last_ = Clock::now();
    bool has_pinged_ = false;
    std::optional<Clock::time_point> lost_since_;
    std::chrono::milliseconds pause_ = first_pause;

    std::optional<SeatNotice> place_;
    std::optional<RulesNotice> rules_;
    std::optional<ClientGame> ours_;
    std::array<std::string, 2> names_;
    bool has_begun_ = false;
    bool is_up_to_date_ = false;      // we know what the server knows
    std::optional<Request> pending_;  // a move or resignation that it has not answered yet
    std::optional<std::string> result_;
    bool is_prompt_shown_ = false;
};

Client::Client(const ClientSettings& settings, Console& console)
    : settings_(settings), console_(console), is_terminal_(::isatty(console.input().descriptor()) == 1) {}

void Client::play() {
    link_ = std::make_unique<Link>(settings_.server, connect_time);
    send(settings_.first);
    try {
        while (!result_) {
            if (!link_) come_back();
            take_turn();
            wait_for_something();
        }
    } catch (...) {
        // Whoever leaves does not come back: the other shall not wait until the time is over.
        if (has_begun_ && link_) link_->send(to_text(Request{ResignRequest{}}));
        throw;
    }
    say("");
    if (Seat* seat = ours_->seat()) seat->finish(*result_);
    console_.tell("Result: " + *result_);
}

void Client::send(const Request& request) {
    if (link_ && !link_->send(to_text(request)))
        lose_connection("The connection is lost; trying to come back.");
}

void Client::lose_connection(const std::string& why) {
    link_.reset();
    if (!place_) throw RunError("the connection was lost before the game was there");
    is_up_to_date_ = false;
    if (lost_since_) return;
    lost_since_ = Clock::now();
    say(why);
}

// One attempt, after a while.
void Client::come_back() {
    if (Clock::now() - *lost_since_ > settings_.patience) {
        throw RunError("the server has been gone for " + std::to_string(settings_.patience.count()) +
                       " seconds");
    }
    console_.flush();
    std::this_thread::sleep_for(pause_);
    pause_ = std::min(2 * pause_, longest_pause);
    try {
        link_ = std::make_unique<Link>(settings_.server, connect_time);
    } catch (const RunError&) {
        return;  // it is still gone
    }
    heard_last_ = Clock::now();
    has_pinged_ = false;
    send(BackRequest{place_->number, place_->secret, ours_ ? ours_->game().moves() : 0});
}

void Client::wait_for_something() {
    if (!link_ || result_) return;
    if (wants_typed_lines()) {
        if (const std::optional<Line> line = console_.input().next()) return take_typed_line(*line);
        if (console_.input().has_ended()) {
            say("");
            throw common::InputEnded{};
        }
    }
    console_.flush();
    std::array<pollfd, 2> awaited{{{link_->reader().descriptor(), POLLIN, 0}, {-1, POLLIN, 0}}};
    if (wants_typed_lines()) awaited[1].fd = console_.input().descriptor();
    ::poll(awaited.data(), awaited.size(), 1000);
    if (awaited[1].revents != 0) console_.input().fill();
    if (awaited[0].revents != 0) hear_lines();
    guard_against_silence();
}

void Client::hear_lines() {
    heard_last_ = Clock::now();
    has_pinged_ = false;
    link_->reader().fill();
    while (link_ && !result_) {
        const std::optional<Line> line = link_->reader().next();
        if (!line) break;
        const Expected<Notice> notice = parse_notice(line->text);
        if (!notice) throw RunError(notice.error());
        std::visit([this](const auto& said) { hear(said); }, *notice);
    }
    if (link_ && !result_ && link_->reader().has_ended()) {
        lose_connection("The connection is lost; trying to come back.");
    }
}

// A connection whose other end has vanished without a word looks like one on which nothing is said.
void Client::guard_against_silence() {
    if (!link_) return;
    const auto silence = Clock::now() - heard_last_;
    if (silence > longest_silence) return lose_connection("The server is silent; trying to come back.");
    if (silence > silence_before_ping && !std::exchange(has_pinged_, true)) send(PingRequest{});
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
    ours_.emplace(settings_, place_->side, rules_->terms, start.position, console_);
}

void Client::hear(const WaitingNotice&) {
    if (!ours_) throw RunError("the server waits before the game was there");
    if (lost_since_) return catch_up();
    is_up_to_date_ = true;
    const std::string number = std::to_string(place_->number);
    console_.tell("Game " + number + " is created. To join: corners --connect " + to_text(settings_.server) +
                  " --join " + number);
    say("Waiting for Black to join.");
}

void Client::hear(const MovedNotice& moved) {
    if (!ours_) throw RunError("the server sent a move before the game was there");
    begin();
    if (pending_ && moved.side == ours_->side() && moved.move) pending_.reset();
    say(ours_->follow(moved));
    show_board();
}

void Client::hear(const StateNotice& state) {
    if (!ours_) throw RunError("the server sent the state of a game before the game was there");
    begin();
    ours_->check(state);
    catch_up();
}

void Client::catch_up() {
    is_up_to_date_ = true;
    if (!std::exchange(lost_since_, std::nullopt)) return;
    pause_ = first_pause;
    say("Connected again.");
    if (pending_) send(*pending_);
}

void Client::hear(const OverNotice& over) {
    if (!ours_) throw RunError("the server ended a game before it was there");
    result_ = over.result;
}

void Client::hear(const AwayNotice& away) {
    say(seat_name(away.side) + " has lost the connection; the clock runs on.");
}

void Client::hear(const ReturnedNotice& returned) {
    say(seat_name(returned.side) + " is back.");
}

void Client::hear(const RefusedNotice& refused) {
    const bool is_answered = is_up_to_date_ && pending_ && (ours_->person() != nullptr || is_terminal_);
    if (!is_answered) throw RunError("the server refuses: " + refused.why);
    pending_.reset();
    console_.error(refused.why);
}

void Client::hear(const ByeNotice& bye) {
    link_.reset();
    throw RunError("the server says goodbye: " + bye.why);
}

void Client::hear(const LaterNotice& later) {
    if (!place_) throw RunError("the server says: " + later.why);
    lose_connection("The server says: " + later.why);
}

bool Client::has_turn() const {
    return is_up_to_date_ && has_begun_ && !pending_ && !result_ && ours_->is_our_turn();
}

void Client::take_turn() {
    if (!has_turn()) return;
    if (Seat* seat = ours_->seat()) {
        const Decision decision = seat->decide(ours_->game());
        heard_last_ = Clock::now();  // we were not listening
        const Move* move = std::get_if<Move>(&decision);
        if (move != nullptr && seat->is_recorded()) console_.record(to_text(*move));
        carry_out(decision);
    } else if (!std::exchange(is_prompt_shown_, true)) {
        console_.show_prompt(ours_->person()->prompt(ours_->game()));
    }
}

void Client::carry_out(const Decision& decision) {
    if (const Forfeit* forfeit = std::get_if<Forfeit>(&decision)) {
        say(seat_name(ours_->side()) + " " + forfeit->reason + ", and resigns.");
    }
    if (const Move* move = std::get_if<Move>(&decision)) {
        pending_.emplace(MoveRequest{*move});
    } else {
        pending_.emplace(ResignRequest{});
    }
    send(*pending_);
}

bool Client::wants_typed_lines() const {
    if (!ours_ || !link_) return false;
    return is_terminal_ || (has_turn() && is_prompt_shown_);
}

void Client::take_typed_line(const Line& line) {
    const bool is_our_turn = std::exchange(is_prompt_shown_, false);
    const Prompt prompt = is_our_turn ? ours_->person()->prompt(ours_->game()) : waiting_prompt();
    if (console_.answer(prompt, line)) return;
    if (is_our_turn) {
        if (const auto decision = ours_->person()->interpret(ours_->game(), line.text)) carry_out(*decision);
    } else if (common::lower_case(line.text) == "resign") {
        carry_out(Resign{});
    } else {
        console_.error("it is not your turn; you can type resign, board, describe, help or quit.");
    }
}

Prompt Client::waiting_prompt() const {
    const Game& game = ours_->game();
    return {.awaited = "",
            .commands = {{"resign", "give the game up"}},
            .board = [&game, this] { return board_text(game, {}, console_.has_colour()) + state_text(game); },
            .describe = [&game] { return description(game); }};
}

void Client::begin() {
    if (std::exchange(has_begun_, true)) return;
    if (ours_->side() == Side::White) {
        say(seat_name(Side::Black) + " has joined.");
    } else {
        say("You play Black against " + seat_name(Side::White) + ".");
    }
    const int limit = rules_->move_limit;
    say("A move may take " +
        (limit % 60 == 0 ? common::counted(limit / 60, "minute", "minutes")
                         : common::counted(limit, "second", "seconds")) +
        ".");
    show_board();
}

void Client::show_board() {
    const Game& game = ours_->game();
    console_.say(board_text(game, std::nullopt, console_.has_colour()) + state_text(game));
}

// What comes while a prompt waits starts a line of its own. With nothing to say it only ends that line.
void Client::say(const std::string& text) {
    if (std::exchange(is_prompt_shown_, false)) console_.tell("");
    if (!text.empty()) console_.say(text);
}

std::string Client::seat_name(Side side) const {
    const std::string& typed = names_.at(index(side));
    return seat_text(side, common::Player(typed.empty() ? name(side) : typed));
}

}  // namespace

void play_as_client(const ClientSettings& settings, Console& console) {
    Client(settings, console).play();
}

}  // namespace corners
