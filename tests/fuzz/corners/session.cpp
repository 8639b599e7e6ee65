// Whole games of Corners between two people, and against a quick computer. No hints: the engine thinks about
// one for a fifth of a second, and here, with all that is checked, for several.
#include "corners/session.hpp"

#include <string_view>

#include "tests/fuzz/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (std::string_view(reinterpret_cast<const char*>(data), size).find("hint") != std::string_view::npos)
        return 0;
    fuzz::run_session(data, size, [&](const common::Options& given, common::Console& console) {
        common::Options options = given;
        options.players = {common::Player("Ada", "human"),
                           common::Player("Bob", data[0] % 2 == 0 ? "human" : "greedy")};
        corners::Settings settings;
        settings.layout = data[0] % 3 == 0 ? "3x3" : "triangle";
        corners::play(settings, options, console);
    });
    return 0;
}
