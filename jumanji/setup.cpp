#include "jumanji/setup.hpp"

namespace jumanji {

namespace {

Seat new_seat(const common::Player& player, const Setup& setup, common::Random& random) {
    const Colour colour = *parse_colour(player.kind());
    const auto& paths = setup.box.paths;
    const std::string spaces = paths.empty() ? random_spaces(random) : paths.at(colour);
    return new_seat(player.name(), colour, setup.lives, spaces);
}

}  // namespace

Game new_game(const Setup& setup, std::uint64_t seed) {
    Game game{{}, Chance(seed, setup.box.faces, setup.staging)};
    common::Random random(seed, common::Stream::Setup);
    for (const common::Player& player : setup.players) {
        game.state.seats.push_back(new_seat(player, setup, random));
    }
    game.state.deck = setup.box.deck;
    game.chance.prepare(game.state.deck);
    return game;
}

}  // namespace jumanji
