// Whole sessions of Slime Trail, of two people, and of a person and the computer.
#include "slimetrail/session.hpp"

#include <string_view>

#include "tests/fuzz/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::run_session(data, size, [&](const common::Options& given, common::Console& console) {
        common::Options options = given;
        if (data[0] % 2 == 0) {
            options.players = {common::Player("Ada", "human"), common::Player("Bob", "human")};
        } else {
            options.players = {common::Player("Ada", "human"), common::Player("Bob", "mobility")};
        }
        slimetrail::Settings settings;
        // Small boards: on large ones a hint is exact, and so not quick.
        settings.size = data[0] % 3 == 0 ? "2x4" : "4x3";
        const std::string_view typed(reinterpret_cast<const char*>(data), size);
        if (typed.find("size") != std::string_view::npos && typed.find("hint") != std::string_view::npos)
            return;
        slimetrail::play(settings, options, console);
    });
    return 0;
}
