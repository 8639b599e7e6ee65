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
#include "common/option_groups.hpp"
#include "common/option_values.hpp"
#include "common/random.hpp"
#include "common/text.hpp"

namespace common {

namespace po = boost::program_options;

namespace {

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
        // Not what() of a word that may be anything: Boost puts it in for "%option%", and does so without end
        // where the word itself holds that.
        const std::string name = printable(fault.get_option_name(), 40);
        if (fault.kind() == po::invalid_syntax::empty_adjacent_parameter) {
            throw UsageError("option '" + name + "' has an equals sign but no value behind it");
        }
        if (fault.kind() == po::invalid_syntax::missing_parameter) {
            throw UsageError("option '" + name + "' needs a value");
        }
        throw UsageError(fault.what());
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

std::vector<Player> players_of(const TypedOptions& typed) {
    std::vector<Player> players;
    for (const std::string& seat : typed.players) {
        const Expected<Player> player = parse_player(seat);
        if (!player) throw UsageError("--player: " + player.error());
        players.push_back(*player);
    }
    const std::string twice = repeated_name(players);
    if (twice.empty()) return players;
    throw UsageError("two players are named '" + twice + "'; each needs a name of its own");
}

void check_batch(const TypedOptions& typed, Options& options) {
    const bool has_games = !typed.games.empty();
    if (!has_games && typed.jobs) throw UsageError("--jobs goes with --games");
    if (!has_games && !typed.csv.empty()) throw UsageError("--csv goes with --games");
    options.jobs = typed.jobs.value_or(std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    options.csv = typed.csv;
    if (!has_games) return;

    if (!typed.record.empty())
        throw UsageError("--record does not go with --games; a seed repeats any of them");
    const Expected<std::uint64_t> games = parse_unsigned(typed.games, "--games");
    if (!games) throw UsageError(games.error());
    if (*games == 0) throw UsageError("--games must be at least 1");
    if (options.seed + (*games - 1) < options.seed) {
        throw UsageError(
            "the last game's seed would be larger than 18446744073709551615; choose a smaller --seed");
    }
    options.games = *games;
}

Options checked_options(const Program& program, const TypedOptions& typed) {
    Options options;
    const Expected<std::uint64_t> seed =
        typed.seed.empty() ? entropy() : parse_unsigned(typed.seed, "--seed");
    if (!seed) throw UsageError(seed.error());
    options.seed = *seed;
    options.players = players_of(typed);
    options.quiet = typed.quiet;
    options.colour = wants_colour(typed.colour);
    options.bot_seconds = typed.bot_seconds;
    options.check_bot = typed.check_bot;
    check_batch(typed, options);
    if (program.has_data) options.data_folder = typed.data.empty() ? default_data_folder() : typed.data;
    return options;
}

// The words of all options but --record, and the seed if it was not among them.
std::vector<std::string> repeating_words(const po::parsed_options& parsed, const TypedOptions& typed,
                                         const Options& options) {
    std::vector<std::string> words;
    for (const auto& option : parsed.options) {
        if (option.string_key == "record") continue;
        words.insert(words.end(), option.original_tokens.begin(), option.original_tokens.end());
    }
    if (typed.seed.empty()) words.insert(words.end(), {"--seed", std::to_string(options.seed)});
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
    TypedOptions typed;
    po::options_description all;
    all.add(own);
    add_common_groups(program, typed, all);
    try {
        const po::parsed_options parsed = parse(all, words);
        po::variables_map values;
        po::store(parsed, values);

        CommandLine line;
        line.wants_help = values.count("help") > 0;
        line.wants_version = values.count("version") > 0;
        if (line.wants_help || line.wants_version) return line;

        notify(all, values);
        if (!typed.resume.empty() && !stands_alone(parsed, "resume")) {
            throw UsageError("--resume takes all options from the record; give no others");
        }
        if (!typed.merged.empty() && !stands_alone(parsed, "merge")) {
            throw UsageError("--merge takes all from its files; give no other options");
        }
        line.options = checked_options(program, typed);
        line.merged = typed.merged;
        line.record = typed.record;
        line.resume = typed.resume;
        line.repeating = repeating_words(parsed, typed, line.options);
        return line;
    } catch (const po::error& fault) {
        throw UsageError(fault.what());
    }
}

std::string help_text(const Program& program, const po::options_description& own) {
    TypedOptions typed;
    po::options_description all;
    all.add(own);
    add_common_groups(program, typed, all);
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
