#include "corners/rules.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "common/notation.hpp"
#include "common/text.hpp"
#include "tests/unit/corners/known_positions.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;
using corners_test::for_random_positions;
using corners_test::position;

namespace {

std::string moves_text(const Position& here) {
    std::vector<std::string> moves;
    for (const Move& move : legal_moves(here)) {
        moves.push_back(common::to_text(move.from) + "-" + common::to_text(move.to));
    }
    return common::join(moves, " ");
}

std::string fault_of(const Position& here, const std::string& move) {
    return fault(here, *parse_move(move)).value_or("none");
}

std::string way_text(const Position& here, const std::string& move) {
    std::vector<std::string> cells;
    for (const Point& cell : way(here, *parse_move(move))) cells.push_back(common::to_text(cell));
    return common::join(cells, " ");
}

// The board turned by half a turn, with the colours exchanged.
Position turned(const Position& here) {
    Position result;
    for (const Point& point : here.cells.points()) {
        const char cell = here.cells.at(point);
        const Point target{board_size - 1 - point.row, board_size - 1 - point.col};
        result.cells.at(target) = cell == 'w' ? 'b' : cell == 'b' ? 'w' : '.';
    }
    result.to_move = opponent(here.to_move);
    return result;
}

// A chip may jump from here, over a corner of chips and back, and has a step to each side.
const std::string ring = "......../......../......../...wb.../...b.b../....b.../......../........ w";

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_test)

BOOST_AUTO_TEST_CASE(perft_of_the_starts_is_known) {
    for (const auto& start : corners_test::known_starts) {
        const Position here = corners_test::layout(start.layout).start();
        for (int depth = 1; depth <= 4; ++depth) {
            BOOST_TEST(perft(here, depth) == start.perft.at(static_cast<std::size_t>(depth - 1)));
        }
    }
}

