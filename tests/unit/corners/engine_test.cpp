#include "corners/engine.hpp"

#include <boost/test/unit_test.hpp>

#include "corners/computer.hpp"
#include "corners/node.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

Limits nodes(std::uint64_t count) {
    Limits limits;
    limits.nodes = count;
    return limits;
}

Limits depth(int plies) {
    Limits limits;
    limits.depth = plies;
    return limits;
}

Found search(const std::string& layout_name, const std::string& position, const Limits& limits,
             const EndRules& rules = {}) {
    const Layout layout = corners_test::layout(layout_name);
    Engine engine(layout);
    return engine.search(Game(layout, rules, corners_test::position(position)), limits);
}

const std::string one_step_each = "ww.w..../www...../www...../......../......../.....bbb/.....bbb/....b.bb w";

}  // namespace

BOOST_AUTO_TEST_SUITE(engine_test)

BOOST_AUTO_TEST_CASE(it_finishes_when_it_can) {
    const Found found = search("3x3", one_step_each, depth(4));
    BOOST_TEST(to_text(found.move) == "1,4 1,3");
}

BOOST_AUTO_TEST_CASE(it_replies_to_a_finish_when_it_can) {
    const std::string replying = "www...../www...../www...../......../......../.....bbb/.....bbb/....b.bb b";
    const Layout layout = corners_test::layout("3x3");
    Engine engine(layout);
    Game game(layout, {.last_reply = true}, corners_test::position(one_step_each));
    game.play(*parse_move("1,4 1,3"));
    BOOST_TEST(to_text(game.position()) == replying);
    BOOST_TEST(to_text(engine.search(game, depth(3)).move) == "8,5 8,6");
}

BOOST_AUTO_TEST_CASE(the_same_search_finds_the_same) {
    const Layout layout = corners_test::layout("triangle");
    Engine engine(layout);
    const Game game(layout, {}, layout.start());
    const Found first = engine.search(game, nodes(5000));
    static_cast<void>(engine.search(Game(layout, {}, after(layout.start(), first.move)), nodes(5000)));
    const Found again = engine.search(game, nodes(5000));
    BOOST_TEST((first.move == again.move));
    BOOST_TEST(first.score == again.score);
    BOOST_TEST(first.depth == again.depth);
    BOOST_TEST(first.nodes == 5000U);
    BOOST_TEST(again.nodes == 5000U);
}

BOOST_AUTO_TEST_CASE(it_stops_when_it_is_told) {
    const Layout layout = corners_test::layout("triangle");
    Engine engine(layout);
    Limits limits;
    limits.should_stop = [] { return true; };
    const Found found = engine.search(Game(layout, {}, layout.start()), limits);
    BOOST_TEST(found.nodes <= 2048U);
    BOOST_TEST(!fault(layout.start(), found.move));
}

// White lacks only the cell that Black's last chip at home stands on. To stay would be a draw; Black goes.
BOOST_AUTO_TEST_CASE(it_does_not_block_the_goal) {
    const Found found =
        search("3x3", "www...../wwb...../www...../..w...../......../.....bbb/.....bbb/......bb b", depth(4));
    BOOST_TEST((found.move.from == Point{1, 2}));
}

BOOST_AUTO_TEST_CASE(it_leaves_home_before_the_limit) {
    const std::string at_home = "b......./......../....w.../......../......../......../...b..../....w... w";
    const Layout layout = corners_test::layout("triangle");
    Engine engine(layout);
    Game game(layout, {.home_limit = 2}, corners_test::position(at_home));
    game.play(engine.search(game, depth(4)).move);
    game.play(engine.search(game, depth(4)).move);
    game.play(engine.search(game, depth(4)).move);
    BOOST_TEST(chips_at_home(layout, game.position(), Side::White) == 0);
}

BOOST_AUTO_TEST_CASE(what_a_node_keeps_is_what_it_would_be_made_of) {
    const Layout layout = corners_test::layout("4x4");
    const Evaluation evaluation(layout);
    corners_test::for_random_positions("4x4", 5, 60, 21, [&](const Position& here) {
        const std::size_t side = index(here.to_move);
        for (const Move& move : legal_moves(here)) {
            const Ends ends{cell_of(move.from), cell_of(move.to)};
            const Node moved = after(node_of(here, evaluation), side, ends, evaluation);
            const Node made = node_of(after(here, move), evaluation);
            BOOST_TEST(moved.key == made.key);
            BOOST_TEST((moved.chips == made.chips));
            BOOST_TEST((moved.costs == made.costs));
        }
        BOOST_TEST(after_pass(node_of(here, evaluation)).key == node_of(after_pass(here), evaluation).key);
    });
}

BOOST_AUTO_TEST_CASE(a_guest_that_the_host_walls_in_costs_the_host) {
    const Layout layout = corners_test::layout("3x3");
    const Evaluation evaluation(layout);
    const auto walls = [&](const std::string& text) {
        return evaluation.walls(to_bitboard(corners_test::position(text)).chips, index(Side::White));
    };
    // The guest on 1,1 cannot go: White stands on the next two cells in both of its directions.
    BOOST_TEST(walls("bww...../w......./w.w...../......../......../......../......../......bb w") > 0);
    // It could jump over 1,2, were it not for White on 1,3.
    BOOST_TEST(walls("bw.w..../w......./www...../......../......../......../......../......bb w") == 0);
    // Black's own chips do not count.
    BOOST_TEST(walls("bbb...../w......./w.www.../......../......../......../......../......bb w") == 0);
}

