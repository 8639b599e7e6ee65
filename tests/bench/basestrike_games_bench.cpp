// basestrike_games_bench: rows of the table of games.hpp.
#include "basestrike/experiment.hpp"
#include "tests/bench/games.hpp"

using namespace basestrike;

int main() {
    for (const std::string kind : {"random", "hunter", "oracle"}) {
        common::Options options = bench::options_of_a_batch();
        options.players = {common::Player("Ann", kind)};
        bench::print_games("basestrike, " + kind, experiment(checked_setup({}, options)));
    }
}
