#include "corners/endpoint.hpp"

#include <boost/test/unit_test.hpp>

using namespace corners;

namespace {

std::string again(const std::string& text) {
    const auto endpoint = parse_endpoint(text);
    return endpoint ? to_text(*endpoint) : endpoint.error();
}

std::string served(const std::string& text) {
    const auto endpoint = parse_endpoint(text, "127.0.0.1");
    return endpoint ? to_text(*endpoint) : endpoint.error();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(endpoint_test)

BOOST_AUTO_TEST_CASE(names_and_addresses_of_both_kinds_are_themselves_again) {
    for (const std::string text : {"localhost:7000", "127.0.0.1:1", "[::1]:65535", "server.example:7000"}) {
        BOOST_TEST(again(text) == text);
        BOOST_TEST(served(text) == text);
    }
    BOOST_TEST(served("7000") == "127.0.0.1:7000");
    BOOST_TEST(served("0") == "127.0.0.1:0");
    BOOST_TEST(served("0.0.0.0:0") == "0.0.0.0:0");
}

BOOST_AUTO_TEST_CASE(what_is_none_is_an_error) {
    for (const std::string text :
         {"", ":", ":7000", "localhost", "localhost:", "localhost:0", "localhost:65536", "localhost:7000x",
          "localhost:-1", "::1:7000", "[]:7000", "7000"}) {
        BOOST_TEST(!parse_endpoint(text), text);
    }
    for (const std::string text : {"", ":", ":7000", "65536", "7000x", "::1:7000", "-1"}) {
        BOOST_TEST(!parse_endpoint(text, "127.0.0.1"), text);
    }
}

BOOST_AUTO_TEST_SUITE_END()
