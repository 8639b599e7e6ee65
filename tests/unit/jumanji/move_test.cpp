// How one piece moves: the ends of the path, and the crossings.
#include <boost/test/unit_test.hpp>

#include "tests/unit/jumanji/staged_race.hpp"

using namespace jumanji;

namespace {

bool are_neighbours(Colour left, Colour right) {
    const int distance = (static_cast<int>(left) - static_cast<int>(right) + 4) % 4;
    return distance == 1 || distance == 3;
}

// Calls check(mover, other) for each ordered pair of colours.
template <class Check>
void for_each_pair(const Check& check) {
    for (const Colour mover : all_colours) {
        for (const Colour other : all_colours) {
            if (mover == other) continue;
            BOOST_TEST_CONTEXT(to_text(mover) + " moves, " + to_text(other) + " stands") {
                check(mover, other);
            }
        }
    }
}

std::string two_seats(Colour mover, int from, Colour other, int position) {
    return '>' + to_text(mover) + ":5@" + std::to_string(from) + ' ' + to_text(other) + ":5@" +
           std::to_string(position);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(move_test)

BOOST_AUTO_TEST_CASE(a_piece_moves) {
    StagedRace race(">green:5@7 red:5@0");
    const Move move = move_piece(race.state, 0, 5);
    BOOST_TEST(move.has_moved());
    BOOST_TEST(move.from == 7);
    BOOST_TEST(move.to == 12);
    BOOST_TEST(race.position() == ">green:5@12 red:5@0");
}

BOOST_AUTO_TEST_CASE(forwards_past_41_it_does_not_move) {
    StagedRace race(">green:5@38 red:5@0");
    const Move move = move_piece(race.state, 0, 4);
    BOOST_TEST((move.outcome == Move::Outcome::Overshoots));
    BOOST_TEST(race.position() == ">green:5@38 red:5@0");
    BOOST_TEST(move_piece(race.state, 0, 3).has_moved());
    BOOST_TEST((winner(race.state) == 0));
}

BOOST_AUTO_TEST_CASE(backwards_below_0_it_goes_to_0) {
    StagedRace race(">green:5@3 red:5@0");
    BOOST_TEST(move_piece(race.state, 0, -9).has_moved());
    BOOST_TEST(race.position() == ">green:5@0 red:5@0");
}

BOOST_AUTO_TEST_CASE(a_living_neighbour_on_a_crossing_blocks_it) {
    for_each_pair([](Colour mover, Colour other) {
        for (const int crossing : {23, 32}) {
            for (const int spaces : {5, -4}) {
                StagedRace race(two_seats(mover, crossing - spaces, other, crossing));
                const Move move = move_piece(race.state, 0, spaces);
                BOOST_TEST(move.has_moved() == !are_neighbours(mover, other));
                BOOST_TEST(race.state.seat(0).path.position() ==
                           (are_neighbours(mover, other) ? crossing - spaces : crossing));
                if (are_neighbours(mover, other)) BOOST_TEST((move.blocker == 1));
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(the_dead_stand_nowhere) {
    for_each_pair([](Colour mover, Colour other) {
        StagedRace race(two_seats(mover, 20, other, 23));
        race.state.seat(1).player -= 5;
        BOOST_TEST(move_piece(race.state, 0, 3).has_moved());
    });
}

BOOST_AUTO_TEST_CASE(passing_over_is_allowed) {
    for_each_pair([](Colour mover, Colour other) {
        StagedRace race(two_seats(mover, 22, other, 23));
        BOOST_TEST(move_piece(race.state, 0, 2).has_moved());
        BOOST_TEST(move_piece(race.state, 0, -2).has_moved());
    });
}

BOOST_AUTO_TEST_CASE(the_two_crossings_are_two_places) {
    for_each_pair([](Colour mover, Colour other) {
        StagedRace race(two_seats(mover, 20, other, 32));
        BOOST_TEST(move_piece(race.state, 0, 3).has_moved());
    });
}

BOOST_AUTO_TEST_CASE(elsewhere_pieces_never_meet) {
    for_each_pair([](Colour mover, Colour other) {
        for (int position = 1; position < goal; ++position) {
            if (position == 23 || position == 32) continue;
            StagedRace race(two_seats(mover, position - 1, other, position));
            BOOST_TEST(move_piece(race.state, 0, 1).has_moved());
        }
    });
}

BOOST_AUTO_TEST_CASE(of_three_the_one_who_stands_there_blocks) {
    StagedRace race(">red:5@20 green:5@22 blue:5@23");
    const Move move = move_piece(race.state, 0, 3);
    BOOST_TEST((move.outcome == Move::Outcome::Blocked));
    BOOST_TEST((move.blocker == 2));
}

BOOST_AUTO_TEST_CASE(a_move_frees_from_a_rhino_and_no_move_does_not) {
    StagedRace race(">green:5@20h red:5@23");
    BOOST_TEST(!move_piece(race.state, 0, 3).has_escaped);
    BOOST_TEST(race.position() == ">green:5@20h red:5@23");
    BOOST_TEST(move_piece(race.state, 0, 2).has_escaped);
    BOOST_TEST(race.position() == ">green:5@22 red:5@23");
}

BOOST_AUTO_TEST_CASE(the_game_is_over_when_one_is_left_or_somebody_stands_on_41) {
    BOOST_TEST(!is_over(StagedRace(">green:5@40 red:1@0 blue:0").state));
    BOOST_TEST(is_over(StagedRace(">green:5@40 red:0 blue:0").state));
    BOOST_TEST(is_over(StagedRace(">green:5@41 red:1@0 blue:0").state));
    BOOST_TEST(!winner(StagedRace(">green:5@40 red:0 blue:0").state).has_value());
}

BOOST_AUTO_TEST_CASE(turn_order_leaves_out_the_dead) {
    const StagedRace race("green:5@0 red:0 >blue:5@0 orange:5@0");
    BOOST_TEST(living_from(race.state, 2) == (std::vector<int>{2, 3, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