BOOST_AUTO_TEST_CASE(walls_cost_once_half_of_the_chips_are_on_the_goal_or_beside_it) {
    const Layout layout = corners_test::layout("3x3");
    const Evaluation evaluation(layout);
    const auto walls = [&](const std::string& text) {
        return evaluation.walls(to_bitboard(corners_test::position(text)).chips, index(Side::White));
    };
    // Five of nine, the fifth of them beside the goal, and then a step farther away.
    BOOST_TEST(walls("bww...../w......./w......./w......./......../......../......../......bb w") > 0);
    BOOST_TEST(walls("bww...../w......./w......./......../w......./......../......../......bb w") == 0);
}

BOOST_AUTO_TEST_CASE(a_chip_that_the_enemy_walls_in_costs_its_side) {
    const Evaluation evaluation(corners_test::layout("3x3"));
    const auto walled_in = [&](const std::string& text) {
        return evaluation.walled_in(to_bitboard(corners_test::position(text)).chips, index(Side::Black));
    };
    BOOST_TEST(walled_in("bww...../w......./w......./......../......../......../......../......bb b") > 0);
    BOOST_TEST(walled_in("bww...../w......./......../......../......../......../......../......bb b") == 0);
    BOOST_TEST(walled_in("bbb...../w......./w......./......../......../......../......../......bb b") == 0);
}

// The gaps beside Black's corner are about to close. Other moves gain more now, but would leave the chip behind.
BOOST_AUTO_TEST_CASE(it_does_not_get_walled_in) {
    const std::string closing = "bwbww.../bbbbb.../..wb.b../bbbbww../.bb..b.w/...www.w/....w.w./....w.ww b";
    const Layout layout = corners_test::layout("4x4");
    const Evaluation evaluation(layout);
    Engine engine(layout);
    for (int plies = 4; plies <= 7; ++plies) {
        Game game(layout, {}, corners_test::position(closing));
        for (int i = 0; i < 2; ++i) {
            game.play(engine.search(game, depth(plies)).move);
            game.play(greedy_move(game.position()));
        }
        BOOST_TEST(evaluation.walled_in(to_bitboard(game.position()).chips, index(Side::Black)) == 0);
    }
}

// Black needs its corner, where a guest is walled in. To let it out at once costs a move that could be made later as
// well, and later again: without a rule for it the search would put it off for ever.
BOOST_AUTO_TEST_CASE(it_lets_a_walled_in_guest_out_at_once) {
    const std::string walled_in = "wwwww.../ww.w..../......../......../......b./.....bbb/.....bbb/.....bbw b";
    const Evaluation evaluation(corners_test::layout("3x3"));
    for (int plies = 1; plies <= 6; ++plies) {
        const Found found = search("3x3", walled_in, depth(plies));
        const Position next = after(corners_test::position(walled_in), found.move);
        BOOST_TEST(evaluation.walls(to_bitboard(next).chips, index(Side::Black)) == 0);
    }
}

// Both sides hold Black's guests on the goal: none can go forward, and Black could wait for ever.
BOOST_AUTO_TEST_CASE(it_leaves_a_guest_a_way_forward) {
    const std::string stuck = "wbwbww../ww.w..../wbwbww../.w.w..../.w.w...b/.......b/....bbbb/...bbbbb w";
    const Evaluation evaluation(corners_test::layout("triangle"));
    const auto are_stuck = [&](const Position& here) {
        return evaluation.are_guests_stuck(to_bitboard(here).chips, index(Side::White));
    };
    BOOST_TEST(are_stuck(corners_test::position(stuck)));
    for (int plies = 1; plies <= 6; ++plies) {
        const Found found = search("triangle", stuck, depth(plies));
        BOOST_TEST(!are_stuck(after(corners_test::position(stuck), found.move)));
    }
}

// Two engines, all layouts: every game ends by a win, though no rule makes them leave their homes.
BOOST_AUTO_TEST_CASE(games_between_engines_end_by_a_win) {
    for (const std::string& name : shipped_layouts()) {
        const Layout layout = corners_test::layout(name);
        Engine engine(layout);
        Game game(layout, {}, layout.start());
        while (!game.result()) {
            if (game.must_pass()) {
                game.pass();
            } else {
                game.play(engine.search(game, nodes(2000)).move);
            }
        }
        BOOST_TEST((game.result()->ending == Ending::Goal));
    }
}

BOOST_AUTO_TEST_CASE(it_beats_greed) {
    const Layout layout = corners_test::layout("3x3");
    Engine engine(layout);
    for (const Side side : {Side::White, Side::Black}) {
        Game game(layout, {}, layout.start());
        while (!game.result()) {
            const bool is_engine = game.position().to_move == side;
            game.play(is_engine ? engine.search(game, nodes(3000)).move : greedy_move(game.position()));
        }
        BOOST_TEST((game.result()->winner == side));
    }
}

BOOST_AUTO_TEST_SUITE_END()
