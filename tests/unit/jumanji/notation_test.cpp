#include "jumanji/notation.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace jumanji;

namespace {

const std::vector<std::string> good{
    ">green:5@0 red:5@0",
    "green:5@22 >red:3@23h blue:0",
    "orange:1@40h blue:99@41 red:0 >green:2@1",
};

const std::vector<std::string> bad{
    "",
    ">green:5@0",            // one player
    ">green:5@0 green:5@0",  // a colour twice
    "green:5@0 red:5@0",     // no mover
    ">green:5@0 >red:5@0",   // two
    ">green:0 red:5@0",      // a dead one
    ">pink:5@0 red:5@0",
    ">green:100@0 red:5@0",
    ">green:5@42 red:5@0",
    ">green:5 red:5@0",  // nowhere
    ">green:5@3x red:5@0",
    ">green:5@0 red:0@3",  // the dead stand nowhere
};

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_test)

BOOST_DATA_TEST_CASE(a_position_survives_parse_and_print, boost::unit_test::data::make(good), text) {
    const auto state = parse_state(text);
    BOOST_TEST_REQUIRE(static_cast<bool>(state));
    BOOST_TEST(to_text(*state) == text);
}

BOOST_DATA_TEST_CASE(a_bad_position_is_refused, boost::unit_test::data::make(bad), text) {
    BOOST_TEST(!parse_state(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
