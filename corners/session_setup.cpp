#include "corners/session_setup.hpp"

#include <algorithm>

#include "common/text.hpp"

namespace corners {

using common::Options;
using common::Player;
using common::UsageError;

namespace {

const std::vector<std::string> modes{"selfplay", "computer", "hotseat", "network"};

void check_word(const std::string& option, const std::string& word, const std::vector<std::string>& words) {
    if (std::find(words.begin(), words.end(), word) != words.end()) return;
    throw UsageError("--" + option + " must be one of " + common::join(words, ", ") + ", not '" +
                     common::printable(word, 40) + "'");
}

void check_combinations(const Settings& settings, const Options& options) {
    check_word("mode", settings.mode, modes);
    if (!settings.side.empty()) check_word("side", settings.side, {"white", "black"});
    if (!settings.side.empty() && settings.mode != "computer")
        throw UsageError("--side goes with --mode computer");
    if (settings.nodes && settings.move_seconds) throw UsageError("--nodes does not go with --move-seconds");
    if (options.games && settings.move_seconds) {
        throw UsageError(
            "--move-seconds does not go with --games, whose games can be repeated by their seeds");
    }
    const int errands = (settings.perft ? 1 : 0) + (settings.is_bench ? 1 : 0) +
                        (settings.is_solitaire ? 1 : 0) + (options.games ? 1 : 0) +
                        (options.check_bot.empty() ? 0 : 1);
    if (errands > 1) {
        throw UsageError(
            "only one of --perft, --bench, --solitaire, --games and --check-bot can be done at a time");
    }
    if (settings.seconds && !settings.is_solitaire) throw UsageError("--seconds goes with --solitaire");
}

// The kind of a seat that names none.
std::string usual_kind(const Settings& settings, const Options& options, Side side) {
    if (options.games || settings.mode == "selfplay") return "search";
    if (settings.mode == "hotseat") return "human";
    const Side person = settings.side == "black" ? Side::Black : Side::White;
    return side == person ? "human" : "search";
}

std::array<Player, 2> seated_players(const Settings& settings, const Options& options) {
    if (options.players.size() > 2) {
        throw UsageError("2 players are right, White and Black, not " +
                         std::to_string(options.players.size()));
    }
    std::vector<Player> players;
    for (const Side side : {Side::White, Side::Black}) {
        const bool is_named = players.size() < options.players.size();
        const Player typed = is_named ? options.players[players.size()] : Player(name(side));
        players.emplace_back(typed.name(),
                             typed.kind().empty() ? usual_kind(settings, options, side) : typed.kind());
        const Player& player = players.back();
        if (const auto wrong = kind_fault(player)) {
            throw UsageError("--player " + common::printable(common::to_text(player), 40) + ": " + *wrong);
        }
        if (options.games && player.is_human()) {
            throw UsageError("--games asks nobody, so " + player.name() + " cannot be human");
        }
    }
    if (players[0] == players[1]) {
        throw UsageError("both players are named '" + players[0].name() + "'; name the other one too");
    }
    return {players[0], players[1]};
}

Position read_position(const Settings& settings, const Layout& layout) {
    if (settings.position.empty()) return layout.start();
    const Expected<Position> position = parse_position(settings.position);
    if (!position) throw UsageError("--position: " + position.error());
    if (settings.perft) return *position;  // which ignores endings
    if (const auto wrong = start_fault(layout, *position)) throw UsageError("--position: " + *wrong);
    return *position;
}

}  // namespace

Layout read_layout(const std::string& data_folder, const std::string& layout) {
    const bool is_name = std::all_of(layout.begin(), layout.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
    });
    if (!is_name) {
        throw UsageError("--layout: '" + common::printable(layout, 40) +
                         "' is no name of a layout; shipped are " + common::join(shipped_layouts(), ", "));
    }
    return Layout(layout, common::DataFile(data_folder + "/corners/" + layout + ".txt"));
}

Setup checked_setup(const Settings& settings, const Options& options) {
    check_combinations(settings, options);
    const std::array<Player, 2> players = seated_players(settings, options);
    const Layout layout = read_layout(options.data_folder, settings.layout);
    const Position start = read_position(settings, layout);
    return {.layout = layout,
            .rules = settings.rules,
            .start = start,
            .opening_moves = settings.opening_moves.value_or(options.games ? 4 : 0),
            .players = players,
            .search = {settings.nodes.value_or(SearchBounds::usual_nodes), settings.move_seconds},
            .bot_seconds = options.bot_seconds};
}

}  // namespace corners
