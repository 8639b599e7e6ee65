#include "corners/setup.hpp"

#include <algorithm>

#include "common/text.hpp"

namespace corners {

namespace {

constexpr std::string_view search_with_depth = "search=";
constexpr int deepest_search = 40;

}  // namespace

std::optional<int> search_depth(std::string_view kind) {
    if (!kind.starts_with(search_with_depth)) return std::nullopt;
    const auto depth =
        common::parse_integer(kind.substr(search_with_depth.size()), 1, deepest_search, "the depth");
    return depth ? std::optional(static_cast<int>(*depth)) : std::nullopt;
}

bool is_search(const common::Player& player) {
    return player.kind() == "search" || search_depth(player.kind()).has_value();
}

std::optional<std::string> kind_fault(const common::Player& player) {
    const std::string& kind = player.kind();
    const bool is_known = kind == "human" || kind == "greedy" || kind == "random" || is_search(player) ||
                          (player.is_bot() && !player.command().empty());
    if (is_known) return std::nullopt;
    return "'" + common::printable(kind, 40) +
           "' is no kind of player; there are human, greedy, search, search=DEPTH (1 to 40), random and "
           "exec:COMMAND";
}

bool has_chance(const Setup& setup) {
    return setup.opening_moves > 0 ||
           std::any_of(setup.players.begin(), setup.players.end(),
                       [](const common::Player& player) { return player.kind() == "random"; });
}

Game new_game(const Setup& setup, std::uint64_t seed) {
    Game game(setup.layout, setup.rules, setup.start);
    common::Random random(seed, common::Stream::Setup);
    for (int i = 0; i < setup.opening_moves && !game.result(); ++i) {
        if (game.must_pass()) {
            game.pass();
        } else {
            game.play(random_move(game.position(), random));
        }
    }
    return game;
}

}  // namespace corners
