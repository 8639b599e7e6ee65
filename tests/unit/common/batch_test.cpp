#include "common/batch.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "common/batch_table.hpp"
#include "common/data_file.hpp"
#include "common/output.hpp"
#include "common/random.hpp"
#include "common/text.hpp"
#include "tests/support/temporary_file.hpp"
#include "tests/support/typed_run.hpp"

using common::Console;
using common::Experiment;
using common::Options;
using common::Outcome;
using common::Player;
using common::Program;
using support::TemporaryFile;

namespace {

const Program program{.name = "demo",
                      .sentence = "",
                      .kinds = "",
                      .examples = {},
                      .csv_columns = {"dice", "note"},
                      .has_data = false,
                      .has_bots = false};

// A race of two dice: who first has thrown 20 in total wins; both at once: nobody does.
Outcome race(std::uint64_t seed) {
    common::Random dice(seed, common::Stream::Dice);
    int ada = 0;
    int bob = 0;
    Outcome outcome;
    while (ada < 20 && bob < 20) {
        ada += dice.die(6);
        bob += dice.die(6);
        ++outcome.turns;
    }
    if (ada < 20) outcome.winner = 1;
    if (bob < 20) outcome.winner = 0;
    outcome.own[0] = ada + bob;
    return outcome;
}

Experiment races() {
    Experiment experiment;
    experiment.players = {Player("Ada", "greedy"), Player("Bob", "exec:./bot; 100%")};
    experiment.winners = {"Ada", "Bob"};
    experiment.make_play = [] { return race; };
    experiment.text = [](const Outcome& outcome) {
        return common::OutcomeText{outcome.winner < 0 ? "draw" : "won",
                                   {std::to_string(outcome.own[0]), "say \"hi\", please"}};
    };
    return experiment;
}

Options options_of(std::uint64_t seed, std::uint64_t games, int jobs = 1, const std::string& csv = "") {
    Options options;
    options.seed = seed;
    options.games = games;
    options.jobs = jobs;
    options.csv = csv;
    return options;
}

std::string printed(const Options& options, const Experiment& experiment = races()) {
    return support::typed_run("", [&](Console& console) { run_batch(program, options, experiment, console); })
        .output;
}

std::string printed_merge(const std::vector<std::string>& files) {
    return support::typed_run("", [&](Console& console) { merge(program, files, console); }).output;
}

// The table of a run, as text.
std::string table_of(std::uint64_t seed, std::uint64_t games, int jobs = 1) {
    const TemporaryFile file;
    printed(options_of(seed, games, jobs, file.path()));
    return common::read_file(file.path());
}

// What merge says of these files, which it calls 1, 2, ...
std::string merge_error(const std::vector<std::string>& contents) {
    std::vector<std::unique_ptr<TemporaryFile>> files;
    std::vector<std::string> paths;
    for (const std::string& content : contents) {
        files.push_back(std::make_unique<TemporaryFile>(content));
        paths.push_back(files.back()->path());
    }
    std::string error = "none";
    try {
        printed_merge(paths);
    } catch (const common::DataError& fault) {
        error = fault.what();
    }
    for (std::size_t i = 0; i < paths.size(); ++i) {
        for (std::size_t at = error.find(paths[i]); at != std::string::npos; at = error.find(paths[i])) {
            error.replace(at, paths[i].size(), std::to_string(i + 1));
        }
    }
    return error;
}

std::string replaced(std::string text, const std::string& old, const std::string& fresh) {
    const std::size_t at = text.find(old);
    BOOST_TEST_REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), fresh);
}

const std::string head = "game,seed,players,result,winner,turns,dice,note\n";

