// setup: all that is settled before the first move, and how a game of it starts.
//
// Chance    the opening moves come from the stream Setup
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "common/player.hpp"
#include "corners/computer.hpp"
#include "corners/engine.hpp"
#include "corners/game.hpp"

namespace corners {

// What a search player is bounded by, unless its kind names a depth.
struct SearchBounds {
    static constexpr int usual_nodes = 600000;  // about a fifth of a second

    int nodes = usual_nodes;
    std::optional<int> seconds = std::nullopt;  // instead of nodes; then its moves are not reproducible
};

struct Setup {
    Layout layout;
    EndRules rules = {};
    Position start;
    int opening_moves = 0;                  // made at random before anybody is asked
    std::array<common::Player, 2> players;  // White, Black; all with a kind
    SearchBounds search = {};
    int bot_seconds = 10;
};

[[nodiscard]] inline const common::Player& player_of(const Setup& setup, Side side) {
    return setup.players[side == Side::White ? 0 : 1];
}

// The depth of the kind "search=4"; nothing for "search" or another kind.
[[nodiscard]] std::optional<int> search_depth(std::string_view kind);

[[nodiscard]] bool is_search(const common::Player& player);

// What the kind must be to be one of a seat's, as a sentence; nothing if it is one.
[[nodiscard]] std::optional<std::string> kind_fault(const common::Player& player);

// True if the game draws anything at random.
[[nodiscard]] bool has_chance(const Setup& setup);

// The game after its opening moves. It may have ended in them, if few moves are allowed.
[[nodiscard]] Game new_game(const Setup& setup, std::uint64_t seed);

}  // namespace corners
