#include "slimetrail/matching.hpp"

#include <bit>
#include <boost/test/unit_test.hpp>

#include "common/random.hpp"
#include "slimetrail/core.hpp"

using namespace slimetrail;

namespace {

// The size of a maximum matching, by trying everything: each x-cell in turn stays alone or takes a neighbour.
int largest_matching(const Frame& frame, Half x, Half o) {
    if (x == 0) return 0;
    const Half cell = lowest(x);
    int best = largest_matching(frame, x & ~cell, o);
    for (Half left = frame.to_o(cell) & o; left != 0; left &= left - 1) {
        best = std::max(best, 1 + largest_matching(frame, x & ~cell, o & ~lowest(left)));
    }
    return best;
}

// Some cells of the upper left corner of the board.
Cells random_corner(common::Random& random) {
    Cells cells;
    for (int row = 0; row < 4; ++row) {
        for (int col = 0; col < 5; ++col) {
            if (random.below(4) != 0) cells |= Cells::of(bit_of({row, col}));
        }
    }
    return cells & ~Cells::of(0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(matching_test)

// Both frames, and cells at the ends of rows.
BOOST_AUTO_TEST_CASE(halves_know_the_neighbours_of_every_cell) {
    for (const Point cell : Grid<Cell>(max_size, max_size).points()) {
        const int bit = bit_of(cell);
        const Frame& frame = frame_of(bit);
        const Cells around = neighbours(Cells::of(bit)) & ~Cells::of(0);
        Cells board;
        for (int i = 1; i < max_size * max_size; ++i) board |= Cells::of(i);
        const Half o = frame.o_half(Cells::of(bit));
        BOOST_TEST((frame.to_x(o) & frame.x_half(board)) == frame.x_half(around & board));
        const Half x = frame.x_half(around & board);
        for (Half left = x; left != 0; left &= left - 1) BOOST_TEST((frame.to_o(lowest(left)) & o) == o);
        BOOST_TEST(frame.with_two_neighbours(o, x) == (std::popcount(x) >= 2 ? o : 0));
    }
}

BOOST_AUTO_TEST_CASE(searching_for_partners_makes_a_matching_maximum) {
    common::Random random(1, common::Stream::Setup);
    for (int i = 0; i < 400; ++i) {
        const Cells cells = random_corner(random);
        for (const Frame& frame : {even_frame, odd_frame}) {
            const Half x = frame.x_half(cells);
            const Half o = frame.o_half(cells);
            Matching matching;
            for (Half left = x; left != 0; left &= left - 1) {
                static_cast<void>(find_partner(frame, matching, lowest(left), o));
            }
            BOOST_TEST(std::popcount(matching.matched_x()) == largest_matching(frame, x, o));
            BOOST_TEST((matching.matched_x() & ~x) == 0U);
            BOOST_TEST((matching.matched_o() & ~o) == 0U);
            for (Half left = matching.matched_x(); left != 0; left &= left - 1) {
                const Half partner = matching.partners_of_x(lowest(left));
                BOOST_TEST(std::popcount(partner) == 1);
                BOOST_TEST((frame.to_o(lowest(left)) & partner) == partner);
                BOOST_TEST(matching.partners_of_o(partner) == lowest(left));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_failed_search_tells_what_it_reached) {
    // One o-cell (0,2) between two x-cells (0,1) and (0,3): the second finds it taken.
    const Cells x_cells = Cells::of(1) | Cells::of(3);
    const Half x = even_frame.x_half(x_cells);
    const Half o = even_frame.o_half(Cells::of(2));
    Matching matching;
    BOOST_TEST(find_partner(even_frame, matching, lowest(x), o).found);
    const Search search = find_partner(even_frame, matching, x & ~lowest(x), o);
    BOOST_TEST(!search.found);
    BOOST_TEST(search.x == x);
    BOOST_TEST(search.o == o);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(core_test)

namespace {

// O stands on p; o, x are the cells of the core, L those that are losing for O.
Core core_of(const std::vector<std::string>& rows) {
    Cells o, x, losing, p;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t col = 0; col < rows[row].size(); ++col) {
            const Cells cell = Cells::of(bit_of({static_cast<int>(row), static_cast<int>(col)}));
            const char letter = rows[row][col];
            if (letter == 'o' || letter == 'L') o |= cell;
            if (letter == 'L') losing |= cell;
            if (letter == 'x') x |= cell;
            if (letter == 'p') p |= cell;
        }
    }
    Core core;
    core.o = even_frame.o_half(o);
    core.x = even_frame.x_half(x);
    core.losing = even_frame.o_half(losing);
    core.options = even_frame.x_half(x & neighbours(p));
    return core;
}

Verdict verdict_of(const std::vector<std::string>& rows) {
    Core core = core_of(rows);
    return simplify(even_frame, core);
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_o_who_can_follow_a_matching_draws) {
    // All of x1 x2 can be matched with p and o only together: every maximum matching covers p.
    BOOST_TEST((verdict_of({".x.", "xpx", ".x."}) == Verdict::Draw));
    BOOST_TEST((verdict_of({"px."}) == Verdict::Draw));
}

BOOST_AUTO_TEST_CASE(a_dead_end_is_a_win_where_o_loses_and_a_draw_elsewhere) {
    BOOST_TEST((verdict_of({"pxL"}) == Verdict::XWins));
    BOOST_TEST((verdict_of({"pxo"}) == Verdict::Draw));
    BOOST_TEST((verdict_of({"pxo", "..x", "..L"}) == Verdict::XWins));  // o becomes losing
}

// The example of core.hpp, one row lower so that p is an o-cell.
BOOST_AUTO_TEST_CASE(dead_ends_close_one_after_another) {
    BOOST_TEST((verdict_of({"...", "xo.", "pxL"}) == Verdict::XWins));
    BOOST_TEST((verdict_of({"...", "xo.", "pxo"}) == Verdict::Draw));
}

BOOST_AUTO_TEST_CASE(what_cannot_matter_is_deleted) {
    // The right half hangs on an x-cell whose partner is beyond: X would never go there.
    Core core = core_of({"pxoxo", "xoxo.", "LxLx."});
    const Half before = core.o;
    if (simplify(even_frame, core) == Verdict::Open) BOOST_TEST((core.o & ~before) == 0U);
    BOOST_TEST((core.matching.matched_x() & ~core.x) == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
