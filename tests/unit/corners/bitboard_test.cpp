#include "corners/bitboard.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/corners/known_positions.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

std::vector<Point> points(Bits bits) {
    std::vector<Point> found;
    for (; bits != 0; bits &= bits - 1) found.push_back(point_of(lowest_cell(bits)));
    return found;
}

std::uint64_t perft_of(const Position& position, int depth) {
    const Bitboard board = to_bitboard(position);
    return perft(board.own(), board.enemy(), depth);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(bitboard_test)

BOOST_AUTO_TEST_CASE(perft_of_the_starts_is_known) {
    for (const auto& start : corners_test::known_starts) {
        const Position here = corners_test::layout(start.layout).start();
        for (int depth = 0; depth <= 5; ++depth) {
            const std::uint64_t known = depth == 0 ? 1 : start.perft.at(static_cast<std::size_t>(depth - 1));
            BOOST_TEST(perft_of(here, depth) == known);
        }
    }
}

BOOST_AUTO_TEST_CASE(perft_of_known_positions) {
    for (const auto& known : corners_test::known_positions) {
        const Position here = corners_test::position(known.position);
        for (int depth = 1; depth <= 3; ++depth) {
            BOOST_TEST(perft_of(here, depth) == known.perft.at(static_cast<std::size_t>(depth - 1)));
        }
    }
}

BOOST_AUTO_TEST_CASE(both_forms_have_the_same_moves) {
    for (const std::string& name : shipped_layouts()) {
        corners_test::for_random_positions(name, 20, 100, 11, [](const Position& here) {
            const Bitboard board = to_bitboard(here);
            BOOST_TEST((to_position(board) == here));
            const Jumps jumps(board.occupied());
            int moves = 0;
            for (const Point& from : chips(here, here.to_move)) {
                const Bits reached = destinations(bit(cell_of(from)), board.occupied(), jumps);
                BOOST_TEST((points(reached) == destinations(here, from)));
                moves += count(reached);
            }
            BOOST_TEST(count_moves(board.own(), board.enemy()) == moves);
        });
    }
}

// Crowded boards have the longest chains, and edges on all sides.
BOOST_AUTO_TEST_CASE(both_forms_have_the_same_moves_on_boards_filled_at_random) {
    common::Random random(12, common::Stream::Setup);
    for (int i = 0; i < 2000; ++i) {
        Position here;
        const int share = 1 + random.below(9);
        for (const Point& point : here.cells.points()) {
            const int drawn = random.below(20);
            if (drawn < 2 * share) here.cells.at(point) = drawn < share ? 'w' : 'b';
        }
        for (int depth = 1; depth <= 2; ++depth) BOOST_TEST(perft_of(here, depth) == perft(here, depth));
    }
}

BOOST_AUTO_TEST_CASE(bits_are_counted) {
    BOOST_TEST(count(0) == 0);
    BOOST_TEST(count(~Bits{0}) == 64);
    common::Random random(13, common::Stream::Setup);
    for (int i = 0; i < 1000; ++i) {
        const Bits a = random.next();
        const Bits b = random.next();
        const Bits c = random.next();
        const Bits d = random.next();
        BOOST_TEST(count(a) == std::popcount(a));
        BOOST_TEST(count_four(a, b, c, d) == count(a) + count(b) + count(c) + count(d));
    }
}

BOOST_AUTO_TEST_SUITE_END()
