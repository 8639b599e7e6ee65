#include "slimetrail/rules.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <sstream>

#include "common/notation.hpp"
#include "slimetrail/bitboard.hpp"
#include "support.hpp"

using namespace slimetrail;
using support::position_of;

namespace {

std::string moves_of(const std::string& text) {
    std::string moves;
    for (const Point to : legal_moves(position_of(text))) {
        moves += (moves.empty() ? "" : " ") + common::to_text(to);
    }
    return moves;
}

// The numbers of move sequences of length 0, 1, 2, ... up to `longest`.
void count_sequences(Position& position, std::size_t length, std::vector<std::uint64_t>& counts) {
    ++counts[length];
    if (length + 1 == counts.size()) return;
    for (const Point to : legal_moves(position)) {
        Position next = after(position, to);
        count_sequences(next, length + 1, counts);
    }
}

// The same on bits.
void count_bit_sequences(const BitPosition& position, std::size_t length,
                         std::vector<std::uint64_t>& counts) {
    ++counts[length];
    const Cells goals = position.own_goal | position.their_goal;
    if (length + 1 == counts.size() || goals.has(position.piece)) return;
    for (Cells left = position.moves(); !left.empty(); left &= ~Cells::of(left.first())) {
        count_bit_sequences(position.after(left.first()), length + 1, counts);
    }
}

struct Perft {
    Position start;
    std::vector<std::uint64_t> counts;
};

std::vector<Perft> perft_lines() {
    std::vector<Perft> all;
    for (const std::string& line : support::lines_of("perft.txt")) {
        std::istringstream in(line);
        int rows = 0, cols = 0, row = 0, col = 0;
        char bar = 0, comma = 0;
        in >> rows >> cols >> bar >> row >> comma >> col >> bar;
        Perft perft{start_position(rows, cols, {row - 1, col - 1}), {}};
        std::uint64_t sum = 0;
        for (std::uint64_t count = 0; in >> count && sum < 400000; sum += count)
            perft.counts.push_back(count);
        all.push_back(perft);
    }
    return all;
}

struct Bad {
    std::string text;
    std::string error;
    friend std::ostream& operator<<(std::ostream& out, const Bad& bad) {
        return out << '"' << bad.text << '"';
    }
};

const std::string form_error =
    "a position is its rows joined by '/', a blank, and g or r for the player to move, as in 'G../#@./..R "
    "g'.";
const std::vector<Bad> bad_positions{
    {"", form_error},
    {"G../#@./..R", form_error},
    {"G../#@./..R x", form_error},
    {"G../#@./..R g g", form_error},
    {"G../#@./.R g", "row 3 has 2 cells and row 1 has 3; all rows must be equally long."},
    {"G../#x./..R g", "'x' at 2,2 is no cell; allowed are gr@#.."},
    {"G@R g", "the board has 1x3 cells; 2x2 to 11x11 are possible."},
    {"G@........../...........R g", "the board is larger than 11x11."},
    {"#../#@./..R g", "the upper left cell, and no other, must be Green's goal G."},
    {"GG./#@./..R g", "the upper left cell, and no other, must be Green's goal G."},
    {"G../#@./..# g", "the lower right cell, and no other, must be Red's goal R."},
    {"G.R/#@./..R g", "the lower right cell, and no other, must be Red's goal R."},
    {"G../#../..R g", "the board has 0 pieces '@'; exactly one is right."},
    {"G.@/#@./..R g", "the board has 2 pieces '@'; exactly one is right."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_test)

BOOST_AUTO_TEST_CASE(moves_go_north_east_south_west_to_cells_without_slime) {
    BOOST_TEST(moves_of("G../.@./..R g") == "1,2 2,3 3,2 2,1");
    BOOST_TEST(moves_of("G../#@./..R g") == "1,2 2,3 3,2");
    BOOST_TEST(moves_of("G@./.../..R g") == "1,3 2,2 1,1");
    BOOST_TEST(moves_of("G../..@/..R r") == "1,3 3,3 2,2");
}

BOOST_AUTO_TEST_CASE(the_cell_that_the_piece_leaves_is_slimed) {
    Position position = position_of("G../.@./..R g");
    apply(position, {0, 1});
    BOOST_TEST(to_text(position) == "G@./.#./..R r");
    BOOST_TEST(!is_legal(position, {1, 1}));
    BOOST_TEST(!is_legal(position, {0, 1}));
    BOOST_TEST(!is_legal(position, {2, 2}));
    BOOST_TEST(!is_legal(position, {-1, 1}));
}

BOOST_AUTO_TEST_CASE(a_goal_wins_for_its_owner_whoever_moved) {
    BOOST_TEST((result(after(position_of("G@./.../..R g"), {0, 0})) == Result::GreenWins));
    BOOST_TEST((result(after(position_of("G@./.../..R r"), {0, 0})) == Result::GreenWins));
    BOOST_TEST((result(after(position_of("G../..@/..R g"), {2, 2})) == Result::RedWins));
    BOOST_TEST(legal_moves(after(position_of("G@./.../..R g"), {0, 0})).empty());
    BOOST_TEST(!is_legal(after(position_of("G@./.../..R g"), {0, 0}), {1, 0}));
}

BOOST_AUTO_TEST_CASE(a_player_who_cannot_move_draws) {
    BOOST_TEST((result(position_of("G#@/.##/..R g")) == Result::Draw));
    BOOST_TEST((result(position_of("G.@/.##/..R g")) == std::nullopt));
}

BOOST_DATA_TEST_CASE(a_bad_position_is_refused_with_its_reason, boost::unit_test::data::make(bad_positions),
                     bad) {
    BOOST_TEST(parse_position(bad.text).error() == bad.error);
}

BOOST_AUTO_TEST_CASE(case_and_blanks_do_not_matter_in_a_position) {
    BOOST_TEST(to_text(position_of("  g../#@./..r   G ")) == "G../#@./..R g");
}

BOOST_AUTO_TEST_CASE(a_piece_in_a_goal_is_not_seen_and_not_read) {
    const std::string text = to_text(after(position_of("G@./.../..R g"), {0, 0}));
    BOOST_TEST(text == "G#./.../..R r");
    BOOST_TEST(parse_position(text).error() == "the board has 0 pieces '@'; exactly one is right.");
}

BOOST_AUTO_TEST_CASE(every_position_survives_print_and_parse) {
    common::Random random(5, common::Stream::Setup);
    for (int i = 0; i < 500; ++i) {
        const int rows = 2 + random.below(10);
        const int cols = 2 + random.below(10);
        const Position position = support::random_position(rows, cols, random.below(30), random);
        BOOST_TEST((position_of(to_text(position)) == position));
    }
}

BOOST_AUTO_TEST_CASE(no_start_is_a_goal) {
    BOOST_TEST(start_cells(2, 2).size() == 2U);
    BOOST_TEST(start_cells(3, 5).size() == 13U);
    BOOST_TEST((start_cells(3, 5).front() == Point{0, 1}));
}

BOOST_AUTO_TEST_CASE(move_sequences_are_as_many_as_they_should) {
    for (const Perft& perft : perft_lines()) {
        BOOST_TEST_CONTEXT(perft.start) {
            std::vector<std::uint64_t> plain(perft.counts.size());
            Position start = perft.start;
            count_sequences(start, 0, plain);
            BOOST_TEST(plain == perft.counts, boost::test_tools::per_element());

            std::vector<std::uint64_t> bits(perft.counts.size());
            count_bit_sequences(to_bits(start), 0, bits);
            BOOST_TEST(bits == perft.counts, boost::test_tools::per_element());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
