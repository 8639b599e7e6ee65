// batch: experiments of many games without a question: --games, --jobs, --csv, --merge, and their summary.
//
// Game i (from 0) uses seed S+i, so any of them can be played again alone, and a run can be split over
// machines: "--seed 1 --games 500000" and "--seed 500001 --games 500000" are the two halves of
// "--seed 1 --games 1000000". The output is the same bytes for every number of threads, and merge() prints
// the summary of the whole.
//
// Text form the table of batch_table.hpp, and the text of summary.hpp
// Errors    what a game throws comes out of run_batch(), behind the rows of the games before it
// Cost      a game hands over a few numbers; text is made of them only for a CSV file
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "common/console.hpp"
#include "common/options.hpp"
#include "common/program.hpp"

namespace common {

// One game's outcome.
struct Outcome {
    static constexpr int nobody = -1;
    int winner = nobody;  // index into Experiment::winners
    int turns = 0;
    std::array<std::int64_t, 8> own{};  // what the game needs to write its result and its own columns
    std::string forfeit{};              // what a bot lost for, as the result says it; empty otherwise
};

struct OutcomeText {
    std::string result;            // what stands behind "Result: "
    std::vector<std::string> own;  // one for each of Program::csv_columns
};

struct Experiment {
    // All seats with their kinds; what is no seat may be told here too.
    std::vector<Player> players;
    // Names of who can win, best those of the players: the summary lists each of these.
    std::vector<std::string> winners;

    // Makes a function that plays the game of a seed from start to end. Called once a thread, so that a
    // thread may keep tables between its games; the outcome must depend on the seed alone.
    std::function<std::function<Outcome(std::uint64_t seed)>()> make_play;

    // Called in any thread.
    std::function<OutcomeText(const Outcome&)> text;
};

// Plays options.games games; prints the summary, and writes the CSV if one is asked for. Precondition: games.
void run_batch(const Program& program, const Options& options, const Experiment& experiment,
               Console& console);

// Prints the summary of a run whose parts these CSV files are, in any order. Throws DataError if they are not
// of one run: other games, players or columns, gaps or overlaps of seeds.
void merge(const Program& program, const std::vector<std::string>& files, Console& console);

}  // namespace common
