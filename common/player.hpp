// player: who sits in a seat: a name, what plays there, and a score (or lives).
//
// Text form "NAME" or "NAME:KIND", as --player takes it. NAME ends at the first colon, so that a KIND such as
//           "exec:./bot --level 3" may hold others.
// Operators += and -= change the score; == is true for the same seat, which the name decides, since two
//           players of one name are refused when a game is set up
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"

namespace common {

class Player {
public:
    explicit Player(std::string name, std::string kind = "", int score = 0);

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::string& kind() const { return kind_; }  // empty: not said
    [[nodiscard]] int score() const { return score_; }

    [[nodiscard]] bool is_human() const { return kind_ == "human"; }
    [[nodiscard]] bool is_bot() const;          // of the kind "exec:COMMAND"
    [[nodiscard]] std::string command() const;  // of a bot

    Player& operator+=(int points);
    Player& operator-=(int points);

    friend bool operator==(const Player& left, const Player& right) { return left.name_ == right.name_; }

private:
    std::string name_;
    std::string kind_;
    int score_;
};

// The inverse of to_text. The kind is in lower case, but for the command of a bot.
[[nodiscard]] Expected<Player> parse_player(std::string_view text);

[[nodiscard]] std::string to_text(const Player& player);

// The first name that stands twice, or "".
[[nodiscard]] std::string repeated_name(const std::vector<Player>& players);

}  // namespace common
