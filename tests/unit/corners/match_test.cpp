#include "corners/match.hpp"

#include <boost/test/unit_test.hpp>

#include "common/data_file.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;
using namespace std::chrono_literals;

namespace {

const Move white_first{{5, 5}, {5, 4}};
const Move black_first{{2, 2}, {2, 3}};

Match new_match() {
    return Match(corners_test::layout("triangle"), EndRules{}, 20min);
}

// The sentence, or "accepted".
std::string said(const std::optional<std::string>& why) {
    return why.value_or("accepted");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(match_test)

BOOST_AUTO_TEST_CASE(the_sides_move_in_turn_once_black_has_joined) {
    Match match = new_match();
    BOOST_TEST(said(match.play(Side::White, white_first, 0s)) ==
               "the game has not begun; Black has not joined yet.");
    BOOST_TEST(said(match.resign(Side::White)) == "the game has not begun; Black has not joined yet.");
    match.begin(5s);
    BOOST_TEST(said(match.play(Side::Black, black_first, 6s)) == "it is not your turn; White is to move.");
    BOOST_TEST(said(match.play(Side::White, black_first, 6s)) ==
               "the chip on 3,3 is not yours; White is to move.");
    BOOST_TEST(said(match.play(Side::White, white_first, 6s)) == "accepted");
    BOOST_TEST(said(match.play(Side::White, white_first, 6s)) == "it is not your turn; Black is to move.");
    BOOST_TEST(said(match.play(Side::Black, black_first, 7s)) == "accepted");
    BOOST_TEST(match.turns().size() == 2U);
}

BOOST_AUTO_TEST_CASE(who_does_not_move_within_the_limit_loses) {
    Match match = new_match();
    BOOST_TEST(!match.is_late(100h));
    match.begin(1h);
    BOOST_TEST((match.time_left(1h) == 20min));
    BOOST_TEST((match.time_left(1h + 19min) == 1min));
    BOOST_TEST(!match.is_late(1h + 20min - 1ms));
    BOOST_TEST(match.is_late(1h + 20min));
    BOOST_TEST(said(match.play(Side::White, white_first, 1h + 19min)) == "accepted");
    BOOST_TEST((match.time_left(1h + 19min) == 20min));
    BOOST_TEST(!match.is_late(1h + 38min));
    BOOST_TEST(match.is_late(1h + 39min));
    match.forfeit_late();
    BOOST_TEST(to_text(*match.game().result()) == "White wins (Black ran out of time)");
    BOOST_TEST(!match.is_late(100h));
    BOOST_TEST(said(match.play(Side::Black, black_first, 2h)) == "the game is over.");
    BOOST_TEST(said(match.resign(Side::White)) == "the game is over.");
}

BOOST_AUTO_TEST_CASE(either_side_can_resign_at_any_time) {
    Match match = new_match();
    match.begin(0s);
    BOOST_TEST(said(match.resign(Side::Black)) == "accepted");
    BOOST_TEST(to_text(*match.game().result()) == "White wins (Black resigned)");
}

BOOST_AUTO_TEST_CASE(who_cannot_move_passes_unasked) {
    const std::string rows =
        "wwwww.bb\n"
        "wwbwbwwb\n"
        "wbwwbbbb\n"
        "bwbbbwww\n"
        "bbbwwwbw\n"
        "wwwwbbwb\n"
        "wbbwbwbb\n"
        "ww.bbbbb\n";
    const Layout layout("crowded", common::DataFile("crowded", rows));
    Match match(layout, EndRules{}, 20min);
    match.begin(0s);
    for (const std::string text : {"6,3 8,3", "1,8 1,6", "8,3 6,3", "8,5 8,3"}) {
        const Side side = match.game().position().to_move;
        BOOST_REQUIRE(!match.play(side, *parse_move(text), 1s));
    }
    BOOST_TEST(match.turns().size() == 5U);
    BOOST_TEST((match.turns().back().side == Side::White));
    BOOST_TEST(!match.turns().back().move.has_value());
    BOOST_TEST((match.game().position().to_move == Side::Black));
    BOOST_TEST(match.game().moves() == 5);
}

BOOST_AUTO_TEST_SUITE_END()
