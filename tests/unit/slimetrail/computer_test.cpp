#include "slimetrail/computer.hpp"

#include <algorithm>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <tuple>

#include "common/notation.hpp"
#include "slimetrail/perfect.hpp"
#include "support.hpp"

using namespace slimetrail;
using support::position_of;

namespace {

std::string move_of(const std::string& kind, const Position& position, std::uint64_t seed = 1) {
    static const auto solver = make_solver(4, 64);
    Computer computer(*parse_kind(kind), common::Random(seed, common::computer_stream(0)), *solver);
    return common::to_text(computer.move(position));
}

bool takes(const std::string& kind, const Position& start, std::uint64_t seed = 1) {
    static const auto solver = make_solver(4, 64);
    Computer computer(*parse_kind(kind), common::Random(seed, common::computer_stream(0)), *solver);
    return computer.takes_start(start);
}

// Steps to the goal along free cells, by the plain rules; 50 if there is no way.
int steps(const Position& position, Point target) {
    Grid<int> steps(position.cells.rows(), position.cells.cols(), -1);
    std::vector<Point> queue{position.piece};
    steps.at(position.piece) = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const Point next : position.cells.neighbours4(queue[i])) {
            if (steps.at(next) != -1 || position.cells.at(next) != Cell::Free) continue;
            steps.at(next) = steps.at(queue[i]) + 1;
            queue.push_back(next);
        }
    }
    return steps.at(target) == -1 ? 50 : steps.at(target);
}

// What lookahead.hpp says, without pruning and on the plain board.
int plain_score(const Position& position, int depth, int ply) {
    if (const auto ended = result(position)) {
        return static_cast<int>(value_of(*ended, position.to_move)) * (1000 - ply);
    }
    if (depth == 0) {
        return steps(position, goal(position, opponent(position.to_move))) -
               steps(position, goal(position, position.to_move));
    }
    int best = -2000;
    for (const Point to : legal_moves(position)) {
        best = std::max(best, -plain_score(after(position, to), depth - 1, ply + 1));
    }
    return best;
}

// The first of the moves with the least cost.
template <class Cost>
std::string first_least(const Position& position, Cost cost) {
    const std::vector<Point> moves = legal_moves(position);
    Point best = moves.front();
    for (const Point to : moves) {
        if (cost(to) < cost(best)) best = to;
    }
    return common::to_text(best);
}

std::vector<Position> random_positions(int count, int largest_room) {
    common::Random random(11, common::Stream::Setup);
    std::vector<Position> positions;
    while (static_cast<int>(positions.size()) < count) {
        const int rows = 2 + random.below(7);
        const int cols = 2 + random.below(7);
        const int moves = random.below(30);
        Position position = support::random_position(rows, cols, moves, random);
        if (!result(position) && support::room(position) <= largest_room) positions.push_back(position);
    }
    return positions;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(computer_test)

BOOST_AUTO_TEST_CASE(kinds_are_read_strictly) {
    for (const std::string kind :
         {"first", "random", "closest", "mobility", "lookahead", "perfect", "lookahead=8"}) {
        BOOST_TEST(static_cast<bool>(parse_kind(kind)), kind);
    }
    BOOST_TEST(parse_kind("lookahead=8")->depth == 8);
    for (const std::string kind :
         {"", "firs", "lookahead=", "lookahead=0", "lookahead=21", "lookahead=2x", "human"}) {
        BOOST_TEST(!parse_kind(kind), kind);
    }
}

BOOST_AUTO_TEST_CASE(first_closest_and_mobility_do_as_they_are_defined) {
    for (const Position& position : random_positions(2000, 64)) {
        BOOST_TEST_CONTEXT(position) {
            BOOST_TEST(move_of("first", position) == common::to_text(legal_moves(position).front()));
            const Point home = goal(position, position.to_move);
            BOOST_TEST(move_of("closest", position) == first_least(position, [&](Point to) {
                           return common::city_block_distance(to, home);
                       }));
            BOOST_TEST(move_of("mobility", position) == first_least(position, [&](Point to) {
                           return -static_cast<int>(legal_moves(after(position, to)).size());
                       }));
        }
    }
}

BOOST_AUTO_TEST_CASE(random_makes_every_legal_move_and_no_other) {
    const Position position = position_of("G../.@./..R g");
    std::vector<std::string> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) seen.push_back(move_of("random", position, seed));
    for (const std::string cell : {"1,2", "2,3", "3,2", "2,1"}) {
        BOOST_TEST(std::count(seen.begin(), seen.end(), cell) > 5);
    }
    BOOST_TEST(move_of("random", position, 7) == move_of("random", position, 7));
}

