// Input lines: any bytes, arriving in pieces, as lines in bounded memory.
#include "common/line_reader.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdlib>

#include "common/text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::array<int, 2> ends;
    if (size == 0 || ::pipe(ends.data()) != 0) return 0;
    common::LineReader reader(ends[0], 16);
    const std::size_t piece = 1 + data[0] % 32;
    std::size_t lines = 0;
    const auto take_lines = [&] {
        while (const auto line = reader.next()) {
            if (line->text.size() > 16 || line->text != common::trim(line->text)) std::abort();
            if (!common::is_utf8(common::printable(line->text))) std::abort();
            ++lines;
        }
    };
    for (std::size_t at = 1; at < size; at += piece) {
        const std::size_t length = std::min(piece, size - at);
        if (::write(ends[1], data + at, length) != static_cast<ssize_t>(length)) std::abort();
        reader.fill();
        take_lines();
    }
    ::close(ends[1]);
    while (reader.fill()) take_lines();
    take_lines();
    if (!reader.has_ended() || lines > size) std::abort();
    ::close(ends[0]);
    return 0;
}
