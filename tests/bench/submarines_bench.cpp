// submarines_bench: the order of the killers (time for a turn, and how often it is known to be the best), and the
// strategies: the computer's share of wins and the time for a game, each against each captain.
//
// usage: submarines [GAMES]     on random maps of the seeds 1 ... GAMES, the same for every strategy (default 500)
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "submarines/experiment.hpp"
#include "submarines/killers.hpp"

using namespace submarines;

namespace {

double seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Turns on grids drawn by chance, in which killers, obstacles and water are in that proportion.
void measure_turns(int side, int killers, int obstacles, int turns) {
    double all = 0;
    double worst = 0;
    int proven = 0;
    int met = 0;
    for (int i = 0; i < turns; ++i) {
        common::Random random(static_cast<std::uint64_t>(i), common::Stream::Setup);
        const Position position{draw_grid(side, side, {killers, 2, obstacles}, random)};
        const std::clock_t start = std::clock();
        const KillersOrder order = order_killers(position, [&](const Step&) { return random.below(1000); });
        const double seconds = seconds_since(start);
        all += seconds;
        worst = std::max(worst, seconds);
        proven += order.is_most ? 1 : 0;
        met += order.bound == static_cast<int>(order.plan.size()) ? 1 : 0;
    }
    std::printf("%2dx%-2d %8d %10d %8d %10.4f %10.4f %9.1f %9.1f\n", side, side, killers, obstacles, turns,
                1000 * all / turns, 1000 * worst, 100.0 * proven / turns, 100.0 * met / turns);
}

void measure_games(const std::string& captain, const std::string& killers, const Counts& counts, int games) {
    Settings settings;
    settings.is_random = true;
    settings.killers = killers;
    settings.killers_count = counts.killers;
    settings.fuel_count = counts.fuel;
    settings.obstacles_count = counts.obstacles;
    common::Options options;
    options.players = {common::Player("User", captain)};
    const Scenario scenario = checked_scenario(settings, options);
    int wins = 0;
    std::int64_t rounds = 0;
    const std::clock_t start = std::clock();
    for (int i = 1; i <= games; ++i) {
        const common::Outcome outcome = play_out(scenario, static_cast<std::uint64_t>(i));
        wins += outcome.winner == 1 ? 1 : 0;
        rounds += outcome.turns;
    }
    const double seconds = seconds_since(start);
    std::printf("%-10s %-10s %7d %5d %9d %7d %9.2f %9.1f %10.3f\n", captain.c_str(), killers.c_str(),
                counts.killers, counts.fuel, counts.obstacles, games, 100.0 * wins / games,
                static_cast<double>(rounds) / games, 1000 * seconds / games);
}

}  // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::max(1, std::atoi(argv[1])) : 500;
    std::printf("submarines: a computer's turn, milliseconds of one core\n");
    std::printf("grid   killers  obstacles    turns       mean      worst  proven %% bound met %%\n");
    measure_turns(10, 2, 15, 2000);
    measure_turns(26, 50, 100, 300);
    measure_turns(26, 50, 500, 300);
    measure_turns(26, 300, 100, 20);
    measure_turns(26, 300, 300, 20);  // so tight that the search seldom meets its bound
    measure_turns(6, 12, 20, 1000);
    measure_turns(6, 16, 17, 1000);
    measure_turns(10, 50, 30, 100);
    measure_turns(10, 50, 45, 100);
    std::printf("\nsubmarines: wins of the computer, 10x10\n");
    std::printf("captain    strategy   killers  fuel obstacles   games    wins %%    rounds    ms/game\n");
    for (const Counts& counts : {Counts{2, 12, 15}, Counts{3, 12, 15}, Counts{2, 20, 10}}) {
        for (const std::string& killers : strategy_names())
            measure_games("collector", killers, counts, games);
    }
    for (const char* captain : {"random", "greedy"}) {
        for (const std::string& killers : strategy_names()) measure_games(captain, killers, {}, games);
    }
    return 0;
}