BOOST_AUTO_TEST_CASE(lookahead_equals_a_plain_search) {
    for (const Position& position : random_positions(300, 64)) {
        for (const int depth : {1, 2, 5}) {
            BOOST_TEST_CONTEXT(position << ", depth " << depth) {
                BOOST_TEST(move_of("lookahead=" + std::to_string(depth), position) ==
                           first_least(position, [&](Point to) {
                               return plain_score(after(position, to), depth - 1, 1);
                           }));
                BOOST_TEST(lookahead_score(to_bits(position), depth) == plain_score(position, depth, 0));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(perfect_chooses_by_value_then_by_ending_then_by_traps) {
    const auto solver = make_solver(3, 64);
    const auto value = [&](const Position& position) { return solver->value(position); };
    for (const Position& position : random_positions(1500, 34)) {
        BOOST_TEST_CONTEXT(position) {
            BOOST_TEST(move_of("perfect", position) == first_least(position, [&](Point to) {
                           const Position reached = after(position, to);
                           const std::vector<Point> replies = legal_moves(reached);
                           const auto keeping = std::count_if(
                               replies.begin(), replies.end(),
                               [&](Point reply) { return -value(after(reached, reply)) == value(reached); });
                           const bool ends = result(reached).has_value();
                           const bool wins = value(reached) == Value::Loss;
                           return std::tuple(static_cast<int>(value(reached)), wins ? !ends : ends, keeping,
                                             replies.size());
                       }));
        }
    }
}

// Against a random player, and against itself, from thousands of positions: it never loses what it had.
BOOST_AUTO_TEST_CASE(perfect_never_gives_value_away) {
    const auto solver = make_solver(4, 64);
    common::Random random(12, common::Stream::Setup);
    int games = 0;
    for (const Position& start : random_positions(2500, 62)) {
        Position position = start;
        ++games;
        for (bool is_perfect = true; !result(position); is_perfect = games % 2 == 0 || !is_perfect) {
            const std::vector<Point> moves = legal_moves(position);
            if (!is_perfect) {
                apply(position,
                      moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
                continue;
            }
            const Value before = solver->value(position);
            apply(position, perfect_move(*solver, position));
            BOOST_TEST(-solver->value(position) == before);
        }
    }
    BOOST_TEST(games == 2500);
}

BOOST_AUTO_TEST_CASE(a_perfect_line_ends_with_the_value_that_it_began_with) {
    const auto solver = make_solver();
    for (const Position& start : random_positions(200, 62)) {
        Position position = start;
        for (const Point to : perfect_line(*solver, start)) apply(position, to);
        BOOST_TEST_CONTEXT(start) {
            BOOST_TEST(value_of(result(position).value(), start.to_move) == solver->value(start));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_pie_rule_is_decided_by_each_kind_in_its_way) {
    const auto solver = make_solver();
    int taken = 0;
    for (const auto& [size, depth] : {std::pair{3, 8}, {4, 3}, {5, 5}}) {
        const std::string lookahead = "lookahead=" + std::to_string(depth);
        for (const Point cell : start_cells(size, size)) {
            const Position start = start_position(size, size, cell);
            Position other = start;
            other.to_move = Side::Red;
            for (const std::string kind : {"first", "closest", "mobility"}) BOOST_TEST(!takes(kind, start));
            BOOST_TEST(takes("perfect", start) == (-solver->value(other) > solver->value(start)));
            BOOST_TEST(takes(lookahead, start) ==
                       (-plain_score(other, depth, 0) > plain_score(start, depth, 0)));
            taken += takes(lookahead, start) ? 1 : 0;
        }
    }
    BOOST_TEST(taken > 0);

    int tossed = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        tossed += takes("random", start_position(3, 3, {1, 1}), seed) ? 1 : 0;
    BOOST_TEST(tossed > 15);
    BOOST_TEST(tossed < 45);
}

BOOST_AUTO_TEST_CASE(the_map_of_starts_knows_its_symmetries) {
    for (const auto& [rows, cols] : {std::pair{3, 3}, {4, 5}, {5, 4}, {6, 6}, {2, 7}}) {
        const auto plain = make_solver(2);
        const auto solver = make_solver();
        const StartMap map = map_of_starts(*solver, rows, cols);
        for (const Point cell : start_cells(rows, cols)) {
            BOOST_TEST(map.green.at(cell) ==
                       letter(plain->value(start_position(rows, cols, cell, Side::Green))));
            BOOST_TEST(map.red.at(cell) == letter(plain->value(start_position(rows, cols, cell, Side::Red))));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
