// slimetrail_games_bench: rows of the table of games.hpp.
#include "slimetrail/experiment.hpp"
#include "tests/bench/games.hpp"

using namespace slimetrail;

int main() {
    for (const std::string kind : {"random", "mobility", "lookahead", "perfect"}) {
        common::Options options = bench::options_of_a_batch();
        options.players = {common::Player("Green", kind), common::Player("Red", kind)};
        bench::print_games("slimetrail, " + kind, experiment(checked_setup({}, options), 1));
    }
}
