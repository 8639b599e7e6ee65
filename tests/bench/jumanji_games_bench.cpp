// jumanji_games_bench: a row of the table of games.hpp.
#include "jumanji/experiment.hpp"
#include "tests/bench/games.hpp"

using namespace jumanji;

int main() {
    Setup setup;
    setup.box = open_box({"data/jumanji/cards.txt", "data/jumanji/rescue-die.txt",
                          "data/jumanji/exclamations.txt", "", false});
    for (const Colour colour : all_colours) setup.players.emplace_back(to_text(colour), to_text(colour));
    bench::print_games("jumanji, 4 players", experiment(setup));
}
