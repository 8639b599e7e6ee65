#include "common/command_line.hpp"

#include <boost/program_options/value_semantic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "common/option_values.hpp"
#include "common/record.hpp"
#include "common/text.hpp"

using common::CommandLine;
namespace po = boost::program_options;

namespace {

const common::Program program{"game", "A game.", "human", {"game --seed 1", "game --lives 3"},
                              {},     false,     true};

// A game with two options of its own.
struct Parsed {
    explicit Parsed(const std::string& words) {
        po::options_description own("Game");
        own.add_options()("lives", common::whole_number(&lives, 1, 9), "lives at the start")(
            "auto", po::bool_switch(&automatic), "ask nothing");
        line = common::parse_command_line(program, own, common::shell_words(words));
    }
    int lives = 5;
    bool automatic = false;
    CommandLine line;
};

std::string error_of(const std::string& words) {
    try {
        const Parsed parsed(words);
        return "no error";
    } catch (const common::UsageError& fault) {
        return fault.what();
    }
}

struct Row {
    std::string words;
    std::string expected;
    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.words; }
};

const std::vector<Row> bad{
    {"--sede 5", "unknown option '--sede'; did you mean '--seed'?"},
    {"--gam 5", "unknown option '--gam'; did you mean '--games'?"},
    {"--xyzzy", "unknown option '--xyzzy'"},
    {"extra words", "unexpected word 'extra'; options start with --"},
    {"''", "unexpected word ''; options start with --"},
    {"--seed 1 --seed 2", "option '--seed' cannot be specified more than once"},
    {"--seed", "option '--seed' needs a value"},
    {"--seed --lives 3", "option '--seed' needs a value"},
    {"--seed -1", "--seed must be a whole number from 0 to 18446744073709551615, not '-1'."},
    {"--seed 18446744073709551616",
     "--seed must be a whole number from 0 to 18446744073709551615, not '18446744073709551616'."},
    {"--seed 0x5", "--seed must be a whole number from 0 to 18446744073709551615, not '0x5'."},
    {"--lives 0", "--lives: N must be a whole number from 1 to 9, not '0'."},
    {"--lives 2x", "--lives: N must be a whole number from 1 to 9, not '2x'."},
    {"--lives=-3", "--lives: N must be a whole number from 1 to 9, not '-3'."},
    {"--seed=", "option '--seed' has an equals sign but no value behind it"},
    {"--%option%=", "option '--%option%' has an equals sign but no value behind it"},
    {"--%option%", "unknown option '--%option%'"},
    {"--auto=yes", "option '--auto' does not take any arguments"},
    {"--color blue", "--color must be auto, always or never, not 'blue'"},
    {"--player A --player A", "two players are named 'A'; each needs a name of its own"},
    {"--player ''", "--player: a name must not be empty; 1 to 16 characters are right."},
    {"--player A:", "--player: a kind is missing behind 'A:'."},
    {"--player 'A:exec: '", "--player: a command is missing behind 'A:exec:'."},
    {"--jobs 2", "--jobs goes with --games"},
    {"--csv x", "--csv goes with --games"},
    {"--games 0", "--games must be at least 1"},
    {"--games 5 --jobs 0", "--jobs: N must be a whole number from 1 to 1024, not '0'."},
    {"--games 5 --record x", "--record does not go with --games; a seed repeats any of them"},
    {"--seed 18446744073709551615 --games 2",
     "the last game's seed would be larger than 18446744073709551615; choose a smaller --seed"},
    {"--resume x --seed 1", "--resume takes all options from the record; give no others"},
    {"--merge x --quiet", "--merge takes all from its files; give no other options"},
    {"--data x", "unknown option '--data'"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(command_line_test)

BOOST_AUTO_TEST_CASE(values_stand_behind_a_blank_or_an_equals_sign) {
    BOOST_TEST(Parsed("--seed 7").line.options.seed == 7U);
    BOOST_TEST(Parsed("--seed=7").line.options.seed == 7U);
    BOOST_TEST(Parsed("-s 7").line.options.seed == 7U);
    BOOST_TEST(Parsed("--seed 18446744073709551615 --games 1").line.options.games.value() == 1U);
    BOOST_TEST(Parsed("--lives 3 --auto").lives == 3);
    BOOST_TEST(Parsed("--lives 3 --auto").automatic);
    BOOST_TEST(Parsed("").lives == 5);
}

BOOST_AUTO_TEST_CASE(without_a_seed_one_is_drawn) {
    BOOST_TEST(Parsed("").line.options.seed != Parsed("").line.options.seed);
}

BOOST_AUTO_TEST_CASE(a_player_is_a_name_and_perhaps_a_kind) {
    const CommandLine line = Parsed("-p 'Ada Lovelace' --player Bob:Human -p 'C:exec:./bot -x a:b'").line;
    const std::vector<common::Player>& players = line.options.players;
    BOOST_TEST_REQUIRE(players.size() == 3U);
    BOOST_TEST(players[0].name() == "Ada Lovelace");
    BOOST_TEST(players[0].kind() == "");
    BOOST_TEST(players[1].is_human());
    BOOST_TEST(players[2].is_bot());
    BOOST_TEST(players[2].command() == "./bot -x a:b");
}

BOOST_DATA_TEST_CASE(bad_command_lines_are_refused, boost::unit_test::data::make(bad), row) {
    BOOST_TEST(error_of(row.words) == row.expected);
}

BOOST_AUTO_TEST_CASE(help_and_version_come_first) {
    BOOST_TEST(Parsed("--help --lives 99").line.wants_help);
    BOOST_TEST(Parsed("--version").line.wants_version);
}

BOOST_AUTO_TEST_CASE(the_words_that_repeat_a_game_hold_its_seed_and_no_record) {
    const CommandLine line = Parsed("--record x -p 'A B' --seed=7").line;
    BOOST_TEST(common::record_header("game", line.repeating).ends_with(": -p 'A B' --seed=7"));
    const CommandLine unseeded = Parsed("--auto").line;
    BOOST_TEST(unseeded.repeating.back() == std::to_string(unseeded.options.seed));
}

BOOST_AUTO_TEST_CASE(help_fits_the_screen) {
    po::options_description own("Game");
    own.add_options()("lives", po::value<int>(), "lives at the start");
    const std::string help = common::help_text(program, own);
    BOOST_TEST(help.starts_with("Usage: game [OPTION]...\nA game.\n\nGame:\n  --lives"));
    BOOST_TEST(help.ends_with("Examples:\n  game --seed 1\n  game --lives 3\n"));
    for (const std::string& line : common::split(help, '\n')) {
        BOOST_TEST(line.size() <= 80U);
        BOOST_TEST(!line.ends_with(' '));
    }
}

BOOST_AUTO_TEST_SUITE_END()
