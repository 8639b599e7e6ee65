#include "common/option_groups.hpp"

#include <boost/program_options/value_semantic.hpp>

#include "common/option_values.hpp"
#include "common/options.hpp"

namespace common {

namespace po = boost::program_options;

namespace {

po::options_description common_group(const Program& program, TypedOptions& typed) {
    po::options_description group("All games");
    auto add = group.add_options();
    add("help,h", "show this text");
    add("version", "show the version");
    add("seed,s", text(&typed.seed, "N"), "repeat the game with this seed (default: any)");
    add("player,p", po::value(&typed.players)->composing()->value_name("NAME[:KIND]"),
        ("a seat, in the game's order; KIND: " + program.kinds).c_str());
    add("color", text(&typed.colour, "WHEN"), "auto (default), always or never");
    add("quiet,q", po::bool_switch(&typed.quiet), "no boards and no narration");
    add("record", text(&typed.record, "FILE"), "write all accepted lines to FILE");
    add("resume", text(&typed.resume, "FILE"), "go on with the game recorded in FILE");
    if (program.has_data) add("data", text(&typed.data, "DIR"), "folder of the data files");
    return group;
}

po::options_description batch_group(TypedOptions& typed) {
    po::options_description group("Many games");
    auto add = group.add_options();
    add("games", text(&typed.games, "N"), "play N games, with the seeds from --seed on");
    add("jobs", whole_number(&typed.jobs, 1, 1024), "threads (default: as many as the machine has)");
    add("csv", text(&typed.csv, "FILE"), "write a row for each game; - is standard output");
    add("merge", po::value(&typed.merged)->multitoken()->value_name("FILE..."),
        "summary of the parts of one run");
    return group;
}

po::options_description bot_group(TypedOptions& typed) {
    po::options_description group("Bots");
    auto add = group.add_options();
    add("bot-seconds", whole_number(&typed.bot_seconds, 1, 3600, "S"), "time for one answer of a bot");
    add("check-bot", text(&typed.check_bot, "COMMAND"), "try a bot on a set of positions");
    return group;
}

}  // namespace

void add_common_groups(const Program& program, TypedOptions& typed, po::options_description& all) {
    all.add(common_group(program, typed)).add(batch_group(typed));
    if (program.has_bots) all.add(bot_group(typed));
}

}  // namespace common
