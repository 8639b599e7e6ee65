#include "common/wilson.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>

using common::Interval;
using common::wilson_interval;

namespace {

// The usual formula, in floating point.
Interval by_formula(double count, double all) {
    const double z = 1.959963984540054;
    const double p = count / all;
    const double centre = (p + z * z / (2 * all)) / (1 + z * z / all);
    const double half = z / (1 + z * z / all) * std::sqrt(p * (1 - p) / all + z * z / (4 * all * all));
    const auto rounded = [](double end) { return static_cast<int>(std::floor(end * 10000 + 0.5)); };
    return {rounded(centre - half), rounded(centre + half)};
}

bool is_near(const Interval& a, const Interval& b) {
    return std::abs(a.low - b.low) <= 1 && std::abs(a.high - b.high) <= 1;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(wilson_test)

// 81 of 263, and others, from R. G. Newcombe: Two-sided confidence intervals for the single proportion, 1998,
// table I, which gives four digits.
BOOST_AUTO_TEST_CASE(published_values) {
    BOOST_TEST((wilson_interval(81, 263) == Interval{2553, 3662}));
    BOOST_TEST((wilson_interval(15, 148) == Interval{624, 1605}));
    BOOST_TEST((wilson_interval(0, 20) == Interval{0, 1611}));
    BOOST_TEST((wilson_interval(1, 29) == Interval{61, 1718}));
}

BOOST_AUTO_TEST_CASE(never_outside_of_nothing_and_all) {
    BOOST_TEST((wilson_interval(0, 1) == Interval{0, 7935}));
    BOOST_TEST((wilson_interval(1, 1) == Interval{2065, 10000}));
    BOOST_TEST((wilson_interval(1'000'000'000, 1'000'000'000) == Interval{10000, 10000}));
}

BOOST_AUTO_TEST_CASE(the_interval_is_symmetrical) {
    for (std::uint64_t count = 0; count <= 50; ++count) {
        const Interval interval = wilson_interval(count, 50);
        const Interval mirrored = wilson_interval(50 - count, 50);
        BOOST_TEST(std::abs(interval.low + mirrored.high - 10000) <= 1);
    }
}

BOOST_AUTO_TEST_CASE(the_usual_formula_agrees) {
    int different = 0;
    for (std::uint64_t all = 1; all <= 100'000'000'000; all = all * 7 + 3) {
        for (std::uint64_t part = 0; part <= 40; ++part) {
            const std::uint64_t count = all / 40 * part + all % 40 * part / 40;
            const Interval exact = wilson_interval(count, all);
            const Interval other = by_formula(static_cast<double>(count), static_cast<double>(all));
            BOOST_TEST(is_near(exact, other));
            if (!(exact == other)) ++different;
        }
    }
    BOOST_TEST(different <= 5);  // where an end lies at a half
}

BOOST_AUTO_TEST_CASE(shares_are_rounded) {
    BOOST_TEST(common::share(0, 7) == 0);
    BOOST_TEST(common::share(1, 3) == 3333);
    BOOST_TEST(common::share(2, 3) == 6667);
    BOOST_TEST(common::share(1, 20000) == 1);
    BOOST_TEST(common::share(7, 7) == 10000);
}

BOOST_AUTO_TEST_SUITE_END()
