#include "common/command_line.hpp"

#include <unistd.h>

#include <algorithm>
#include <boost/program_options/errors.hpp>
#include <boost/program_options/parsers.hpp>
#include <boost/program_options/variables_map.hpp>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string_view>
#include <thread>

#include "common/data_file.hpp"
#include "common/random.hpp"
#include "common/text.hpp"

namespace common {

namespace po = boost::program_options;

namespace {

// What the common options are stored in before they are checked together.
struct Raw {
    std::string seed;
    std::vector<std::string> players;
    std::string colour = "auto";
    bool quiet = false;
    std::string record;
    std::string resume;
    std::string data;
    std::string games;
    std::optional<int> jobs;
    std::string csv;
    std::vector<std::string> merged;
    int bot_seconds = 10;
    std::string check_bot;
};

po::options_description common_group(const Program& program, Raw& raw) {
    po::options_description group("All games");
    auto add = group.add_options();
    add("help,h", "show this text");
    add("version", "show the version");
    add("seed,s", text(&raw.seed, "N"), "repeat the game with this seed (default: any)");
    add("player,p", po::value(&raw.players)->composing()->value_name("NAME[:KIND]"),
        ("a seat, in the game's order; KIND: " + program.kinds).c_str());
    add("color", text(&raw.colour, "WHEN"), "auto (default), always or never");
    add("quiet,q", po::bool_switch(&raw.quiet), "no boards and no narration");
    add("record", text(&raw.record, "FILE"), "write all accepted lines to FILE");
    add("resume", text(&raw.resume, "FILE"), "go on with the game recorded in FILE");
    if (program.has_data) add("data", text(&raw.data, "DIR"), "folder of the data files");
    return group;
}

po::options_description batch_group(Raw& raw) {
    po::options_description group("Many games");
    auto add = group.add_options();
    add("games", text(&raw.games, "N"), "play N games, with the seeds from --seed on");
    add("jobs", whole_number(&raw.jobs, 1, 1024), "threads (default: as many as the machine has)");
    add("csv", text(&raw.csv, "FILE"), "write a row for each game; - is standard output");
    add("merge", po::value(&raw.merged)->multitoken()->value_name("FILE..."),
        "summary of the parts of one run");
    return group;
}

po::options_description bot_group(Raw& raw) {
    po::options_description group("Bots");
    auto add = group.add_options();
    add("bot-seconds", whole_number(&raw.bot_seconds, 1, 3600, "S"), "time for one answer of a bot");
    add("check-bot", text(&raw.check_bot, "COMMAND"), "try a bot on a set of positions");
    return group;
}

void add_groups(po::options_description& all, const Program& program, const po::options_description& own,
                Raw& raw) {
    all.add(own).add(common_group(program, raw)).add(batch_group(raw));
    if (program.has_bots) all.add(bot_group(raw));
}

std::vector<std::string> option_names(const po::options_description& all) {
    std::vector<std::string> names;
    for (const auto& option : all.options()) names.push_back("--" + option->long_name());
    return names;
}

// What Boost lets pass: words that belong to no option, and an option's name taken for the value of the one
// before.
void check_words(const po::options_description& all, const po::option& option) {
    if (option.position_key != -1) {
        throw UsageError("unexpected word '" + printable(option.value.front(), 40) +
                         "'; options start with --");
    }
    for (const std::string& value : option.value) {
        const bool is_option = value.starts_with("--") &&
                               all.find_nothrow(value.substr(2, value.find('=') - 2), false) != nullptr;
        if (is_option) throw UsageError("option '--" + option.string_key + "' needs a value");
    }
}

// Boost's words for what is wrong, or better ones.
po::parsed_options parse(const po::options_description& all, const std::vector<std::string>& words) {
    using Style = po::command_line_style::style_t;
    try {
        po::parsed_options parsed = po::command_line_parser(words)
                                        .options(all)
                                        .style(Style::unix_style & ~Style::allow_guessing)
                                        .run();
        for (const auto& option : parsed.options) check_words(all, option);
        return parsed;
    } catch (const po::unknown_option& fault) {
        const std::string near = nearest(fault.get_option_name(), option_names(all));
        throw UsageError("unknown option '" + printable(fault.get_option_name(), 40) + "'" +
                         (near.empty() ? "" : "; did you mean '" + near + "'?"));
    } catch (const po::invalid_command_line_syntax& fault) {
        if (fault.kind() != po::invalid_syntax::missing_parameter) throw UsageError(fault.what());
        throw UsageError("option '" + fault.get_option_name() + "' needs a value");
    }
}

// What po::notify() does, but so that a message can say which option it is about.
void notify(const po::options_description& all, const po::variables_map& values) {
    for (const auto& [name, value] : values) {
        try {
            all.find(name, false).semantic()->notify(value.value());
        } catch (const UsageError& fault) {
            throw UsageError("--" + name + ": " + fault.what());
        }
    }
}

bool wants_colour(const std::string& when) {
    if (when == "always") return true;
    if (when == "never") return false;
    if (when != "auto")
        throw UsageError("--color must be auto, always or never, not '" + printable(when, 40) + "'");
    const char* no_colour = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    return ::isatty(STDOUT_FILENO) == 1 && (no_colour == nullptr || *no_colour == '\0') &&
           terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
}

std::vector<Player> players_of(const Raw& raw) {
    std::vector<Player> players;
    for (const std::string& typed : raw.players) {
        const Expected<Player> player = parse_player(typed);
        if (!player) throw UsageError("--player: " + player.error());
        players.push_back(*player);
    }
    const std::string twice = repeated_name(players);
    if (!twice.empty())
        throw UsageError("two players are named '" + twice + "'; each needs a name of its own");
    return players;
}

void check_batch(const Raw& raw, Options& options) {
    const bool has_games = !raw.games.empty();
    if (!has_games && raw.jobs) throw UsageError("--jobs goes with --games");
    if (!has_games && !raw.csv.empty()) throw UsageError("--csv goes with --games");
    options.jobs = raw.jobs.value_or(std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    options.csv = raw.csv;
    if (!has_games) return;

    if (!raw.record.empty())
        throw UsageError("--record does not go with --games; any game can be repeated by its seed");
    const Expected<std::uint64_t> games = parse_unsigned(raw.games, "--games");
    if (!games) throw UsageError(games.error());
    if (*games == 0) throw UsageError("--games must be at least 1");
    if (options.seed + (*games - 1) < options.seed) {
        throw UsageError(
            "the last game's seed would be larger than 18446744073709551615; choose a smaller --seed");
    }
    options.games = *games;
}

Options checked_options(const Program& program, const Raw& raw) {
    Options options;
    const Expected<std::uint64_t> seed = raw.seed.empty() ? entropy() : parse_unsigned(raw.seed, "--seed");
    if (!seed) throw UsageError(seed.error());
    options.seed = *seed;
    options.players = players_of(raw);
    options.quiet = raw.quiet;
    options.colour = wants_colour(raw.colour);
    options.bot_seconds = raw.bot_seconds;
    options.check_bot = raw.check_bot;
    check_batch(raw, options);
    if (program.has_data) options.data_folder = raw.data.empty() ? default_data_folder() : raw.data;
    return options;
}

// The words of all options but --record, and the seed if it was not among them.
std::vector<std::string> repeating_words(const po::parsed_options& parsed, const Raw& raw,
                                         const Options& options) {
    std::vector<std::string> words;
    for (const auto& option : parsed.options) {
        if (option.string_key == "record") continue;
        words.insert(words.end(), option.original_tokens.begin(), option.original_tokens.end());
    }
    if (raw.seed.empty()) words.insert(words.end(), {"--seed", std::to_string(options.seed)});
    return words;
}

// Help must be had also where the data is missing.
std::string data_sentence() {
    try {
        return "The data files are in " + default_data_folder() + '.';
    } catch (const DataError& fault) {
        return fault.what();
    }
}

bool stands_alone(const po::parsed_options& parsed, const std::string& name) {
    return std::all_of(parsed.options.begin(), parsed.options.end(),
                       [&](const auto& option) { return option.string_key == name; });
}

}  // namespace

CommandLine parse_command_line(const Program& program, const po::options_description& own,
                               const std::vector<std::string>& words) {
    Raw raw;
    po::options_description all;
    add_groups(all, program, own, raw);
    try {
        const po::parsed_options parsed = parse(all, words);
        po::variables_map values;
        po::store(parsed, values);

        CommandLine line;
        line.wants_help = values.count("help") > 0;
        line.wants_version = values.count("version") > 0;
        if (line.wants_help || line.wants_version) return line;

        notify(all, values);
        if (!raw.resume.empty() && !stands_alone(parsed, "resume")) {
            throw UsageError("--resume takes all options from the record; give no others");
        }
        if (!raw.merged.empty() && !stands_alone(parsed, "merge")) {
            throw UsageError("--merge takes all from its files; give no other options");
        }
        line.options = checked_options(program, raw);
        line.merged = raw.merged;
        line.record = raw.record;
        line.resume = raw.resume;
        line.repeating = repeating_words(parsed, raw, line.options);
        return line;
    } catch (const po::error& fault) {
        throw UsageError(fault.what());
    }
}

std::string help_text(const Program& program, const po::options_description& own) {
    Raw raw;
    po::options_description all;
    add_groups(all, program, own, raw);
    std::ostringstream options;
    options << all;

    std::string text = "Usage: " + program.name + " [OPTION]...\n" + wrapped(program.sentence, 80) + "\n";
    for (const std::string& line : split(trim(options.str()), '\n')) {
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    text += "\nExamples:\n";
    for (const std::string& example : program.examples) text += "  " + example + '\n';
    if (program.has_data) text += "\n" + data_sentence() + '\n';
    return text;
}

}  // namespace common
