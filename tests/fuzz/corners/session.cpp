// Whole games of Corners between two people, and against a quick computer.
#include "corners/session.hpp"

#include "tests/fuzz/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::run_session(data, size, [&](const common::Options& given, common::Console& console) {
        common::Options options = given;
        options.players = {common::Player("Ada", "human"),
                           common::Player("Bob", data[0] % 2 == 0 ? "human" : "greedy")};
        corners::Settings settings;
        settings.layout = data[0] % 3 == 0 ? "3x3" : "triangle";
        settings.nodes = 1000;
        corners::play(settings, options, console);
    });
    return 0;
}
