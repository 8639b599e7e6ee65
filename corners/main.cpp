// main: the way from the command line into the session.
#include "common/program.hpp"
#include "corners/main_options.hpp"
#include "corners/session.hpp"

int main(int argc, char** argv) {
    corners::Settings settings;
    return common::run(corners::program(), corners::own_options(&settings), argc, argv,
                       [&](const common::Options& options, common::Console& console) {
                           corners::play(settings, options, console);
                       });
}
