// What lies in the box: any bytes as cards, as a rescue die, as exclamations, as paths.
#include "jumanji/box.hpp"

#include <array>
#include <cstdint>
#include <functional>

#include "tests/fuzz/file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using common::DataFile;
    static const std::array<std::function<void(const DataFile&)>, 5> readers{
        [](const DataFile& file) {
            static_cast<void>(common::read_card_deck(file, {"axe", "net", "hourglass"}));
        },
        [](const DataFile& file) { static_cast<void>(jumanji::read_rescue_die(file)); },
        [](const DataFile& file) { static_cast<void>(jumanji::read_exclamations(file)); },
        [](const DataFile& file) { static_cast<void>(jumanji::read_paths(file, false)); },
        [](const DataFile& file) { static_cast<void>(jumanji::read_paths(file, true)); },
    };
    for (const auto& reader : readers) {
        try {
            reader(DataFile("file", fuzz::text(data, size)));
        } catch (const common::DataError&) {
        }
    }
    return 0;
}
