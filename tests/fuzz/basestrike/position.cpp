// What a gunner sees, rosters and layouts of Base Strike: refused with a sentence, or printed back as read.
#include <cstdint>
#include <cstdlib>

#include "basestrike/base.hpp"
#include "basestrike/roster.hpp"
#include "basestrike/sighting.hpp"
#include "tests/fuzz/file.hpp"

using namespace basestrike;

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text(data, size);
    const auto position = parse_position(text);
    if (position) {
        require(*parse_position(to_text(*position)) == *position);
    } else {
        require(position.error().ends_with('.'));
    }
    try {
        require(read_roster(common::DataFile("file", text)).total() > 0);
    } catch (const common::DataError&) {
    }
    try {
        const Base base = read_layout(common::DataFile("file", text));
        const common::Grid<char> letters = base.letters();
        for (const common::Point cell : letters.points()) {
            require((letters.at(cell) != '.') == base.target_at(cell).has_value());
        }
    } catch (const common::DataError&) {
    }
    return 0;
}
