// corners_games_bench: rows of the table of games.hpp.
#include "corners/experiment.hpp"
#include "corners/session.hpp"
#include "corners/session_setup.hpp"
#include "tests/bench/games.hpp"

using namespace corners;

int main() {
    for (const std::string kind : {"random", "greedy", "search=2"}) {
        common::Options options = bench::options_of_a_batch();
        options.players = {common::Player("White", kind), common::Player("Black", kind)};
        bench::print_games("corners, " + kind, experiment(checked_setup({}, options)));
    }
}
