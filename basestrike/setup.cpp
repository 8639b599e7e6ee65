#include "basestrike/setup.hpp"

#include <algorithm>
#include <array>

#include "common/data_file.hpp"
#include "common/text.hpp"

namespace basestrike {

using common::DataFile;
using common::Options;
using common::Player;
using common::UsageError;

namespace {

constexpr std::array<const char*, 3> gunners{"random", "hunter", "oracle"};

Player checked_player(const Player& player, bool is_experiment) {
    const std::string option = "--player " + common::printable(common::to_text(player), 80);
    if (player.is_bot()) {
        if (!common::trim(player.command()).empty()) return player;
        throw UsageError(option + ": the bot's command is missing");
    }
    if (player.kind().empty()) return Player(player.name(), is_experiment ? "hunter" : "human");
    if (player.is_human()) {
        if (!is_experiment) return player;
        throw UsageError(option + ": a person cannot play with --games; give the seat a kind");
    }
    if (std::find(gunners.begin(), gunners.end(), player.kind()) != gunners.end()) return player;
    throw UsageError(option + ": '" + common::printable(player.kind(), 40) +
                     "' is no kind of player; there are human, random, hunter, oracle and exec:COMMAND");
}

Player seated(const Options& options) {
    const bool is_experiment = options.games.has_value();
    if (options.players.size() > 1) {
        throw UsageError("there is 1 seat, the soldier's, not " + std::to_string(options.players.size()));
    }
    if (options.players.empty()) return Player("Soldier", is_experiment ? "hunter" : "human");
    return checked_player(options.players[0], is_experiment);
}

}  // namespace

Setup checked_setup(const Settings& settings, const Options& options) {
    if (!settings.roster.empty() && !settings.layout.empty()) {
        throw UsageError("--roster does not go with --layout, which says itself what there is");
    }
    if (options.games && !options.check_bot.empty()) {
        throw UsageError("only one of --games and --check-bot can be done at a time");
    }
    const std::string folder = options.data_folder + "/basestrike/";
    Setup setup;
    setup.player = seated(options);
    setup.bot_seconds = options.bot_seconds;
    if (settings.layout.empty()) {
        setup.roster_path = settings.roster.empty() ? folder + "standard.txt" : settings.roster;
        setup.roster = read_roster(DataFile(setup.roster_path));
    } else {
        setup.layout = read_layout(DataFile(settings.layout));
        setup.roster = setup.layout->roster();
    }
    if (setup.player.is_human() || setup.player.kind() == "oracle") {
        setup.oracle = std::make_shared<const Oracle>(Network(DataFile(folder + "oracle-weights.txt")));
    }
    return setup;
}

Base base_of(const Setup& setup, std::uint64_t seed) {
    if (setup.layout) return *setup.layout;
    common::Random random(seed, common::Stream::Setup);
    std::optional<Base> base = place(setup.roster, random);
    if (base) return std::move(*base);
    throw common::DataError(setup.roster_path + ": the roster is too crowded: none of " +
                            std::to_string(most_tries) + " bases drawn for it kept the rule");
}

}  // namespace basestrike
