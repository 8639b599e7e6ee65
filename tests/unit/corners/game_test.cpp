#include "corners/game.hpp"

#include <boost/test/unit_test.hpp>

#include "common/text.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

Game game(const std::string& position, const EndRules& rules = {}) {
    return Game(corners_test::layout("3x3"), rules, corners_test::position(position));
}

// Plays moves such as "1,4-1,3"; "pass" passes.
void play(Game& game, const std::string& moves) {
    for (const std::string& move : common::split_words(moves)) {
        BOOST_TEST_REQUIRE(!game.result());
        if (move == "pass") {
            game.pass();
        } else {
            game.play(*parse_move(move));
        }
    }
}

std::string result_of(const Game& game) {
    return game.result() ? to_text(*game.result()) : "none";
}

// Each side needs one step to finish: White 1,4-1,3, Black 8,5-8,6.
const std::string one_step_each = "ww.w..../www...../www...../......../......../.....bbb/.....bbb/....b.bb w";
// White's only chip shuffles in the middle, Black's only one at the right edge; far from everything.
const std::string shuffle = "......../......../......../w......b/......../......../......../........ w";
const std::string round_trip = " 4,1-5,1 4,8-5,8 5,1-4,1 5,8-4,8";
// White is walled in, Black is not.
const std::string white_stuck = "......../......../......../......../......../b......./b......./wbb..... w";

}  // namespace

BOOST_AUTO_TEST_SUITE(game_test)

BOOST_AUTO_TEST_CASE(who_has_all_chips_on_the_goal_has_won_at_once) {
    Game white = game(one_step_each);
    play(white, "1,4-1,3");
    BOOST_TEST(result_of(white) == "White wins in 1 move");
    BOOST_TEST((white.result()->winner == Side::White));

    Game black = game(one_step_each);
    play(black, "1,4-1,5 8,5-8,6");
    BOOST_TEST(result_of(black) == "Black wins in 2 moves");
    BOOST_TEST((black.result()->winner == Side::Black));
}

BOOST_AUTO_TEST_CASE(fewer_chips_than_goal_cells_win_as_well) {
    Game few = game("...w..../......../......../......../......../......../......../b....... w");
    play(few, "1,4-1,3");
    BOOST_TEST(result_of(few) == "White wins in 1 move");
}

BOOST_AUTO_TEST_CASE(with_last_reply_black_may_draw) {
    Game drawn = game(one_step_each, {.last_reply = true});
    BOOST_TEST(!drawn.is_last_reply());
    play(drawn, "1,4-1,3");
    BOOST_TEST(drawn.is_last_reply());
    play(drawn, "8,5-8,6");
    BOOST_TEST(result_of(drawn) == "draw (both sides finished)");

    Game missed = game(one_step_each, {.last_reply = true});
    play(missed, "1,4-1,3 8,5-8,4");
    BOOST_TEST(result_of(missed) == "White wins in 2 moves");
}

BOOST_AUTO_TEST_CASE(with_last_reply_white_gets_no_reply) {
    Game black_first = game(one_step_each, {.last_reply = true});
    play(black_first, "1,4-1,5 8,5-8,6");
    BOOST_TEST(result_of(black_first) == "Black wins in 2 moves");
}

BOOST_AUTO_TEST_CASE(the_reply_is_played_even_when_the_moves_are_used_up) {
    Game last = game(one_step_each, {.max_moves = 1, .last_reply = true});
    play(last, "1,4-1,3 8,5-8,6");
    BOOST_TEST(result_of(last) == "draw (both sides finished)");
}

BOOST_AUTO_TEST_CASE(a_reply_of_who_cannot_move_is_a_pass) {
    Game stuck = game("bww...../w..w..../w......./......../......../......../......../........ w",
                      {.last_reply = true});
    play(stuck, "2,4-2,3 pass");
    BOOST_TEST(result_of(stuck) == "White wins in 2 moves");
}

BOOST_AUTO_TEST_CASE(who_cannot_move_passes_and_the_pass_counts) {
    Game stuck = game(white_stuck);
    BOOST_TEST(stuck.must_pass());
    play(stuck, "pass 8,3-8,4");
    BOOST_TEST(stuck.moves() == 2);
    BOOST_TEST(stuck.moves_of(Side::White) == 1);
    BOOST_TEST(!stuck.must_pass());
    BOOST_TEST(result_of(stuck) == "none");
}

BOOST_AUTO_TEST_CASE(both_stuck_is_a_draw_at_once) {
    std::string full = "bwbwbwbw";
    for (int row = 1; row < board_size; ++row) full += "/bwbwbwbw";
    BOOST_TEST(result_of(game(full + " b")) == "draw (neither side can move)");
}

BOOST_AUTO_TEST_CASE(the_third_time_is_a_draw) {
    Game repeated = game(shuffle);
    play(repeated, round_trip);
    BOOST_TEST(result_of(repeated) == "none");
    play(repeated, round_trip);
    BOOST_TEST(result_of(repeated) == "draw (the same position stood three times)");
    BOOST_TEST(repeated.moves() == 8);
}

