// Positions, moves and layouts of Corners: refused with a sentence, or printed back as read. The plain rules
// and the bitboards must find the same moves.
#include <cstdint>
#include <cstdlib>

#include "corners/bitboard.hpp"
#include "corners/layout.hpp"
#include "corners/rules.hpp"
#include "tests/fuzz/file.hpp"

using namespace corners;

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

void check_moves(const Position& position) {
    require(to_position(to_bitboard(position)) == position);
    require(*parse_position(to_text(position)) == position);
    const std::vector<Move> moves = legal_moves(position);
    require(moves.empty() != can_move(position, position.to_move));
    for (const Move& move : moves) {
        require(!fault(position, move));
        require(*parse_move(to_text(move)) == move);
        const std::vector<Point> cells = way(position, move);
        require(cells.front() == move.from && cells.back() == move.to);
        require(*parse_position(to_text(after(position, move))) == after(position, move));
    }
    const Bitboard board = to_bitboard(position);
    require(moves.size() == perft(board.own(), board.enemy(), 1));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text(data, size);
    if (const auto move = parse_move(text)) require(*parse_move(to_text(*move)) == *move);
    const auto position = parse_position(text);
    if (position) {
        check_moves(*position);
    } else {
        require(position.error().ends_with('.'));
    }
    try {
        const Layout layout("fuzz", common::DataFile("file", text));
        check_moves(layout.start());
        require(distance_left(layout, layout.start(), Side::White) > 0);
    } catch (const common::DataError&) {
    }
    return 0;
}
