#include "corners/computer.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "tests/unit/corners/support.hpp"

using namespace corners;

namespace {

std::string greedy(const std::string& text) {
    return to_text(greedy_move(corners_test::position(text)));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(computer_test)

BOOST_AUTO_TEST_CASE(greed_takes_the_largest_gain) {
    // A jump of two cells beats every step; for Black the other way round.
    BOOST_TEST(greedy("b......./......../......../......../....w.../....w.../......../........ w") ==
               "6,5 4,5");
    BOOST_TEST(greedy("b......./b......./......../......../....w.../......../......../........ b") ==
               "1,1 3,1");
}

BOOST_AUTO_TEST_CASE(of_equal_gains_greed_takes_the_first_by_its_ends) {
    BOOST_TEST(greedy("b......./......../......../......../..w.w.../......../......../........ w") ==
               "5,3 4,3");
}

BOOST_AUTO_TEST_CASE(random_moves_are_legal_and_all_of_them_come) {
    const Position start = corners_test::layout("3x3").start();
    common::Random random(31, common::computer_stream(0));
    std::vector<Move> seen;
    for (int i = 0; i < 500; ++i) {
        const Move move = random_move(start, random);
        BOOST_TEST(!fault(start, move));
        seen.push_back(move);
    }
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    BOOST_TEST((seen == legal_moves(start)));
}

BOOST_AUTO_TEST_SUITE_END()
