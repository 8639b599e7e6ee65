// submarines_games_bench: rows of the table of games.hpp, each on random maps.
#include "submarines/experiment.hpp"
#include "tests/bench/games.hpp"

using namespace submarines;

int main() {
    for (const std::string& killers : strategy_names()) {
        const common::Options options = bench::options_of_a_batch();
        Settings settings;
        settings.is_random = true;
        settings.killers = killers;
        bench::print_games("submarines, " + killers,
                           experiment(checked_scenario(settings, options), options));
    }
}
