#include "corners/client_connection.hpp"

#include <algorithm>
#include <thread>
#include <utility>

#include "common/program.hpp"

namespace corners {

namespace {

constexpr std::chrono::milliseconds connect_time{10'000};
constexpr std::chrono::milliseconds first_pause{100};
constexpr std::chrono::milliseconds longest_pause{2'000};
constexpr std::chrono::milliseconds silence_before_ping{30'000};
constexpr std::chrono::milliseconds longest_silence{60'000};

constexpr const char* lost = "The connection is lost; trying to come back.";

}  // namespace

Connection::Connection(Endpoint server, std::chrono::seconds patience,
                       std::function<void(const std::optional<std::string>& why)> on_loss)
    : server_(std::move(server)),
      patience_(patience),
      on_loss_(std::move(on_loss)),
      link_(std::make_unique<Link>(server_, connect_time)),
      pause_(first_pause) {}

void Connection::caught_up() {
    lost_since_.reset();
    pause_ = first_pause;
}

void Connection::send(const Request& request) {
    if (link_ && !link_->send(to_text(request))) lose(lost);
}

void Connection::send_last(const Request& request) {
    if (link_) link_->send(to_text(request));
}

void Connection::lose(const std::string& why) {
    link_.reset();
    const bool is_news = !lost_since_;
    if (is_news) lost_since_ = Clock::now();
    on_loss_(is_news ? std::optional(why) : std::nullopt);
}

void Connection::come_back() {
    if (Clock::now() - *lost_since_ > patience_) {
        throw common::RunError("the server has been gone for " + std::to_string(patience_.count()) +
                               " seconds");
    }
    std::this_thread::sleep_for(pause_);
    pause_ = std::min(2 * pause_, longest_pause);
    try {
        link_ = std::make_unique<Link>(server_, connect_time);
    } catch (const common::RunError&) {
        return;  // it is still gone
    }
    heard_last_ = Clock::now();
    has_pinged_ = false;
}

void Connection::fill() {
    heard_last_ = Clock::now();
    has_pinged_ = false;
    link_->reader().fill();
}

std::optional<std::string> Connection::next_line() {
    if (!link_) return std::nullopt;
    if (const std::optional<common::Line> line = link_->reader().next()) return line->text;
    if (link_->reader().has_ended()) lose(lost);
    return std::nullopt;
}

// A connection whose other end has vanished without a word looks like one on which nothing is said.
void Connection::guard_against_silence() {
    if (!link_) return;
    const auto silence = Clock::now() - heard_last_;
    if (silence > longest_silence) return lose("The server is silent; trying to come back.");
    if (silence > silence_before_ping && !std::exchange(has_pinged_, true)) send(PingRequest{});
}

}  // namespace corners