BOOST_AUTO_TEST_CASE(moves_of_known_positions_are_complete) {
    for (const auto& known : corners_test::known_positions) {
        const Position here = position(known.position);
        BOOST_TEST(moves_text(here) == known.moves);
        for (int depth = 1; depth <= 3; ++depth) {
            BOOST_TEST(perft(here, depth) == known.perft.at(static_cast<std::size_t>(depth - 1)));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_jump_keeps_the_parity_of_row_and_column_and_a_step_does_not) {
    for_random_positions("triangle", 20, 60, 1, [](const Position& here) {
        for (const Move& move : legal_moves(here)) {
            const bool is_step = common::city_block_distance(move.from, move.to) == 1;
            const bool keeps =
                (move.from.row - move.to.row) % 2 == 0 && (move.from.col - move.to.col) % 2 == 0;
            BOOST_TEST(is_step != keeps);
            BOOST_TEST((way(here, move).size() == 2 || keeps));
        }
    });
}

BOOST_AUTO_TEST_CASE(no_destination_is_listed_twice_and_there_are_at_most_4_steps_and_15_jumps) {
    for_random_positions("4x4", 20, 60, 2, [](const Position& here) {
        for (const Point& from : chips(here, here.to_move)) {
            const std::vector<Point> reached = destinations(here, from);
            BOOST_TEST(std::set<Point>(reached.begin(), reached.end()).size() == reached.size());
            const auto steps = std::count_if(reached.begin(), reached.end(), [&](Point to) {
                return common::city_block_distance(from, to) == 1;
            });
            BOOST_TEST(steps <= 4);
            BOOST_TEST(static_cast<long>(reached.size()) - steps <= 15);
        }
    });
}

// Who stands beside the same group of landing cells reaches all of it: the cells that jumps reach are the
// connected components of one parity class.
BOOST_AUTO_TEST_CASE(what_jumps_reach_is_a_component) {
    for_random_positions("triangle", 20, 60, 3, [](const Position& here) {
        for (const Move& move : legal_moves(here)) {
            if (common::city_block_distance(move.from, move.to) == 1) continue;
            std::vector<Point> from_origin = destinations(here, move.from);
            std::vector<Point> from_target = destinations(after(here, move), move.to);
            const auto is_step_away = [](Point a) {
                return [a](Point b) { return common::city_block_distance(a, b) == 1; };
            };
            std::erase_if(from_origin, is_step_away(move.from));
            std::erase_if(from_target, is_step_away(move.to));
            std::replace(from_origin.begin(), from_origin.end(), move.to, move.from);
            std::sort(from_origin.begin(), from_origin.end());
            BOOST_TEST((from_origin == from_target));
        }
    });
}

BOOST_AUTO_TEST_CASE(every_move_can_be_moved_back) {
    for_random_positions("3x4", 20, 60, 4, [](const Position& here) {
        for (const Move& move : legal_moves(here)) {
            Position next = after_pass(after(here, move));
            BOOST_TEST(!fault(next, {move.to, move.from}));
            BOOST_TEST((after_pass(after(next, {move.to, move.from})) == here));
        }
    });
}

BOOST_AUTO_TEST_CASE(half_a_turn_with_the_colours_exchanged_turns_the_moves) {
    for_random_positions("3x3", 20, 60, 5, [](const Position& here) {
        std::vector<Move> moves = legal_moves(here);
        for (Move& move : moves) {
            move.from = Point{board_size - 1, board_size - 1} - move.from;
            move.to = Point{board_size - 1, board_size - 1} - move.to;
        }
        std::sort(moves.begin(), moves.end());
        BOOST_TEST((moves == legal_moves(turned(here))));
    });
}

BOOST_AUTO_TEST_CASE(a_way_is_made_of_single_jumps_and_returns_nowhere) {
    for_random_positions("triangle", 30, 60, 6, [](const Position& here) {
        for (const Move& move : legal_moves(here)) {
            const std::vector<Point> cells = way(here, move);
            BOOST_TEST((cells.front() == move.from && cells.back() == move.to));
            BOOST_TEST(std::set<Point>(cells.begin(), cells.end()).size() == cells.size());
            for (std::size_t i = 1; i < cells.size(); ++i) {
                const Point leap = cells[i] - cells[i - 1];
                const Point middle{(cells[i].row + cells[i - 1].row) / 2,
                                   (cells[i].col + cells[i - 1].col) / 2};
                const bool is_jump = std::abs(leap.row) + std::abs(leap.col) == 2 &&
                                     leap.row * leap.col == 0 && here.cells.at(middle) != empty_cell;
                BOOST_TEST((is_jump || common::city_block_distance(move.from, move.to) == 1));
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(the_way_takes_as_few_jumps_as_possible) {
    const Position here = position(ring);
    BOOST_TEST(way_text(here, "4,4 4,3") == "4,4 4,3");
    BOOST_TEST(way_text(here, "4,4 4,6") == "4,4 4,6");
    BOOST_TEST(way_text(here, "4,4 6,6") == "4,4 4,6 6,6");
}

BOOST_AUTO_TEST_CASE(a_chain_may_jump_over_both_colours_turn_and_stop_anywhere) {
    const Position here =
        position("......../......../......../.wwb..../....b.../......../......../b....... w");
    BOOST_TEST(way_text(here, "4,3 4,5") == "4,3 4,5");
    BOOST_TEST(way_text(here, "4,3 6,5") == "4,3 4,5 6,5");
    BOOST_TEST(fault_of(here, "4,2 4,4") == "4,4 is occupied; a chip needs a free cell.");
}

BOOST_AUTO_TEST_CASE(a_fault_says_why) {
    const Position start = corners_test::layout("triangle").start();
    BOOST_TEST(fault_of(start, "5,5 5,4") == "there is no chip on 5,5.");
    BOOST_TEST(fault_of(start, "1,1 5,4") == "the chip on 1,1 is not yours; White is to move.");
    BOOST_TEST(fault_of(start, "6,6 6,6") == "a move ends on another cell than it starts from.");
    BOOST_TEST(fault_of(start, "6,6 6,7") == "6,7 is occupied; a chip needs a free cell.");
    BOOST_TEST(fault_of(start, "6,6 5,5") == "no step and no chain of jumps leads from 6,6 to 5,5.");
    BOOST_TEST(fault_of(start, "6,6 6,4") ==
               "there is no chip on 6,5 to jump over, and no chain from 6,6 to 6,4.");
    BOOST_TEST(fault_of(start, "6,6 6,5") == "none");
    BOOST_TEST(fault_of(start, "7,6 5,6") == "none");
}

BOOST_AUTO_TEST_CASE(a_chain_that_comes_back_to_its_origin_is_no_move) {
    BOOST_TEST(fault_of(position(ring), "4,4 4,4") == "a move ends on another cell than it starts from.");
}

BOOST_AUTO_TEST_CASE(no_move_exactly_if_there_is_no_list) {
    for (const auto& known : corners_test::known_positions) {
        const Position here = position(known.position);
        BOOST_TEST(can_move(here, here.to_move) == !known.moves.empty());
    }
}

BOOST_AUTO_TEST_CASE(moves_and_positions_survive_their_text) {
    const std::string start = "bbbbb.../bbbb..../bbb...../bb.....w/b.....ww/.....www/....wwww/...wwwww w";
    BOOST_TEST(to_text(corners_test::layout("triangle").start()) == start);
    for_random_positions("3x4", 10, 40, 7, [](const Position& here) {
        BOOST_TEST((position(to_text(here)) == here));
        for (const Move& move : legal_moves(here)) BOOST_TEST((*parse_move(to_text(move)) == move));
    });
    BOOST_TEST((position(common::lower_case("  WBB...../B......./B......./......../......../......../"
                                            "......../........   W ")) ==
                position(corners_test::known_positions.back().position)));
}

BOOST_AUTO_TEST_CASE(bad_positions_are_refused_with_a_sentence) {
    const auto error = [](const std::string& text) { return parse_position(text).error(); };
    const std::string rows = "b......./......../......../......../......../......../......../";
    const std::string form = "a position is 8 rows joined by '/', a blank, and w or b, who is to move.";
    BOOST_TEST(error("") == form);
    BOOST_TEST(error(rows + ".......w") == form);
    BOOST_TEST(error(rows + ".......w x") == form);
    BOOST_TEST(error(rows + ".......w w w") == form);
    BOOST_TEST(error("b.w/... w") == "a position has 8 rows of 8 cells, not 2 rows of 3.");
    BOOST_TEST(error(rows + "......... w") ==
               "row 8 has 9 cells and row 1 has 8; all rows must be equally long.");
    BOOST_TEST(error(rows + ".......W x") == form);
    BOOST_TEST(error(rows + ".......q w") == "'q' at 8,8 is no cell; allowed are .wb.");
    BOOST_TEST(error(rows + "........ w") == "a position has at least one chip of each side.");
}

BOOST_AUTO_TEST_CASE(moves_are_read_in_all_their_forms) {
    const Move move{{6, 7}, {4, 7}};
    for (const std::string text :
         {"7,8 5,8", "7,8-5,8", "7 8 5 8", "(7,8) (5,8)", " ( 7 , 8 ) - ( 5 , 8 ) "}) {
        const Expected<Move> parsed = parse_move(text);
        BOOST_TEST_REQUIRE(static_cast<bool>(parsed));
        BOOST_TEST((*parsed == move));
    }
    for (const std::string text : {"", "7,8", "7,8 5,9", "7,8 0,8", "7,8 5,8 3,8", "7,8 5", "x"}) {
        BOOST_TEST(!parse_move(text));
    }
}

BOOST_AUTO_TEST_SUITE_END()
