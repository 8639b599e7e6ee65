#include "submarines/sea.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "maps.hpp"
#include "submarines/captain.hpp"
#include "submarines/chase.hpp"
#include "submarines/distances.hpp"

using common::Point;
using submarines::Action;
using submarines::Distances;
using submarines::Position;
using submarines::Sea;
using namespace submarines_test;

namespace {

void check_equal(const Sea& sea, const Position& position) {
    const auto user = submarines::user_cell(position);
    BOOST_TEST((sea.user() == Sea::nowhere) == !user.has_value());
    if (user) BOOST_TEST(sea.user() == sea.number(*user));
    BOOST_TEST(sea.fuel() == position.fuel);
    BOOST_TEST(sea.user_score() == position.user_score);
    BOOST_TEST(sea.computer_score() == position.computer_score);
    std::vector<int> fuel;
    for (const Point point : position.cells.points()) {
        BOOST_TEST(sea.at(sea.number(point)) == position.cells.at(point));
        if (submarines::is_fuel(position.cells.at(point))) fuel.push_back(sea.number(point));
    }
    BOOST_TEST(sea.fuel_cells() == fuel, boost::test_tools::per_element());
}

// The killer's targets by the plain rules, as numbers.
std::vector<int> plain_targets(const Sea& sea, const Position& position, Point killer) {
    std::vector<int> cells;
    for (const Point cell : submarines::killer_targets(position, killer)) cells.push_back(sea.number(cell));
    return cells;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sea_test)

// Random play on both, side by side.
BOOST_AUTO_TEST_CASE(the_sea_follows_the_plain_rules) {
    common::Random random(3, common::Stream::Setup);
    for (int game = 0; game < 150; ++game) {
        MapKind kind = random_kind(random, 8, 4);
        kind.fuel += 1;
        if (kind.rows * kind.cols < 2 + kind.killers + kind.fuel + kind.obstacles) continue;
        Position position = position_of(random_map(random, kind));
        Sea sea(position);
        for (int round = 0; round < 12 && !sea.is_over(); ++round) {
            constexpr std::array moves{Action::Left, Action::Right, Action::Up, Action::Down};
            const Action action =
                position.fuel == 0 ? Action::GoOn : moves[static_cast<std::size_t>(random.below(4))];
            submarines::move_user(position, action);
            sea.move_user(action);
            check_equal(sea, position);
            for (std::size_t i = 0; i < sea.killers().size() && !sea.is_over(); ++i) {
                const Point from = sea.point(sea.killers()[i]);
                std::array<int, 8> targets;
                const int count = sea.killer_targets(i, targets);
                const std::vector<int> expected = plain_targets(sea, position, from);
                BOOST_TEST(std::vector<int>(targets.begin(), targets.begin() + count) == expected,
                           boost::test_tools::per_element());
                if (count == 0) continue;
                const int to = targets[static_cast<std::size_t>(random.below(count))];
                submarines::move_killer(position, {from, sea.point(to)});
                sea.move_killer(i, to);
                check_equal(sea, position);
            }
        }
    }
}

// Against Floyd and Warshall: all ways over all cells in between.
BOOST_AUTO_TEST_CASE(distances_are_those_of_the_shortest_ways) {
    common::Random random(4, common::Stream::Setup);
    for (int i = 0; i < 20; ++i) {
        const Position position = position_of(random_map(random, random_kind(random, 7, 3)));
        const Sea sea(position);
        Distances distances(position.cells);
        const std::vector<Point> points = position.cells.points();
        for (const bool is_king : {false, true}) {
            std::vector<std::vector<int>> ways(points.size(), std::vector<int>(points.size(), 1000));
            const auto is_free = [&](std::size_t a) {
                return position.cells.at(points[a]) != submarines::obstacle;
            };
            for (std::size_t a = 0; a < points.size(); ++a) {
                for (std::size_t b = 0; b < points.size(); ++b) {
                    const int steps = is_king ? common::king_distance(points[a], points[b])
                                              : common::city_block_distance(points[a], points[b]);
                    if (steps <= 1 && is_free(b)) ways[a][b] = steps;
                }
            }
            for (std::size_t middle = 0; middle < points.size(); ++middle) {
                if (!is_free(middle)) continue;
                for (auto& row : ways) {
                    for (std::size_t b = 0; b < points.size(); ++b) {
                        row[b] = std::min(row[b], row[middle] + ways[middle][b]);
                    }
                }
            }
            for (std::size_t a = 0; a < points.size(); ++a) {
                if (!is_free(a)) continue;
                const std::int16_t* from = is_king ? distances.king_from(sea.number(points[a]))
                                                   : distances.rook_from(sea.number(points[a]));
                for (std::size_t b = 0; b < points.size(); ++b) {
                    if (is_free(b)) BOOST_TEST(from[sea.number(points[b])] == std::min(ways[a][b], 1000));
                }
            }
        }
    }
}

// What looking ahead takes for the chase is the chase, where nobody stands in anybody's way.
BOOST_AUTO_TEST_CASE(the_quick_chase_is_the_chase) {
    common::Random random(6, common::Stream::Setup);
    int compared = 0;
    for (int i = 0; i < 400; ++i) {
        const Position position = position_of(random_map(random, {8, 8, 2, 10, 5}));
        Distances distances(position.cells);
        Sea quick(position);
        submarines::play_chase(quick, distances);
        Position exact = position;
        const submarines::Plan plan = submarines::plan_chase(position, distances);
        if (plan.size() < 2) continue;
        for (const submarines::Step& step : plan) submarines::move_killer(exact, step);
        check_equal(quick, exact);
        ++compared;
    }
    BOOST_TEST(compared > 200);
}

BOOST_AUTO_TEST_SUITE_END()
