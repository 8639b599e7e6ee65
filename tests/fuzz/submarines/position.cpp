// Positions, actions and placements of Submarines: refused with a sentence, or printed back as read; and
// every turn of the user's leads to such a position again.
#include <array>
#include <cstdint>
#include <cstdlib>

#include "submarines/rules.hpp"
#include "submarines/setup.hpp"
#include "tests/fuzz/file.hpp"

using namespace submarines;

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

void check_turns(const Position& position) {
    static_cast<void>(ending(position));
    static_cast<void>(result_text(position));
    for (const common::Point killer : killer_cells(position)) {
        for (const common::Point to : killer_targets(position, killer)) require(position.cells.contains(to));
    }
    if (!user_cell(position)) return;
    for (const char* typed : {"a", "d", "w", "x"}) {
        const auto action = parse_action(typed, position);
        if (!action) continue;
        Position after = position;
        move_user(after, *action);
        require(after.fuel >= 0 && after.user_score >= position.user_score);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text(data, size);
    const common::Grid<char> sea(10, 26, water);
    if (const auto placement = parse_placement(text, sea)) {
        common::Grid<char> cells = sea;
        require(!place(cells, *placement) && cells.at(placement->cell) == placement->mark);
    }
    const auto position = parse_position(text);
    if (!position) {
        require(position.error().ends_with('.'));
        return 0;
    }
    const auto again = parse_position(to_text(*position));
    require(again && *again == *position);
    check_turns(*position);
    return 0;
}
