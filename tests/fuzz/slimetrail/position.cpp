// Positions of Slime Trail: refused with a sentence, or printed back as read; and so is every position that
// comes of them, unless the piece has entered a goal.
#include <cstdint>
#include <cstdlib>

#include "slimetrail/bitboard.hpp"
#include "slimetrail/rules.hpp"
#include "slimetrail/typed_move.hpp"
#include "tests/fuzz/file.hpp"

using namespace slimetrail;

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

void must_survive(const Position& position) {
    const auto again = parse_position(to_text(position));
    require(again && *again == position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text(data, size);
    const auto position = parse_position(text);
    if (!position) {
        require(position.error().ends_with('.'));
        static_cast<void>(parse_size(text));
        return 0;
    }
    must_survive(*position);
    require(result(*position).has_value() == legal_moves(*position).empty());
    for (const Point to : legal_moves(*position)) {
        if (!is_goal(*position, to)) must_survive(after(*position, to));
    }
    const Game game(*position, false);
    if (!game.ending()) static_cast<void>(parse_move(game, text));
    return 0;
}
