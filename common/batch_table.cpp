#include "common/batch_table.hpp"

#include "common/text.hpp"

namespace common {

namespace {

constexpr std::string_view semicolon = "%3B";
constexpr std::string_view per_cent = "%25";

std::string escaped(const std::string& text) {
    std::string result;
    for (const char letter : text) {
        if (letter == ';') {
            result += semicolon;
        } else if (letter == '%') {
            result += per_cent;
        } else {
            result += letter;
        }
    }
    return result;
}

Expected<std::string> unescaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const bool is_escape = text.starts_with(semicolon) || text.starts_with(per_cent);
        if (text[0] == '%' && !is_escape)
            return Error{"the players' text has a '%' that is none of %3B and %25."};
        result += !is_escape ? text[0] : text.starts_with(semicolon) ? ';' : '%';
        text.remove_prefix(is_escape ? semicolon.size() : 1);
    }
    return result;
}

}  // namespace

std::vector<std::string> table_columns(const Program& program) {
    std::vector<std::string> columns{"game", "seed", "players", "result", "winner", "turns"};
    columns.insert(columns.end(), program.csv_columns.begin(), program.csv_columns.end());
    return columns;
}

std::string players_text(const std::vector<Player>& players) {
    std::vector<std::string> texts;
    for (const Player& player : players) texts.push_back(escaped(to_text(player)));
    return join(texts, ";");
}

Expected<std::vector<Player>> parse_players_text(const std::string& text) {
    std::vector<Player> players;
    for (const std::string& part : split(text, ';')) {
        const Expected<std::string> plain = unescaped(part);
        if (!plain) return Error{plain.error()};
        const Expected<Player> player = parse_player(*plain);
        if (!player) return Error{player.error()};
        players.push_back(*player);
    }
    return players;
}

}  // namespace common
