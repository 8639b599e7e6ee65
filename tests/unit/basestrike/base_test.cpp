#include "basestrike/base.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <map>

#include "common/notation.hpp"
#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

std::string layout_error(const std::string& content) {
    try {
        static_cast<void>(read_layout(common::DataFile("test.txt", content)));
    } catch (const common::DataError& error) {
        return error.what();
    }
    return "none";
}

std::string error_of_rows(const std::string& rows) {
    try {
        static_cast<void>(base(rows));
    } catch (const common::DataError& error) {
        return error.what();
    }
    return "none";
}

// All bases of two targets, by trying every pair of places. Two of one kind are told apart, as place() does.
std::map<std::string, int> all_bases(Kind first, Kind second) {
    std::map<std::string, int> bases;
    for (const Rectangle& one : places(first)) {
        for (const Rectangle& two : places(second)) {
            if (!are_compatible({first, one}, {second, two})) continue;
            ++bases[common::one_line(Base({{first, one}, {second, two}}).letters())];
        }
    }
    return bases;
}

// Pearson's statistic, less its mean, in standard deviations of a chi-square with so many degrees of freedom:
// beyond 4 once in some 30,000 tests of a fair draw. Every base is expected `weight` times its share.
double deviation(const std::map<std::string, int>& expected, const std::map<std::string, int>& drawn,
                 int draws) {
    int weights = 0;
    for (const auto& [base, weight] : expected) weights += weight;
    double chi_square = 0;
    for (const auto& [base, weight] : expected) {
        const double mean = static_cast<double>(draws) * weight / weights;
        const auto found = drawn.find(base);
        const double difference = (found == drawn.end() ? 0 : found->second) - mean;
        chi_square += difference * difference / mean;
    }
    const double freedom = static_cast<double>(expected.size()) - 1;
    return (chi_square - freedom) / std::sqrt(2 * freedom);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(base_test)

BOOST_AUTO_TEST_CASE(every_allowed_base_is_equally_likely) {
    const std::vector<std::pair<Roster, std::pair<Kind, Kind>>> cases{
        {roster(1, 1, 0, 0, 0), {Kind::Headquarter, Kind::Armory}},
        {roster(0, 0, 2, 0, 0), {Kind::Barracks, Kind::Barracks}},
        {roster(0, 0, 1, 0, 1), {Kind::Barracks, Kind::OilDrum}},
        {roster(0, 0, 0, 2, 0), {Kind::Tank, Kind::Tank}}};
    common::Random random(7, common::Stream::Setup);
    for (const auto& [roster, kinds] : cases) {
        const std::map<std::string, int> expected = all_bases(kinds.first, kinds.second);
        const int draws = 6 * static_cast<int>(expected.size());
        std::map<std::string, int> drawn;
        for (int i = 0; i < draws; ++i) ++drawn[common::one_line(place(roster, random)->letters())];
        for (const auto& [base, count] : drawn) BOOST_REQUIRE(expected.contains(base));
        BOOST_TEST(std::abs(deviation(expected, drawn, draws)) < 4);
    }
}

BOOST_AUTO_TEST_CASE(a_drawn_base_keeps_the_rule) {
    common::Random random(8, common::Stream::Setup);
    for (int i = 0; i < 500; ++i) {
        const Base base = random_base(random);
        BOOST_REQUIRE((base.roster() == standard_roster()));
        for (const Target& one : base.targets()) {
            for (const Target& two : base.targets()) {
                if (one == two) continue;
                BOOST_REQUIRE(are_compatible(one, two));
            }
        }
        // A layout file says the same base again.
        const Base again = basestrike_test::base(common::one_line(base.letters()));
        BOOST_REQUIRE((again.letters() == base.letters()));
        BOOST_REQUIRE((again.roster() == base.roster()));
    }
    BOOST_TEST(true);
}

BOOST_AUTO_TEST_CASE(buildings_do_not_touch_and_the_others_may) {
    const Target hall{Kind::Headquarter, {{2, 2}, 2, 3}};
    BOOST_TEST(!are_compatible(hall, {Kind::Barracks, {{4, 5}, 1, 3}}));  // at a corner
    BOOST_TEST(!are_compatible({Kind::Barracks, {{4, 5}, 1, 3}}, hall));
    BOOST_TEST(!are_compatible(hall, {Kind::Barracks, {{4, 2}, 1, 3}}));
    BOOST_TEST(are_compatible(hall, {Kind::Barracks, {{5, 2}, 1, 3}}));
    BOOST_TEST(are_compatible(hall, {Kind::Tank, {{4, 2}, 1, 1}}));
    BOOST_TEST(are_compatible(hall, {Kind::OilDrum, {{1, 1}, 1, 1}}));
    BOOST_TEST(!are_compatible(hall, {Kind::OilDrum, {{2, 2}, 1, 1}}));
}

BOOST_AUTO_TEST_CASE(a_roster_that_cannot_be_placed_is_given_up) {
    common::Random random(9, common::Stream::Setup);
    BOOST_TEST(!place(roster(9, 0, 0, 0, 0), random).has_value() ==
               !place(roster(9, 0, 0, 0, 0), random).has_value());
    BOOST_TEST(!place(roster(10, 0, 0, 0, 0), random).has_value());
    BOOST_TEST(!place(roster(0, 0, 0, 0, 97), random).has_value());
    BOOST_TEST(place(roster(0, 0, 0, 0, 20), random).has_value());
}

BOOST_AUTO_TEST_CASE(a_layout_is_read_with_its_shapes) {
    const Base there = base("HHH.AA/HHH.AA/....AA/BBB/....T/BT..O/B/B");
    BOOST_TEST((there.roster() == roster(1, 1, 2, 2, 1)));
    BOOST_TEST((there.targets()[1].place == Rectangle{{0, 4}, 3, 2}));
    BOOST_TEST((base("TTT/TTT").roster() == roster(0, 0, 0, 6, 0)));
}

BOOST_AUTO_TEST_CASE(a_bad_layout_is_refused_with_its_line) {
    BOOST_TEST(error_of_rows("HHH/HH") ==
               "test:1: the headquarter at 1,1 is no whole rectangle of 2x3 or 3x2 that stands alone.");
    BOOST_TEST(error_of_rows("/BBBB") ==
               "test:2: the barracks at 2,1 is no whole rectangle of 1x3 or 3x1 that stands alone.");
    BOOST_TEST(error_of_rows("BBB/BBB") ==
               "test:1: the barracks at 1,1 is no whole rectangle of 1x3 or 3x1 that stands alone.");
    BOOST_TEST(error_of_rows("HHH/HHH/HHH") != "none");
    BOOST_TEST(error_of_rows("BBB/B/B") != "none");
    BOOST_TEST(error_of_rows("HHH/HHH/...BBB") ==
               "test:3: the barracks at 3,4 touches the headquarter at 1,1; buildings stand apart.");
    BOOST_TEST(error_of_rows("HHHAA/HHHAA/...AA") ==
               "test:1: the armory at 1,4 touches the headquarter at 1,1; buildings stand apart.");
    BOOST_TEST(error_of_rows("") == "test: the layout is empty; a base holds at least one target");
    BOOST_TEST(error_of_rows("..o") == "test:1: cell 3 is none of '.', 'H', 'A', 'B', 'T' and 'O'.");
    BOOST_TEST(error_of_rows("..|......") ==
               "test:1: a row has 10 cells out of '.', 'H', 'A', 'B', 'T' and 'O'.");
    BOOST_TEST(layout_error("O.........\n") == "test.txt: a layout has 10 rows, and here are 1");
    std::string eleven;
    for (int i = 0; i < 11; ++i) eleven += "O.........\r\n";
    BOOST_TEST(layout_error(eleven) == "test.txt:11: a layout has 10 rows, and this is one more.");
    BOOST_TEST(layout_error("O........\n") ==
               "test.txt:1: a row has 10 cells out of '.', 'H', 'A', 'B', 'T' and 'O'.");
}

BOOST_AUTO_TEST_SUITE_END()
