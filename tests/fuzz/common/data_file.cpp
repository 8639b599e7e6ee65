// Data files: any bytes as records, as a deck of cards; and as a record to be resumed.
#include "common/data_file.hpp"

#include <cstdint>
#include <cstdlib>

#include "common/card_deck.hpp"
#include "common/record.hpp"
#include "common/text.hpp"
#include "tests/fuzz/file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text(data, size);
    try {
        const common::DataFile file("file", text);
        for (const common::Record& record : file.records()) {
            if (record.fields.empty() || record.line < 1) std::abort();
            for (const std::string& field : record.fields) {
                if (field != common::trim(field) || !common::is_utf8(field)) std::abort();
            }
        }
        static_cast<void>(common::read_card_deck(file, {"axe", "net", "hourglass"}));
    } catch (const common::DataError&) {
    }
    try {
        static_cast<void>(common::recorded_arguments(fuzz::file_with(data, size), "demo"));
    } catch (const common::DataError&) {
    }
    return 0;
}
