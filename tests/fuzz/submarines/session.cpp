// Whole games of Submarines: from an empty grid, and on one that is drawn.
#include "submarines/session.hpp"

#include "tests/fuzz/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::run_session(data, size, [&](const common::Options& options, common::Console& console) {
        submarines::Settings settings;
        if (data[0] % 2 == 0) {
            settings.is_random = true;
        } else {
            settings.rows = 4;
            settings.cols = 6;
        }
        settings.killers = data[0] % 3 == 0 ? "encircle" : "chase";
        settings.max_rounds = 50;
        submarines::play(settings, options, console);
    });
    return 0;
}
