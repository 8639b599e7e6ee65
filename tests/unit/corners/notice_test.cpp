#include "corners/notice.hpp"

#include <boost/test/unit_test.hpp>

#include "corners/request.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;

BOOST_AUTO_TEST_SUITE(notice_test)

BOOST_AUTO_TEST_CASE(printed_and_parsed_again_each_notice_is_itself) {
    const Position start = corners_test::layout("triangle").start();
    const EndRules rules{.max_moves = 7, .last_reply = true, .home_limit = 30, .adjudicate = true};
    const std::vector<Notice> all{HelloNotice{},
                                  SeatNotice{482913, Side::Black, std::string(32, 'f')},
                                  RulesNotice{1200, {"4x4", rules}},
                                  StartNotice{start},
                                  PlayerNotice{Side::White, "Ada Lovelace"},
                                  WaitingNotice{},
                                  MovedNotice{1, Side::White, Move{{6, 7}, {4, 7}}},
                                  MovedNotice{2, Side::Black, std::nullopt},
                                  StateNotice{2, start, 1187},
                                  OverNotice{"Black wins (White resigned)"},
                                  AwayNotice{Side::White},
                                  ReturnedNotice{Side::Black},
                                  RefusedNotice{"it is not your turn; Black is to move."},
                                  PongNotice{},
                                  ByeNotice{"a line is longer than 256 bytes."},
                                  LaterNotice{"the server is stopping."}};
    for (const Notice& notice : all) {
        const Expected<Notice> parsed = parse_notice(to_text(notice));
        BOOST_REQUIRE_MESSAGE(parsed, to_text(notice));
        BOOST_TEST((*parsed == notice), to_text(notice));
        BOOST_TEST(to_text(notice).size() <= max_line_length);
    }
}

BOOST_AUTO_TEST_CASE(what_no_server_of_ours_says_is_an_error) {
    for (const std::string line : {"",
                                   "SSH-2.0-OpenSSH_9.2",
                                   "corners",
                                   "corners x",
                                   "game 482913 red 00",
                                   "game 482913 white",
                                   "rules x layout=3x3",
                                   "rules 5 layout=nope",
                                   "start bbb w",
                                   "player white",
                                   "player red Ada",
                                   "moved 1 white 7,8",
                                   "moved 1 white 7,8 9,9",
                                   "moved -1 white 7,8 5,8",
                                   "state 1 2 3 4",
                                   "passed 1",
                                   "away nobody",
                                   "pong 1",
                                   "waiting for you",
                                   "over",
                                   "overture"}) {
        const Expected<Notice> notice = parse_notice(line);
        BOOST_REQUIRE_MESSAGE(!notice, line);
        BOOST_TEST(notice.error().ends_with('.'), notice.error());
    }
}

BOOST_AUTO_TEST_CASE(blanks_between_words_may_be_many) {
    const Notice ada = PlayerNotice{Side::White, "Ada Lovelace"};
    BOOST_TEST((*parse_notice("player   white  Ada Lovelace ") == ada));
}

BOOST_AUTO_TEST_CASE(a_server_cannot_write_control_characters_to_the_screen) {
    const Expected<Notice> bye = parse_notice("bye \x1b[2Jgone");
    BOOST_REQUIRE(bye);
    BOOST_TEST(std::get<ByeNotice>(*bye).why == "?[2Jgone");
    BOOST_TEST(!parse_notice("player white \x1b[2J"));
}

BOOST_AUTO_TEST_SUITE_END()
