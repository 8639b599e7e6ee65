// driver: plays the experiments of all games without their command lines, so that they can be built with a standard
// library that the system's Boost was not built for (libc++ beside libstdc++) and their bytes compared.
// usage: driver GAME SEED GAMES DATA-FOLDER
#include <cstdlib>
#include <iostream>

#include "basestrike/session.hpp"
#include "common/console.hpp"
#include "common/data_file.hpp"
#include "common/options.hpp"
#include "corners/session.hpp"
#include "jumanji/session.hpp"
#include "slimetrail/session.hpp"
#include "submarines/session.hpp"

namespace {

common::Options options_of(char** argv) {
    common::Options options;
    options.seed = std::strtoull(argv[2], nullptr, 10);
    options.games = std::strtoull(argv[3], nullptr, 10);
    options.data_folder = argv[4];
    options.jobs = 2;
    options.csv = "-";
    return options;
}

void play(const std::string& game, const common::Options& options, common::Console& console) {
    if (game == "jumanji") jumanji::play({}, options, console);
    if (game == "slimetrail") slimetrail::play({}, options, console);
    if (game == "basestrike") basestrike::play({}, options, console);
    if (game == "corners") {
        corners::Settings settings;
        settings.nodes = 200;
        corners::play(settings, options, console);
    }
    if (game == "submarines") {
        submarines::Settings settings;
        settings.is_random = true;
        submarines::play(settings, options, console);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::cerr << "usage: driver GAME SEED GAMES DATA-FOLDER\n";
        return 2;
    }
    try {
        common::Console console({});
        play(argv[1], options_of(argv), console);
        console.flush();
        return 0;
    } catch (const std::exception& fault) {
        std::cerr << "driver: " << fault.what() << '\n';
        return 1;
    }
}
