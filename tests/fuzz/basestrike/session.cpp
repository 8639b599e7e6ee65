// Whole games of Base Strike. No hints: what they look at takes a second to make.
#include "basestrike/session.hpp"

#include <string_view>

#include "tests/fuzz/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (std::string_view(reinterpret_cast<const char*>(data), size).find("hint") != std::string_view::npos)
        return 0;
    fuzz::run_session(data, size, [](const common::Options& options, common::Console& console) {
        basestrike::play({}, options, console);
    });
    return 0;
}
