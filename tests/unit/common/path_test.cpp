#include "common/path.hpp"

#include <boost/test/unit_test.hpp>
#include <limits>

using common::Path;

BOOST_AUTO_TEST_SUITE(path_test)

BOOST_AUTO_TEST_CASE(a_piece_starts_on_0_and_stands_on_a_space) {
    const Path path("..W.R!");
    BOOST_TEST(path.position() == 0);
    BOOST_TEST(path.end() == 5);
    BOOST_TEST((path + 2).space() == 'W');
    BOOST_TEST((path + 5).is_at_end());
    BOOST_TEST(!(path + 4).is_at_end());
}

BOOST_AUTO_TEST_CASE(plus_moves_forwards_and_minus_backwards) {
    Path path("..W.R!");
    path += 4;
    BOOST_TEST(path.position() == 4);
    path -= 3;
    BOOST_TEST(path.position() == 1);
    BOOST_TEST((path + 2).position() == 3);
    BOOST_TEST((path - 1).position() == 0);
    BOOST_TEST(path.position() == 1);  // + and - leave the path as it is
}

BOOST_AUTO_TEST_CASE(a_negative_number_moves_the_other_way) {
    const Path path(".....!", {}, 3);
    BOOST_TEST((path + -2).position() == 1);
    BOOST_TEST((path - -2).position() == 5);
}

BOOST_AUTO_TEST_CASE(beyond_the_end_it_does_not_move_at_all) {
    const Path path(".....!", {}, 3);
    BOOST_TEST((path + 2).position() == 5);
    BOOST_TEST((path + 3).position() == 3);
    BOOST_TEST((path + std::numeric_limits<int>::max()).position() == 3);
}

BOOST_AUTO_TEST_CASE(backwards_it_stops_at_0) {
    const Path path(".....!", {}, 3);
    BOOST_TEST((path - 3).position() == 0);
    BOOST_TEST((path - 4).position() == 0);
    BOOST_TEST((path - std::numeric_limits<int>::max()).position() == 0);
}

// The example of the header.
BOOST_AUTO_TEST_CASE(pieces_meet_on_the_space_that_they_share) {
    Path red("..W..!", {{3, 7}});
    Path blue("....R.!", {{2, 7}});
    BOOST_TEST(!(red == blue));
    red += 3;
    BOOST_TEST(!(red == blue));
    blue += 2;
    BOOST_TEST((red == blue));
    BOOST_TEST((blue == red));
    blue += 1;
    BOOST_TEST((red != blue));
}

BOOST_AUTO_TEST_CASE(two_junctions_on_one_space_are_kept_apart) {
    const Path green(".....!", {{3, 1}}, 3);
    const Path red(".....!", {{3, 1}, {3, 2}}, 3);
    const Path blue(".....!", {{3, 2}}, 3);
    BOOST_TEST((green == red));
    BOOST_TEST((red == blue));
    BOOST_TEST(!(green == blue));  // == is not transitive here
}

BOOST_AUTO_TEST_CASE(off_the_crossings_nothing_meets) {
    const Path path(".....!", {{3, 1}}, 2);
    const Path same = path;
    BOOST_TEST(!(path == same));  // == is not reflexive here
}

BOOST_AUTO_TEST_SUITE_END()
