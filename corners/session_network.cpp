#include "corners/session_network.hpp"

#include <unistd.h>

#include "common/output.hpp"
#include "common/program.hpp"
#include "corners/client.hpp"
#include "corners/endpoint.hpp"
#include "corners/server.hpp"
#include "corners/session.hpp"
#include "corners/session_setup.hpp"

namespace corners {

using common::Console;
using common::Options;
using common::UsageError;

namespace {

bool is_client(const NetworkSettings& network) {
    return !network.connect.empty();
}

void refuse_if(bool is_wrong, const std::string& why) {
    if (is_wrong) throw UsageError(why);
}

void check_combinations(const Settings& settings, const Options& options) {
    const NetworkSettings& network = settings.network;
    const bool serves = !network.serve.empty();
    const bool joins = network.join.has_value();
    refuse_if(serves && is_client(network), "--serve does not go with --connect");
    refuse_if(!serves && (!network.journal.empty() || network.move_limit || network.max_games ||
                          network.per_address || network.idle_limit),
              "--journal, --move-limit, --max-games, --per-address and --idle-limit go with --serve");
    refuse_if(!is_client(network) && (network.creates || joins || network.patience),
              "--create, --join and --patience go with --connect HOST:PORT");
    refuse_if(is_client(network) && network.creates == joins,
              "--connect goes with --create or with --join NUMBER");
    refuse_if(!serves && !is_client(network), "--mode network goes with --connect or --serve");

    refuse_if(settings.mode == "selfplay" || settings.mode == "hotseat",
              "--mode " + settings.mode + " does not go with --serve or --connect");

    const bool has_errand = settings.perft || settings.is_bench || settings.is_solitaire || options.games ||
                            !options.check_bot.empty() || settings.opening_moves;
    refuse_if(has_errand, "a game on the network does not go with --games, --check-bot or a measurement");
    refuse_if(!settings.position.empty(),
              "a game on the network starts from a layout, not from a --position");
    refuse_if(!settings.side.empty(),
              "on the network --create plays White and --join Black; --side is not used");
    refuse_if((serves || joins) && Terms{settings.layout, settings.rules} != Terms{},
              "the layout and the rules of a game are chosen by who creates it");
    refuse_if(serves && !options.players.empty(), "a server has no --player");
    refuse_if(options.players.size() > 1, "on the network --player names this side alone");
}

Time seconds(const std::optional<int>& typed, Time usual) {
    return typed ? Time(std::chrono::seconds(*typed)) : usual;
}

ServerSettings server_settings(const NetworkSettings& network) {
    const Expected<Endpoint> endpoint = parse_endpoint(network.serve, "127.0.0.1");
    if (!endpoint) throw UsageError("--serve: " + endpoint.error());
    ServerSettings server;
    server.host = endpoint->host;
    server.port = endpoint->port;
    server.journal = network.journal;
    server.ends_on_signals = true;
    server.limits.move = seconds(network.move_limit, server.limits.move);
    server.limits.idle = seconds(network.idle_limit, server.limits.idle);
    server.limits.games = network.max_games.value_or(server.limits.games);
    server.limits.per_address = network.per_address.value_or(server.limits.per_address);
    return server;
}

void report(const std::string& line) {
    common::write_all(STDERR_FILENO, "corners: " + line + '\n', "standard error");
}

void serve(const NetworkSettings& network, const Options& options, Console& console) {
    const ServerSettings settings = server_settings(network);
    std::vector<Layout> layouts;
    for (const std::string& layout : shipped_layouts()) {
        layouts.push_back(read_layout(options.data_folder, layout));
    }
    Server server(settings, std::move(layouts), report);
    console.tell("Serving Corners on " + server.address() + ".");
    console.flush();
    server.run();
    console.tell("The server has stopped.");
}

common::Player our_player(const Options& options, Side side) {
    const common::Player typed = options.players.empty() ? common::Player(name(side)) : options.players[0];
    const common::Player player(typed.name(), typed.kind().empty() ? "human" : typed.kind());
    if (const auto wrong = kind_fault(player)) throw UsageError("--player: " + *wrong);
    return player;
}

ClientSettings client_settings(const Settings& settings, const Options& options) {
    const NetworkSettings& network = settings.network;
    const Expected<Endpoint> endpoint = parse_endpoint(network.connect);
    if (!endpoint) throw UsageError("--connect: " + endpoint.error());
    const std::string typed_name = options.players.empty() ? "" : options.players[0].name();
    ClientSettings client{.server = *endpoint,
                          .first = CreateRequest{{settings.layout, settings.rules}, typed_name},
                          .player = our_player(options, network.creates ? Side::White : Side::Black)};
    if (network.join) client.first = JoinRequest{*network.join, typed_name};
    client.search = {settings.nodes.value_or(SearchBounds::usual_nodes), settings.move_seconds};
    client.bot_seconds = options.bot_seconds;
    client.seed = options.seed;
    client.patience = std::chrono::seconds(network.patience.value_or(600));
    return client;
}

}  // namespace

bool is_on_network(const NetworkSettings& settings) {
    return !settings.serve.empty() || is_client(settings) || !settings.journal.empty() || settings.creates ||
           settings.move_limit || settings.max_games || settings.per_address || settings.idle_limit ||
           settings.join || settings.patience;
}

void play_on_network(const Settings& settings, const Options& options, Console& console) {
    check_combinations(settings, options);
    refuse_if(console.is_resumed(), "a game on the network is no matter of --resume: the server keeps it");
    if (!is_client(settings.network)) return serve(settings.network, options, console);
    const ClientSettings client = client_settings(settings, options);
    if (client.player.kind() == "random") console.tell("Seed: " + std::to_string(options.seed));
    play_as_client(client, console);
}

}  // namespace corners
