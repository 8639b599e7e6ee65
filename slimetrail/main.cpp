// main: the options of this game, and the way into the session.
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/value_semantic.hpp>
#include <string>
#include <vector>

#include "common/option_values.hpp"
#include "common/options.hpp"
#include "common/program.hpp"
#include "slimetrail/session.hpp"

namespace po = boost::program_options;

int main(int argc, char** argv) {
    slimetrail::Settings settings;
    // --analyse may have a word behind it or none: "no tokens of its own, but any that follow". (An implicit
    // value would do as well, had its meaning not changed from one release of Boost to another.)
    auto* const analyse =
        po::value<std::vector<std::string>>()->zero_tokens()->multitoken()->value_name("[-]");
    analyse->notifier([&](const std::vector<std::string>& words) { settings.analyse = words; });

    po::options_description own("Slime Trail");
    auto add = own.add_options();
    add("size", common::text(&settings.size, "SIZE"), "5 (default), or rows x columns, as 6x9; 2 to 11 each");
    add("position", common::text(&settings.position, "ROWS"),
        "start there: rows joined by /, a blank, g or r");
    add("analyse", analyse,
        "no game: values of all starts, or of --position; -: of positions from the input");
    add("solver", common::whole_number(&settings.solver, slimetrail::first_chapter, slimetrail::last_chapter),
        "chapter of the solver that analyses (4)");

    return common::run(slimetrail::program(), own, argc, argv,
                       [&](const common::Options& options, common::Console& console) {
                           slimetrail::play(settings, options, console);
                       });
}
