#include "corners/main_options.hpp"

#include <boost/program_options/value_semantic.hpp>

#include "common/option_values.hpp"
#include "common/options.hpp"
#include "corners/main_network.hpp"

namespace corners {

namespace po = boost::program_options;
using common::text;
using common::whole_number;

namespace {

constexpr int most_moves = 100000;
constexpr int longest_perft = 12;  // the count fits into 64 bits

}  // namespace

po::options_description own_options(Settings* settings) {
    po::options_description own("Corners");
    EndRules& rules = settings->rules;
    auto add = own.add_options();
    add("mode", text(&settings->mode, "MODE"), "selfplay, computer (default), hotseat, network");
    add("side", text(&settings->side, "SIDE"), "white (default) or black: yours against the computer");
    add("layout", text(&settings->layout, "NAME"), "triangle (default), 3x3, 3x4, 4x4 or one of yours");
    add("position", text(&settings->position, "ROWS"), "start there: 8 rows joined by /, a blank, w or b");
    add("last-reply", po::bool_switch(&rules.last_reply), "Black may reply when White finishes first");
    add("max-moves", whole_number(&rules.max_moves, 1, most_moves), "moves of both sides, then a draw");
    add("home-limit", whole_number(&rules.home_limit, 1, most_moves),
        "lose with a chip at home after N own moves");
    add("adjudicate", po::bool_switch(&rules.adjudicate), "at the limit or repetition the nearer side wins");
    add("opening-moves", whole_number(&settings->opening_moves, 0, most_moves),
        "random moves at the start (0; --games: 4)");
    add("nodes", whole_number(&settings->nodes, 1, 2000000000), "positions a search looks at (600000)");
    add("move-seconds", whole_number(&settings->move_seconds, 1, 3600, "S"),
        "time of a search instead; not reproducible");
    add("perft", whole_number(&settings->perft, 1, longest_perft), "count the move sequences of N moves");
    add("bench", po::bool_switch(&settings->is_bench), "measure the search");
    add("solitaire", po::bool_switch(&settings->is_solitaire), "look for the shortest way of one side alone");
    add("seconds", whole_number(&settings->seconds, 1, 86400, "S"), "time for --solitaire (60)");
    own.add(network_options(&settings->network));
    return own;
}

}  // namespace corners
