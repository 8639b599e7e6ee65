#include "jumanji/spaces.hpp"

#include <algorithm>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

using namespace jumanji;
using common::Random;
using common::Stream;

namespace {

const std::string good = ".WWWWWJJJRRRRRRR.........................!";

struct BadPath {
    std::string text;
    std::string fault;  // a part of the sentence
    friend std::ostream& operator<<(std::ostream& out, const BadPath& path) { return out << path.text; }
};

std::string with(std::size_t position, char space) {
    std::string text = good;
    text[position] = space;
    return text;
}

const std::vector<BadPath> bad_paths{
    {"", "not 0"},
    {good.substr(1), "42 spaces (positions 0 to 41), not 41"},
    {good + '.', "not 43"},
    {with(0, 'R'), "position 0 of a path must be '.'"},
    {with(41, '.'), "position 41 of a path must be '!'"},
    {with(20, '!'), "'!' stands at position 20"},
    {with(20, 'w'), "'w' stands at position 20"},
    {with(20, 'W'), "5 W (waiting) spaces, not 6"},
    {with(6, '.'), "3 J (jungle) spaces, not 2"},
    {with(20, 'R'), "7 R (rhino) spaces, not 8"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(spaces_test)

BOOST_AUTO_TEST_CASE(a_fresh_path_is_in_order) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Random random(seed, Stream::Setup);
        const std::string spaces = random_spaces(random);
        BOOST_TEST(static_cast<bool>(parse_spaces(spaces)), spaces);
    }
}

// 7 of 40 spaces are rhinos: 1750 of 10,000, give or take 38 (one standard error).
BOOST_AUTO_TEST_CASE(every_place_is_as_likely) {
    std::vector<int> rhinos(42, 0);
    Random random(1, Stream::Setup);
    for (int i = 0; i < 10000; ++i) {
        const std::string spaces = random_spaces(random);
        for (std::size_t place = 0; place < spaces.size(); ++place)
            rhinos[place] += spaces[place] == 'R' ? 1 : 0;
    }
    BOOST_TEST(rhinos.front() == 0);
    BOOST_TEST(rhinos.back() == 0);
    const auto [least, most] = std::minmax_element(rhinos.begin() + 1, rhinos.end() - 1);
    BOOST_TEST(*least > 1750 - 4 * 38);
    BOOST_TEST(*most < 1750 + 4 * 38);
}

// The paths of a seed may never change.
BOOST_AUTO_TEST_CASE(paths_are_golden) {
    Random random(42, Stream::Setup);
    BOOST_TEST(random_spaces(random) == "...W..R.J....R.W.JR...R.W.J..RR.W.R..W...!");
    BOOST_TEST(random_spaces(random) == ".R.JW.J.RWR....W.W.RW.R..R........J...R..!");
}

BOOST_AUTO_TEST_CASE(a_good_path_is_read) {
    BOOST_TEST(*parse_spaces(good) == good);
}

BOOST_DATA_TEST_CASE(a_bad_path_is_refused, boost::unit_test::data::make(bad_paths), bad) {
    const auto spaces = parse_spaces(bad.text);
    BOOST_TEST_REQUIRE(!spaces);
    BOOST_TEST(spaces.error().find(bad.fault) != std::string::npos, spaces.error());
}

BOOST_AUTO_TEST_CASE(free_counts_drop_the_counts_only) {
    BOOST_TEST(static_cast<bool>(parse_spaces(with(20, 'R'), true)));
    BOOST_TEST(static_cast<bool>(parse_spaces('.' + std::string(40, 'J') + '!', true)));
    BOOST_TEST(!parse_spaces(with(0, 'R'), true));
    BOOST_TEST(!parse_spaces(with(41, '.'), true));
    BOOST_TEST(!parse_spaces(with(20, '?'), true));
    BOOST_TEST(!parse_spaces(good + '.', true));
}

BOOST_AUTO_TEST_SUITE_END()
