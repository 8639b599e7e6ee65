#include "slimetrail/solver.hpp"

#include <algorithm>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <sstream>

#include "common/notation.hpp"
#include "support.hpp"

using namespace slimetrail;
using support::position_of;
using support::room;

namespace {

// The values of all moves in the form of positions.txt.
std::string values_of_moves(Solver& solver, const Position& position) {
    std::string text;
    for (const Point to : legal_moves(position)) {
        text += (text.empty() ? "" : " ") + common::to_text(to) + ':' +
                letter(-solver.value(after(position, to)));
    }
    return text;
}

// The file's order of moves is not ours.
std::string sorted(const std::string& moves) {
    std::istringstream in(moves);
    std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    std::sort(words.begin(), words.end());
    std::string text;
    for (const std::string& word : words) text += word + ' ';
    return text;
}

// What a chapter can do in a second or two.
int largest_room(int chapter) {
    if (chapter == 1) return 26;
    return chapter == 2 ? 40 : max_size * max_size;
}

Position half_turn(const Position& position) {
    const int last_row = position.cells.rows() - 1;
    const int last_col = position.cells.cols() - 1;
    Position turned = position;
    for (const Point cell : position.cells.points()) {
        turned.cells.at({last_row - cell.row, last_col - cell.col}) = position.cells.at(cell);
    }
    turned.piece = {last_row - position.piece.row, last_col - position.piece.col};
    turned.to_move = opponent(position.to_move);
    return turned;
}

Position transposed(const Position& position) {
    Position mirrored{Grid<Cell>(position.cells.cols(), position.cells.rows()),
                      {position.piece.col, position.piece.row},
                      position.to_move};
    for (const Point cell : position.cells.points()) {
        mirrored.cells.at({cell.col, cell.row}) = position.cells.at(cell);
    }
    return mirrored;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(solver_test)

BOOST_DATA_TEST_CASE(every_chapter_knows_the_solved_positions, boost::unit_test::data::xrange(1, 5),
                     chapter) {
    const auto solver = make_solver(chapter, 64);
    int checked = 0;
    for (const support::Solved& solved : support::solved_positions()) {
        if (room(solved.position) > largest_room(chapter)) continue;
        ++checked;
        BOOST_TEST_CONTEXT(solved.position) {
            BOOST_TEST(letter(solver->value(solved.position)) == solved.value);
            BOOST_TEST(sorted(values_of_moves(*solver, solved.position)) == sorted(solved.moves));
        }
    }
    BOOST_TEST(checked >= (chapter >= 3 ? 2241 : 1400));
}

// Chapters 3 and 4 share nothing but the rules. Positions of random play cannot be guessed by a formula.
BOOST_AUTO_TEST_CASE(chapter_4_equals_chapter_3_on_random_positions_up_to_11x11) {
    common::Random random(2, common::Stream::Setup);
    const auto table = make_solver(3, 64);
    const auto structural = make_solver(4, 64);
    int values[3] = {};
    int large = 0;
    for (int i = 0; i < 4000; ++i) {
        const int rows = 2 + random.below(10);
        const int cols = 2 + random.below(10);
        const int moves = random.below(rows * cols);
        const Position position = support::random_position(rows, cols, moves, random);
        if (room(position) > 40) continue;
        if (rows * cols >= 81) ++large;
        const Value value = structural->value(position);
        ++values[static_cast<int>(value) + 1];
        BOOST_TEST_CONTEXT(position) {
            BOOST_TEST(value == table->value(position));
        }
    }
    BOOST_TEST(large > 100);
    for (const int count : values) BOOST_TEST(count > 100);
}

BOOST_AUTO_TEST_CASE(chapters_agree_on_all_starts) {
    for (const auto& [rows, cols] :
         {std::pair{2, 2}, {2, 11}, {3, 3}, {11, 2}, {4, 7}, {5, 5}, {6, 6}, {5, 7}}) {
        const auto table = make_solver(3, 64);
        const auto structural = make_solver(4, 64);
        for (const Point start : start_cells(rows, cols)) {
            for (const Side side : {Side::Green, Side::Red}) {
                const Position position = start_position(rows, cols, start, side);
                BOOST_TEST_CONTEXT(position) {
                    BOOST_TEST(structural->value(position) == table->value(position));
                }
            }
        }
    }
}

// Nearly all starts of an empty board follow a formula; these are the smallest that do not.
BOOST_AUTO_TEST_CASE(empty_boards_have_exceptions_from_8x8_on) {
    const auto solver = make_solver();
    int exceptions = 0;
    for (const Point start : start_cells(8, 8)) {
        if (solver->value(start_position(8, 8, start)) != Value::Win) ++exceptions;
    }
    BOOST_TEST(exceptions > 0);
    BOOST_TEST(exceptions < 6);
}

BOOST_AUTO_TEST_CASE(a_half_turn_exchanges_the_players_and_transposing_changes_nothing) {
    common::Random random(3, common::Stream::Setup);
    for (int i = 0; i < 300; ++i) {
        const int rows = 2 + random.below(10);
        const int cols = 2 + random.below(10);
        const int moves = 10 + random.below(50);
        const Position position = support::random_position(rows, cols, moves, random);
        if (room(position) > 70) continue;
        BOOST_TEST_CONTEXT(position) {
            const Value value = make_solver(4, 1)->value(position);
            BOOST_TEST(make_solver(4, 1)->value(half_turn(position)) == value);
            BOOST_TEST(make_solver(4, 1)->value(transposed(position)) == value);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_finished_game_has_the_value_of_its_result) {
    const Position won = after(position_of("G@./.../..R g"), {0, 0});
    const Position stuck = position_of("G#@/.##/..R g");
    for (int chapter = first_chapter; chapter <= last_chapter; ++chapter) {
        BOOST_TEST(make_solver(chapter, 1)->value(won) == Value::Loss);  // Red would be to move
        BOOST_TEST(make_solver(chapter, 1)->value(stuck) == Value::Draw);
    }
}

// A table too small for its positions forgets some; it must not invent any.
BOOST_AUTO_TEST_CASE(a_full_table_changes_no_value) {
    const auto small = make_solver(4, 0);
    const auto large = make_solver(4, 64);
    for (const Point start : start_cells(8, 9)) {
        const Position position = start_position(8, 9, start);
        BOOST_TEST(small->value(position) == large->value(position));
    }
    BOOST_TEST(small->nodes() > large->nodes());
}

BOOST_AUTO_TEST_SUITE_END()
