#include "common/random.hpp"

#include <boost/test/unit_test.hpp>
#include <numeric>
#include <vector>

using common::Random;
using common::Stream;

BOOST_AUTO_TEST_SUITE(random_test)

// Golden values: they may never change, or every seed would mean another game.
BOOST_AUTO_TEST_CASE(raw_draws_are_golden) {
    Random random(42, Stream::Dice);
    const std::vector<std::uint64_t> expected{
        0xba01a2a188d506a8U, 0xe2be33e3769fcff8U, 0x3b50499e89deb13dU, 0x9f63fb1fa369b06eU,
        0xc6f0055bcbaf5d65U, 0x4c92e4b0b2974ab8U, 0xc3f3a1de1c8ce13cU, 0x7ecd2a2d5d793719U,
        0xd7231e5bfe6718d7U, 0x60c20a501ec2200cU, 0x29e895dd958cf1b2U, 0xc8b9279191e8e369U,
        0x2f7819ac22e19104U, 0x5c3d1c9c31afa1ccU, 0x98d8ef08ad73008dU, 0x546b6331034d4b88U,
        0xce19d409b3251e2fU, 0x1821be6533fa82aeU, 0x537b404833d19e74U, 0xeb743f47f7f947b3U};
    for (const std::uint64_t value : expected) BOOST_TEST(random.next() == value);
}

BOOST_AUTO_TEST_CASE(below_is_golden) {
    Random random(42, Stream::Dice);
    std::vector<int> rolls;
    for (int i = 0; i < 20; ++i) rolls.push_back(random.below(8));
    BOOST_TEST(rolls == (std::vector<int>{0, 0, 5, 6, 5, 0, 4, 1, 7, 4, 2, 1, 4, 4, 5, 0, 7, 6, 4, 3}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(shuffle_is_golden) {
    Random random(42, Stream::Cards);
    std::vector<int> items(10);
    std::iota(items.begin(), items.end(), 0);
    random.shuffle(items);
    BOOST_TEST(items == (std::vector<int>{8, 1, 5, 9, 3, 7, 2, 4, 0, 6}), boost::test_tools::per_element());
}

// The first output of splitmix64.c for the state 0.
BOOST_AUTO_TEST_CASE(mix_is_splitmix64) {
    BOOST_TEST(common::mix(0) == 0xe220a8397b1dcdafU);
}

BOOST_AUTO_TEST_CASE(streams_differ) {
    BOOST_TEST(Random(1, Stream::Dice).next() != Random(1, Stream::Cards).next());
    BOOST_TEST(Random(1, Stream::Dice).next() != Random(2, Stream::Dice).next());
    BOOST_TEST(Random(1, common::computer_stream(0)).next() != Random(1, common::computer_stream(1)).next());
}

BOOST_AUTO_TEST_CASE(below_stays_below_and_reaches_all) {
    Random random(7, Stream::Setup);
    for (const int n : {1, 2, 3, 8, 41}) {
        std::vector<int> seen(static_cast<std::size_t>(n), 0);
        for (int i = 0; i < 100 * n; ++i) ++seen.at(static_cast<std::size_t>(random.below(n)));
        for (const int count : seen) BOOST_TEST(count > 0);
    }
}

// 2^64 is no multiple of this n: a third of the raw values must be rejected. The parity of what is left would
// be badly off without.
BOOST_AUTO_TEST_CASE(below_rejects_what_would_be_unfair) {
    Random random(9, Stream::Setup);
    const std::uint64_t n = 0xC000000000000000U;  // 3/4 of 2^64
    int low_third = 0;
    for (int i = 0; i < 3000; ++i) low_third += random.below(n) < n / 3 ? 1 : 0;
    BOOST_TEST(low_third > 900);
    BOOST_TEST(low_third < 1100);
}

BOOST_AUTO_TEST_SUITE_END()
