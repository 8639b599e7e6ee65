// games: how many games of a batch one core plays in a second, beside the floor: the rate at which the games'
// random draws alone could be made. The function measured is the batch's own. Seconds are those of the
// processor, so that other work on the machine counts little.
//
// Use       jumanji_games_bench.cpp and its likes print a row for each kind of player; `make bench` prints the
//           heading
#pragma once

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>

#include "common/batch.hpp"
#include "common/random.hpp"

namespace bench {

inline double seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Of one raw draw.
inline double seconds_a_draw() {
    constexpr int draws = 20'000'000;
    common::Random random(1, common::Stream::Dice);
    std::uint64_t sum = 0;
    const std::clock_t start = std::clock();
    for (int i = 0; i < draws; ++i) sum += random.next();
    const double seconds = seconds_since(start);
    // The sum must be used, or the loop would be left out.
    return sum == 0 ? 0 : seconds / draws;
}

inline void print_games(const std::string& what, const common::Experiment& experiment) {
    const auto play = experiment.make_play();
    for (std::uint64_t seed = 0; seed < 10; ++seed) static_cast<void>(play(seed));  // warms up
    const std::uint64_t draws_before = common::Random::draws();
    std::uint64_t games = 0;
    std::int64_t turns = 0;
    const std::clock_t start = std::clock();
    double seconds = 0;
    while (seconds < 1) {
        turns += play(games).turns;
        ++games;
        seconds = seconds_since(start);
    }
    const auto count = static_cast<double>(games);
    const double draws = static_cast<double>(common::Random::draws() - draws_before) / count;
    std::printf("%-36s %10.0f %10.1f %10.1f %12.0f\n", what.c_str(), count / seconds,
                static_cast<double>(turns) / count, draws, 1 / (draws * seconds_a_draw()));
    std::fflush(stdout);
}

// What --games N gives the players that nobody named.
inline common::Options options_of_a_batch() {
    common::Options options;
    options.data_folder = "data";
    options.games = 1;
    return options;
}

}  // namespace bench
