// A whole game of Jumanji.
#include "jumanji/session.hpp"

#include "tests/fuzz/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::run_session(data, size, [](const common::Options& options, common::Console& console) {
        jumanji::play({}, options, console);
    });
    return 0;
}
