#include "common/player.hpp"

#include <algorithm>
#include <utility>

#include "common/text.hpp"

namespace common {

namespace {
constexpr std::string_view bot_prefix = "exec:";
}

Player::Player(std::string name, std::string kind, int score)
    : name_(std::move(name)), kind_(std::move(kind)), score_(score) {}

bool Player::is_bot() const {
    return kind_.starts_with(bot_prefix);
}

std::string Player::command() const {
    return is_bot() ? kind_.substr(bot_prefix.size()) : "";
}

Player& Player::operator+=(int points) {
    score_ += points;
    return *this;
}

Player& Player::operator-=(int points) {
    score_ -= points;
    return *this;
}

Expected<Player> parse_player(std::string_view text) {
    const std::size_t colon = text.find(':');
    const Expected<std::string> name = parse_name(text.substr(0, colon));
    if (!name) return Error{name.error()};
    if (colon == std::string_view::npos) return Player(*name);

    std::string kind(trim(text.substr(colon + 1)));
    if (kind.empty()) return Error{"a kind is missing behind '" + *name + ":'."};
    if (lower_case(kind).starts_with(bot_prefix)) {
        const std::string command(trim(std::string_view(kind).substr(bot_prefix.size())));
        if (command.empty()) return Error{"a command is missing behind '" + *name + ":exec:'."};
        return Player(*name, std::string(bot_prefix) + command);
    }
    return Player(*name, lower_case(kind));
}

std::string to_text(const Player& player) {
    return player.kind().empty() ? player.name() : player.name() + ':' + player.kind();
}

std::string repeated_name(const std::vector<Player>& players) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto later = players.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        if (std::find(later, players.end(), players[i]) != players.end()) return players[i].name();
    }
    return "";
}

}  // namespace common
