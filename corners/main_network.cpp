#include "corners/main_network.hpp"

#include <boost/program_options/value_semantic.hpp>

#include "common/option_values.hpp"
#include "common/options.hpp"
#include "corners/request.hpp"

namespace corners {

namespace po = boost::program_options;
using common::text;
using common::whole_number;

namespace {

constexpr int longest_time = 7 * 86400;  // seconds

}  // namespace

po::options_description network_options(NetworkSettings* settings) {
    po::options_description own("On the network");
    auto add = own.add_options();
    add("serve", text(&settings->serve, "[ADDR:]PORT"), "serve games; port 0: one that is free");
    add("journal", text(&settings->journal, "DIR"), "keep the games there, also over a restart");
    add("move-limit", whole_number(&settings->move_limit, 1, longest_time, "S"), "time for a move (1200)");
    add("max-games", whole_number(&settings->max_games, 1, 100000), "games at once (1000)");
    add("per-address", whole_number(&settings->per_address, 1, 100000),
        "connections and games of one address (100)");
    add("idle-limit", whole_number(&settings->idle_limit, 1, longest_time, "S"),
        "time to create or join a game (30)");
    add("connect", text(&settings->connect, "HOST:PORT"), "play on a server");
    add("create", po::bool_switch(&settings->creates), "a new game, as White");
    add("join", whole_number(&settings->join, lowest_game_number, highest_game_number), "game N, as Black");
    add("patience", whole_number(&settings->patience, 1, longest_time, "S"),
        "time to look for a server that is gone (600)");
    return own;
}

}  // namespace corners
