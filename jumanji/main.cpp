// main: the options of this game, and the way into the session.
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/value_semantic.hpp>

#include "common/option_values.hpp"
#include "common/options.hpp"
#include "common/program.hpp"
#include "jumanji/rules.hpp"
#include "jumanji/session.hpp"

namespace po = boost::program_options;

int main(int argc, char** argv) {
    jumanji::Settings settings;
    po::options_description own("Jumanji");
    auto add = own.add_options();
    add("auto", po::bool_switch(&settings.is_auto), "wait for nobody; give the free colours in their order");
    add("lives", common::whole_number(&settings.lives, 1, jumanji::most_lives), "lives of a player");
    add("cards", common::text(&settings.cards, "FILE"), "cards: number | rescue | danger | riddle");
    add("no-shuffle", po::bool_switch(&settings.no_shuffle), "keep the cards in the file's order");
    add("die", common::text(&settings.die, "FILE"), "the 8 faces of the rescue die");
    add("exclamations", common::text(&settings.exclamations, "FILE"), "what is shouted at a danger");
    add("paths", common::text(&settings.paths, "FILE"), "paths: colour | 42 spaces out of .WJR and !");
    add("free-paths", po::bool_switch(&settings.free_paths), "allow any number of each space in them");
    add("dice", common::text(&settings.dice, "6,3,1"), "the first rolls of the 8-sided die");
    add("rescue", common::text(&settings.rescue, "axe,net"), "the first rolls of the rescue die");

    return common::run(jumanji::program(), own, argc, argv,
                       [&](const common::Options& options, common::Console& console) {
                           jumanji::play(settings, options, console);
                       });
}
