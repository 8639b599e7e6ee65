// main: the options of this game, and the way into the session.
#include <boost/program_options/options_description.hpp>

#include "basestrike/session.hpp"
#include "common/option_values.hpp"
#include "common/options.hpp"
#include "common/program.hpp"

namespace po = boost::program_options;

int main(int argc, char** argv) {
    basestrike::Settings settings;
    po::options_description own("Base Strike");
    auto add = own.add_options();
    add("roster", common::text(&settings.roster, "FILE"), "how many targets of each kind: kind | count");
    add("layout", common::text(&settings.layout, "FILE"), "a placed base: 10 rows out of . H A B T O");

    return common::run(basestrike::program(), own, argc, argv,
                       [&](const common::Options& options, common::Console& console) {
                           basestrike::play(settings, options, console);
                       });
}
