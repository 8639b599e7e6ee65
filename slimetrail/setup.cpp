#include "slimetrail/setup.hpp"

#include <array>

#include "common/text.hpp"
#include "slimetrail/typed_move.hpp"

namespace slimetrail {

using common::Options;
using common::Player;
using common::UsageError;

namespace {

// A sentence of a parser, as a start-up failure is told: without its full stop.
UsageError usage_error(const std::string& option, std::string why) {
    if (why.ends_with('.')) why.pop_back();
    return UsageError(option + ": " + why);
}

Player checked_player(const Player& player, bool is_experiment) {
    const std::string option = "--player " + common::printable(common::to_text(player), 80);
    if (player.is_bot()) {
        if (common::trim(player.command()).empty())
            throw UsageError(option + ": the bot's command is missing");
        return player;
    }
    if (player.kind().empty()) return Player(player.name(), is_experiment ? "lookahead" : "human");
    if (player.is_human()) {
        if (!is_experiment) return player;
        throw UsageError(option + ": a person cannot play with --games; give the seat a kind");
    }
    if (const auto kind = parse_kind(player.kind()); !kind) throw usage_error(option, kind.error());
    return player;
}

// Whoever is not named has the usual player; its name must not be another's.
std::array<Player, 2> usual_players(bool is_experiment) {
    if (is_experiment) return {Player("Green", "lookahead"), Player("Red", "lookahead")};
    return {Player("Human", "human"), Player("Computer", "lookahead")};
}

Tally seated(const Options& options) {
    if (options.players.size() > 2) {
        throw UsageError("there are 2 seats, Green and Red, not " + std::to_string(options.players.size()));
    }
    const bool is_experiment = options.games.has_value();
    std::array<Player, 2> seats = usual_players(is_experiment);
    for (std::size_t i = 0; i < options.players.size(); ++i) {
        seats[i] = checked_player(options.players[i], is_experiment);
    }
    if (seats[0] == seats[1]) seats[1] = Player(seats[1].name() + " 2", seats[1].kind());
    return {seats, 0};
}

void check_analysis(const Settings& settings, const Options& options) {
    if (!settings.analyse) {
        if (settings.solver) throw UsageError("--solver goes with --analyse");
        return;
    }
    if (options.games || !options.players.empty() || !options.check_bot.empty()) {
        throw UsageError("--analyse plays no game; it goes with --size, --position and --solver only");
    }
    if (settings.analyse->empty()) return;
    if (*settings.analyse != std::vector<std::string>{"-"}) {
        throw UsageError("--analyse stands alone, or with - for positions from standard input, not with '" +
                         common::printable(common::join(*settings.analyse, " "), 40) + "'");
    }
    if (!settings.size.empty() || !settings.position.empty()) {
        throw UsageError("--analyse - reads its positions from standard input; give no --size or --position");
    }
}

}  // namespace

Setup checked_setup(const Settings& settings, const Options& options) {
    check_analysis(settings, options);
    if (!settings.size.empty() && !settings.position.empty()) {
        throw UsageError("--position has a size of its own; give no --size");
    }
    Setup setup{{}, std::nullopt, seated(options), options.bot_seconds};
    if (!settings.size.empty()) {
        const auto size = parse_size(common::lower_case(settings.size));
        if (!size) throw usage_error("--size", size.error());
        setup.size = *size;
    }
    if (!settings.position.empty()) {
        const auto position = parse_position(settings.position);
        if (!position) throw usage_error("--position", position.error());
        setup.position = *position;
        setup.size = {position->cells.rows(), position->cells.cols()};
    }
    return setup;
}

Game first_game(const Setup& setup, std::uint64_t seed) {
    if (setup.position) return Game(*setup.position, false);
    return new_game(setup.size.rows, setup.size.cols, seed);
}

}  // namespace slimetrail
