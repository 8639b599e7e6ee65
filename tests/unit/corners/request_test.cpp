#include "corners/request.hpp"

#include <boost/test/unit_test.hpp>

using namespace corners;

namespace {

const std::string secret(32, 'a');

std::string fault_of(const std::string& line) {
    const Expected<Request> request = parse_request(line);
    return request ? "" : request.error();
}

std::string again(const std::string& line) {
    const Expected<Request> request = parse_request(line);
    return request ? to_text(*request) : request.error();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(request_test)

BOOST_AUTO_TEST_CASE(printed_and_parsed_again_each_request_is_itself) {
    const EndRules rules{.max_moves = 7, .last_reply = true, .home_limit = 30, .adjudicate = true};
    const std::vector<Request> all{CreateRequest{},
                                   CreateRequest{{"3x4", rules}, "Ada Lovelace"},
                                   JoinRequest{482913, ""},
                                   JoinRequest{999999, "name=Bob \xc3\xa9"},
                                   BackRequest{100000, secret, 17},
                                   MoveRequest{{{6, 7}, {4, 7}}},
                                   ResignRequest{},
                                   StateRequest{},
                                   PingRequest{}};
    for (const Request& request : all) {
        const Expected<Request> parsed = parse_request(to_text(request));
        BOOST_REQUIRE_MESSAGE(parsed, to_text(request));
        BOOST_TEST((*parsed == request), to_text(request));
        BOOST_TEST(to_text(request).size() <= max_line_length);
    }
}

BOOST_AUTO_TEST_CASE(blanks_letter_case_and_the_way_to_write_a_move_do_not_matter) {
    BOOST_TEST(again("  MOVE  (7,8)-(5,8)\r") == "move 7,8 5,8");
    BOOST_TEST(again("move 7 8 5 8") == "move 7,8 5,8");
    BOOST_TEST(again("Join 482913 NAME=Ada L") == "join 482913 name=Ada L");
    BOOST_TEST(again("create Layout=3X3") == "create layout=3x3 max-moves=400");
    BOOST_TEST(again("back 482913 " + secret) == "back 482913 " + secret + " 0");
}

BOOST_AUTO_TEST_CASE(what_is_no_request_is_refused_with_a_sentence) {
    for (const std::string line : {"",
                                   " ",
                                   "hello",
                                   "GET / HTTP/1.1",
                                   "movement 7,8 5,8",
                                   "move",
                                   "move 7,8",
                                   "move 7,8 5,9",
                                   "move 0,1 1,1",
                                   "move 7,8 5,8 3,8",
                                   "move 99999999999999999999,1 1,1",
                                   "join",
                                   "join 12345",
                                   "join 1234567",
                                   "join 48291x",
                                   "join -82913",
                                   "join 482913 482914",
                                   "join 482913 name=",
                                   "join 482913 name=01234567890123456",
                                   "back 482913",
                                   "back 482913 short",
                                   "create layout=../../etc/passwd",
                                   "create layout=",
                                   "create max-moves=0",
                                   "create max-moves=1001",
                                   "create max-moves=x",
                                   "create home-limit=0",
                                   "create last-reply=1",
                                   "create layout=3x3 layout=3x3",
                                   "create nonsense",
                                   "resign now",
                                   "ping pong",
                                   "state 1"}) {
        BOOST_TEST(fault_of(line).ends_with('.'), "'" + line + "': " + fault_of(line));
        BOOST_TEST(("refused " + fault_of(line)).size() <= max_line_length);
    }
    BOOST_TEST(fault_of("back 482913 " + secret + " -1") != "");
    BOOST_TEST(fault_of("back 482913 " + secret + " 1 2") != "");
    BOOST_TEST(fault_of("back 482913 " + secret + " name=Ada") != "");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_refused_wherever_they_stand) {
    using namespace std::string_literals;
    for (const std::string& bytes : {"\x01"s, "\0"s, "\xff"s, "\x1b[2J"s, "\xc3"s}) {
        BOOST_TEST(fault_of("ping" + bytes + "x") == "the line holds bytes that are no text.");
        BOOST_TEST(fault_of("create name=A" + bytes + "x") == "the line holds bytes that are no text.");
    }
}

BOOST_AUTO_TEST_CASE(a_long_line_gives_a_short_sentence) {
    BOOST_TEST(fault_of("join " + std::string(251, '9')).size() < 200U);
    BOOST_TEST(fault_of("create name=" + std::string(244, 'x')).size() < 200U);
}

BOOST_AUTO_TEST_SUITE_END()
