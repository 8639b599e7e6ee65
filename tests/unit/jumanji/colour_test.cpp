#include "jumanji/colour.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

using namespace jumanji;

BOOST_AUTO_TEST_SUITE(colour_test)

BOOST_AUTO_TEST_CASE(words_survive_print_and_parse) {
    for (const Colour colour : all_colours) BOOST_TEST((*parse_colour(to_text(colour)) == colour));
    BOOST_TEST((*parse_colour(" Orange ") == Colour::Orange));
}

BOOST_AUTO_TEST_CASE(an_unknown_colour_is_refused_with_those_that_there_are) {
    BOOST_TEST(parse_colour("pink").error() ==
               "there is no colour 'pink'; the colours are green, red, blue or orange.");
    BOOST_TEST(!parse_colour(""));
    BOOST_TEST(!parse_colour("gree"));
}

BOOST_AUTO_TEST_CASE(colours_are_listed) {
    BOOST_TEST(to_text(std::vector{Colour::Red}) == "red");
    BOOST_TEST(to_text(std::vector{Colour::Red, Colour::Blue}) == "red or blue");
}

// Each colour shares its two spaces with its two neighbours, and each junction joins exactly two paths.
BOOST_AUTO_TEST_CASE(every_junction_joins_two_paths) {
    std::vector<int> junctions;
    for (const Colour colour : all_colours) {
        for (const common::Crossing& crossing : crossings_of(colour)) {
            BOOST_TEST((crossing.position == 23 || crossing.position == 32));
            junctions.push_back(crossing.junction);
        }
    }
    BOOST_TEST(junctions.size() == 16U);
    for (const int junction : junctions) {
        BOOST_TEST(std::count(junctions.begin(), junctions.end(), junction) == 2);
    }
}

BOOST_AUTO_TEST_SUITE_END()