std::string row(int game, int seed) {
    return std::to_string(game) + ',' + std::to_string(seed) + ",Ada:greedy,won,Ada,5,40,x\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(batch_test)

BOOST_AUTO_TEST_CASE(a_table_has_a_header_and_a_row_a_game) {
    const std::string table = table_of(7, 2);
    const std::vector<std::string> lines = common::split(table, '\n');
    BOOST_TEST_REQUIRE(lines.size() == 4);  // the last one is empty: the table ends with a line end
    BOOST_TEST(lines[0] + '\n' == head);
    const Outcome outcome = race(8);
    BOOST_TEST_REQUIRE(outcome.winner == Outcome::nobody);
    BOOST_TEST(lines[2] == "1,8,Ada:greedy;Bob:exec:./bot%3B 100%25,draw,," + std::to_string(outcome.turns) +
                               ',' + std::to_string(outcome.own[0]) + ",\"say \"\"hi\"\", please\"");
}

BOOST_AUTO_TEST_CASE(the_output_is_the_same_for_every_number_of_threads) {
    const std::string table = table_of(1, 3000);
    const std::string summary = printed(options_of(1, 3000));
    for (const int jobs : {2, 3, 8}) {
        BOOST_TEST((table_of(1, 3000, jobs) == table));
        BOOST_TEST(printed(options_of(1, 3000, jobs)) == summary);
        BOOST_TEST((printed(options_of(1, 3000, jobs, "-")) == table));
    }
}

BOOST_AUTO_TEST_CASE(every_game_can_be_played_again_alone) {
    const std::vector<std::string> lines = common::split(table_of(100, 50), '\n');
    for (std::uint64_t i = 0; i < 50; ++i) {
        const std::string alone = common::split(table_of(100 + i, 1), '\n')[1];
        BOOST_TEST(alone.substr(1) == lines[1 + i].substr(std::to_string(i).size()));
    }
}

BOOST_AUTO_TEST_CASE(parts_in_any_order_merge_to_the_whole) {
    const TemporaryFile first(table_of(1, 700));
    const TemporaryFile second(table_of(701, 1));
    const TemporaryFile third(table_of(702, 299));
    const std::string whole = printed(options_of(1, 1000));
    BOOST_TEST(printed_merge({first.path(), second.path(), third.path()}) == whole);
    BOOST_TEST(printed_merge({third.path(), first.path(), second.path()}) == whole);
}

BOOST_AUTO_TEST_CASE(seeds_reach_to_the_last_one) {
    const std::uint64_t last = 18446744073709551615U;
    const TemporaryFile first(table_of(last - 9, 5));
    const TemporaryFile second(table_of(last - 4, 5));
    BOOST_TEST(printed_merge({second.path(), first.path()}) == printed(options_of(last - 9, 10)));
}

BOOST_AUTO_TEST_CASE(what_a_game_throws_reaches_the_caller) {
    Experiment experiment = races();
    experiment.make_play = [] {
        return [](std::uint64_t seed) {
            if (seed == 50) throw common::RunError("no more games");
            return race(seed);
        };
    };
    for (const int jobs : {1, 3}) {
        const TemporaryFile file;
        BOOST_CHECK_EXCEPTION(
            printed(options_of(1, 1000, jobs, file.path()), experiment), common::RunError,
            [](const common::RunError& error) { return std::string(error.what()) == "no more games"; });
    }
}

BOOST_AUTO_TEST_CASE(a_table_that_cannot_be_written_is_told) {
    BOOST_CHECK_EXCEPTION(
        printed(options_of(1, 10, 2, "/dev/full")), common::WriteFailed,
        [](const auto& fault) { return fault.what == "/dev/full: No space left on device"; });
    BOOST_CHECK_THROW(printed(options_of(1, 1000000, 2, "/dev/full")), common::WriteFailed);
    BOOST_CHECK_THROW(printed(options_of(1, 10, 2, "/no/such/folder/x.csv")), common::WriteFailed);
}

BOOST_AUTO_TEST_CASE(players_survive_their_text) {
    const std::vector<Player> players{Player("A;b%3B"), Player("%", "exec:a;b,\"c\" %41")};
    const auto again = common::parse_players_text(common::players_text(players));
    BOOST_TEST_REQUIRE(static_cast<bool>(again));
    BOOST_TEST_REQUIRE(again->size() == 2);
    for (std::size_t i = 0; i < 2; ++i) BOOST_TEST(to_text((*again)[i]) == to_text(players[i]));
    BOOST_TEST(common::parse_players_text("A%41").error() ==
               "the players' text has a '%' that is none of %3B and %25.");
}

BOOST_AUTO_TEST_CASE(tables_that_are_not_of_one_run_are_refused) {
    BOOST_TEST(merge_error({}) == "--merge needs the CSV files of the parts.");
    BOOST_TEST(merge_error({""}) == "1:1: the file is empty; a table of demo begins with its columns.");
    BOOST_TEST(merge_error({head}) == "1: there is no game in this table.");
    BOOST_TEST(
        merge_error({"game,seed\n0,1\n"}) ==
        "1:1: these are not the columns of demo, which are game,seed,players,result,winner,turns,dice,note.");
    BOOST_TEST(merge_error({head + row(0, 1), head + replaced(row(0, 2), "greedy", "random")}) ==
               "2:2: the players are 'Ada:random', but 'Ada:greedy' in 1.");
}

BOOST_AUTO_TEST_CASE(gaps_and_overlaps_are_refused) {
    BOOST_TEST(
        merge_error({head + row(0, 5), head + row(0, 1) + row(1, 2)}) ==
        "1:2: the games from seed 3 on are missing: 2 ends before it, and this file begins with seed 5.");
    BOOST_TEST(merge_error({head + row(0, 1) + row(1, 2), head + row(0, 2)}) ==
               "2:2: seed 2 stands in 1 too, which holds seeds 1 to 2.");
    BOOST_TEST(merge_error({head + row(0, 1), head + row(0, 1)}) ==
               "2:2: seed 1 stands in 1 too, which holds seeds 1 to 1.");
    BOOST_TEST(merge_error({head + row(0, 1) + row(1, 2) + row(2, 3), head + row(0, 2)}) ==
               "2:2: seed 2 stands in 1 too, which holds seeds 1 to 3.");
    BOOST_TEST(merge_error({head + row(0, 1) + row(1, 3)}) ==
               "1:3: seed 3 stands behind seed 1; the seeds of a table go up by 1.");
    BOOST_TEST(merge_error({head + row(1, 2)}) == "1:2: game 1 stands where game 0 should.");
}

BOOST_AUTO_TEST_CASE(torn_and_damaged_rows_are_refused) {
    const std::string good = head + row(0, 1);
    BOOST_TEST(merge_error({good}) == "none");
    BOOST_TEST(merge_error({good.substr(0, good.size() - 1)}) ==
               "1:2: the file is torn: its last row has no line end.");
    BOOST_TEST(merge_error({good + "\n"}) == "1:3: the row has 1 field instead of 8.");
    BOOST_TEST(merge_error({good + row(0, 2)}) == "1:3: game 0 stands where game 1 should.");
    BOOST_TEST(merge_error({replaced(good, "0,1,", "0,1x,")}) ==
               "1:2: the seed must be a whole number from 0 to 18446744073709551615, not '1x'.");
    BOOST_TEST(
        merge_error({replaced(good, "0,1,", "-0,1,")}) ==
        "1:2: the number of the game must be a whole number from 0 to 18446744073709551615, not '-0'.");
    BOOST_TEST(merge_error({replaced(good, ",5,", ",-5,")}) ==
               "1:2: the number of turns must be a whole number from 0 to 2147483647, not '-5'.");
    BOOST_TEST(merge_error({replaced(good, ",won,", ",,")}) == "1:2: the result is missing.");
    BOOST_TEST(merge_error({replaced(good, "Ada:greedy", "Ada:")}) ==
               "1:2: a kind is missing behind 'Ada:'.");
    const std::string last = "18446744073709551615";
    BOOST_TEST(merge_error({head + replaced(row(0, 1), ",1,", ',' + last + ',') + row(1, 0)}) ==
               "1:3: seed 0 stands behind seed " + last + "; the seeds of a table go up by 1.");
}

BOOST_AUTO_TEST_SUITE_END()
