#include "jumanji/seating.hpp"

#include <algorithm>

#include "common/options.hpp"
#include "common/text.hpp"
#include "jumanji/rules.hpp"

namespace jumanji {

using common::Console;
using common::Expected;
using common::Player;
using common::Prompt;
using common::UsageError;

namespace {

using Players = std::vector<Player>;
using Colours = std::vector<Colour>;

bool contains(const Colours& colours, Colour colour) {
    return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

Colours free_colours(const Players& players, const Colours& colours) {
    Colours free;
    for (const Colour colour : colours) {
        const bool is_taken = std::any_of(players.begin(), players.end(), [&](const Player& player) {
            return player.kind() == to_text(colour);
        });
        if (!is_taken) free.push_back(colour);
    }
    return free;
}

Prompt prompt_before_the_game(const std::string& awaited, std::vector<common::Command> commands) {
    const auto nothing_yet = [] {
        return std::string("There is no board yet: the players take their seats.\n");
    };
    return {awaited, std::move(commands), nothing_yet, nothing_yet};
}

std::string range_text(int most) {
    const std::string fewest = std::to_string(fewest_players);
    return most == fewest_players ? fewest : fewest + " to " + std::to_string(most);
}

int ask_how_many(int most, Console& console) {
    const Prompt prompt = prompt_before_the_game("How many play (" + range_text(most) + ")?",
                                                 {{std::to_string(fewest_players), "that many players"}});
    while (true) {
        const std::string typed = console.ask(prompt);
        const auto count = common::parse_integer(typed, fewest_players, most, "the number of players");
        if (count) {
            console.accept();
            return static_cast<int>(*count);
        }
        console.error(count.error());
    }
}

std::string ask_name(const Players& seated, Console& console) {
    const Prompt prompt =
        prompt_before_the_game("Name of player " + std::to_string(seated.size() + 1) + ":",
                               {{"BoJack", "a name of 1 to 16 characters that nobody else has"}});
    while (true) {
        const Expected<std::string> name = common::parse_name(console.ask(prompt));
        if (!name) {
            console.error(name.error());
        } else if (std::find(seated.begin(), seated.end(), Player(*name)) != seated.end()) {
            console.error("somebody is named '" + *name + "' already; each player needs another.");
        } else {
            console.accept();
            return *name;
        }
    }
}

Colour ask_colour(const std::string& name, const Colours& free, Console& console) {
    const Prompt prompt = prompt_before_the_game("Colour of " + name + " (" + to_text(free) + "):",
                                                 {{to_text(free.front()), "a colour that nobody else has"}});
    while (true) {
        const Expected<Colour> colour = parse_colour(console.ask(prompt));
        if (!colour) {
            console.error(colour.error());
        } else if (!contains(free, *colour)) {
            console.error(to_text(*colour) + " cannot be had; free is " + to_text(free) + ".");
        } else {
            console.accept();
            return *colour;
        }
    }
}

void check_colour(const Player& player, const Colours& free) {
    const std::string option = "--player " + common::to_text(player) + ": ";
    const Expected<Colour> colour = parse_colour(player.kind());
    if (!colour) throw UsageError(option + colour.error());
    if (!contains(free, *colour)) {
        throw UsageError(option + player.kind() + " cannot be had; free is " + to_text(free));
    }
}

}  // namespace

void check_players(const Players& players, const Colours& colours) {
    if (players.empty()) return;
    if (players.size() < fewest_players || players.size() > colours.size()) {
        throw UsageError(range_text(static_cast<int>(colours.size())) + " players are right, not " +
                         std::to_string(players.size()));
    }
    Players checked;
    for (const Player& player : players) {
        if (!player.kind().empty()) check_colour(player, free_colours(checked, colours));
        checked.push_back(player);
    }
}

Players seat_players(Players players, const Colours& colours, bool gives_colours, Console& console) {
    const auto settle_colour = [&](Player& player) {
        if (!player.kind().empty()) return;
        const Colours free = free_colours(players, colours);
        const Colour colour = gives_colours ? free.front() : ask_colour(player.name(), free, console);
        player = Player(player.name(), to_text(colour));
    };
    const int count = players.empty() ? ask_how_many(static_cast<int>(colours.size()), console) : 0;
    for (int i = 0; i < count; ++i) {
        players.emplace_back(ask_name(players, console));
        settle_colour(players.back());
    }
    for (Player& player : players) settle_colour(player);
    return players;
}

}  // namespace jumanji
