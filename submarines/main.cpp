// main: the options of this game, and the way into the session.
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/value_semantic.hpp>

#include "common/option_values.hpp"
#include "common/options.hpp"
#include "common/program.hpp"
#include "submarines/rules.hpp"
#include "submarines/session.hpp"

namespace po = boost::program_options;

int main(int argc, char** argv) {
    using submarines::largest_side, submarines::smallest_side;
    submarines::Settings settings;
    po::options_description own("Submarines");
    auto add = own.add_options();
    add("rows", common::whole_number(&settings.rows, smallest_side, largest_side),
        "rows of the grid (default: 10)");
    add("cols", common::whole_number(&settings.cols, smallest_side, largest_side), "columns (default: 10)");
    add("map", common::text(&settings.map, "FILE"),
        "fill the grid from a file, or from one of our maps by name");
    add("random", po::bool_switch(&settings.is_random), "fill the grid by chance");
    add("killers-count", common::whole_number(&settings.killers_count, 0, 675),
        "with --random; by the area: 2 of 100");
    add("fuel-count", common::whole_number(&settings.fuel_count, 0, 675),
        "with --random; by the area: 12 of 100");
    add("obstacles-count", common::whole_number(&settings.obstacles_count, 0, 675),
        "with --random; 15 of 100");
    add("edit", po::bool_switch(&settings.is_edited), "go on in setup with the grid that is filled");
    add("killers", common::text(&settings.killers, "NAME"),
        "random, chase, encircle, guard or ahead (the default)");
    add("max-rounds", common::whole_number(&settings.max_rounds, 1, 1'000'000), "most rounds of a game");

    return common::run(submarines::program(), own, argc, argv,
                       [&](const common::Options& options, common::Console& console) {
                           submarines::play(settings, options, console);
                       });
}