BOOST_AUTO_TEST_CASE(the_move_limit_is_a_draw) {
    Game limited = game(shuffle, {.max_moves = 3});
    play(limited, "4,1-5,1 4,8-5,8 5,1-6,1");
    BOOST_TEST(result_of(limited) == "draw (the limit of 3 moves)");
}

BOOST_AUTO_TEST_CASE(a_win_with_the_last_move_is_a_win) {
    Game last = game(one_step_each, {.max_moves = 1});
    play(last, "1,4-1,3");
    BOOST_TEST(result_of(last) == "White wins in 1 move");
}

BOOST_AUTO_TEST_CASE(adjudication_gives_the_game_to_less_distance) {
    Game limited = game(shuffle, {.max_moves = 2, .adjudicate = true});
    play(limited, "4,1-4,2 4,8-3,8");
    BOOST_TEST(result_of(limited) == "White wins (the limit of 2 moves; less distance left)");

    Game repeated = game("......../......../......../w......./.......b/......../......../........ b",
                         {.adjudicate = true});
    play(repeated, "5,8-4,8 4,1-5,1 4,8-5,8 5,1-4,1 5,8-4,8 4,1-5,1 4,8-5,8 5,1-4,1");
    BOOST_TEST(result_of(repeated) == "draw (the same position stood three times)");

    Game black = game(shuffle, {.max_moves = 2, .adjudicate = true});
    play(black, "4,1-5,1 4,8-5,8");
    BOOST_TEST(result_of(black) == "Black wins (the limit of 2 moves; less distance left)");
}

BOOST_AUTO_TEST_CASE(the_home_limit_is_looked_at_after_each_own_move) {
    const std::string at_home = "b......./......../......../......../......../......../......../w......w w";
    Game white = game(at_home, {.home_limit = 2});
    play(white, "8,1-7,1 1,1-1,2 7,1-6,1");
    BOOST_TEST(result_of(white) == "Black wins (White still had a chip at home after 2 own moves)");

    Game black = game(at_home, {.home_limit = 1});
    play(black, "8,8-8,7");
    BOOST_TEST(result_of(black) == "Black wins (White still had a chip at home after 1 own move)");

    Game left =
        game("...b..../......../......../......../......../......../......../w....w.. w", {.home_limit = 1});
    play(left, "8,6-8,5 1,4-2,4");
    BOOST_TEST(result_of(left) == "none");
    play(left, "8,5-8,6");  // back home: it still counts
    BOOST_TEST(result_of(left) == "Black wins (White still had a chip at home after 1 own move)");
}

BOOST_AUTO_TEST_CASE(resigning_and_forfeits_say_why) {
    Game resigned = game(shuffle);
    resigned.resign(Side::White);
    BOOST_TEST(result_of(resigned) == "Black wins (White resigned)");
    Game late = game(shuffle);
    late.forfeit(Side::Black, "ran out of time");
    BOOST_TEST(result_of(late) == "White wins (Black ran out of time)");
}

BOOST_AUTO_TEST_CASE(moves_can_be_taken_back_and_so_can_an_end) {
    Game over = game(one_step_each);
    play(over, "1,4-1,3");
    over.take_back();
    BOOST_TEST(result_of(over) == "none");
    BOOST_TEST((over.position() == corners_test::position(one_step_each)));
    BOOST_TEST(over.moves() == 0);
    play(over, "1,4-1,5 8,5-8,6");
    BOOST_TEST(result_of(over) == "Black wins in 2 moves");
}

BOOST_AUTO_TEST_CASE(a_finished_position_is_no_start) {
    const Layout square = corners_test::layout("3x3");
    const auto fault_of = [&](const std::string& text) {
        return start_fault(square, corners_test::position(text)).value_or("none");
    };
    BOOST_TEST(fault_of(one_step_each) == "none");
    BOOST_TEST(fault_of("w......./......../......../......../......../......../......../b....... w") ==
               "White has finished already in this position.");
    BOOST_TEST(fault_of("...w..../......../......../......../......../......../......../.......b w") ==
               "Black has finished already in this position.");
}

// Random play ends always, and with one of the results that the rules know.
BOOST_AUTO_TEST_CASE(every_game_ends) {
    common::Random random(8, common::Stream::Setup);
    for (const std::string& name : shipped_layouts()) {
        for (int i = 0; i < 10; ++i) {
            const Layout layout = corners_test::layout(name);
            Game game(layout, {.max_moves = 200}, layout.start());
            while (!game.result()) {
                if (game.must_pass()) {
                    game.pass();
                    continue;
                }
                const std::vector<Move> moves = legal_moves(game.position());
                game.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
            }
            BOOST_TEST(game.moves() <= 200);
            BOOST_TEST(game.moves() == static_cast<int>(game.positions().size()) - 1);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
