#include "corners/setup.hpp"

#include <boost/test/unit_test.hpp>

#include "corners/experiment.hpp"
#include "corners/seating.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;
using common::Player;

namespace {

Setup setup_of(const std::string& white, const std::string& black) {
    const Layout layout = corners_test::layout("3x3");
    return {
        .layout = layout, .start = layout.start(), .players = {Player("Ada", white), Player("Bob", black)}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(setup_test)

BOOST_AUTO_TEST_CASE(kinds_are_told_apart) {
    for (const std::string kind :
         {"human", "greedy", "search", "search=1", "search=40", "random", "exec:./bot"}) {
        BOOST_TEST(!kind_fault(Player("Ada", kind)));
    }
    for (const std::string kind : {"", "greed", "search=", "search=0", "search=41", "search=4x", "exec:"}) {
        BOOST_TEST(kind_fault(Player("Ada", kind)).has_value());
    }
    BOOST_TEST(search_depth("search=4").value() == 4);
    BOOST_TEST(!search_depth("search"));
}

BOOST_AUTO_TEST_CASE(only_random_players_and_openings_need_chance) {
    BOOST_TEST(!has_chance(setup_of("search", "greedy")));
    BOOST_TEST(has_chance(setup_of("search", "random")));
    Setup opened = setup_of("search", "greedy");
    opened.opening_moves = 1;
    BOOST_TEST(has_chance(opened));
}

BOOST_AUTO_TEST_CASE(an_opening_depends_on_the_seed_alone) {
    Setup setup = setup_of("greedy", "greedy");
    setup.opening_moves = 6;
    BOOST_TEST((new_game(setup, 5).position() == new_game(setup, 5).position()));
    BOOST_TEST((new_game(setup, 5).position() != new_game(setup, 6).position()));
    BOOST_TEST(new_game(setup, 5).moves() == 6);
}

BOOST_AUTO_TEST_CASE(a_bot_is_told_what_shapes_the_game) {
    Setup setup = setup_of("exec:x", "greedy");
    BOOST_TEST(start_line(setup, Side::White) == "start corners white --layout 3x3 --max-moves 400");
    setup.rules = {.max_moves = 99, .last_reply = true, .home_limit = 30, .adjudicate = true};
    BOOST_TEST(start_line(setup, Side::Black) ==
               "start corners black --layout 3x3 --max-moves 99 --last-reply --home-limit 30 --adjudicate");
}

BOOST_AUTO_TEST_CASE(answers_are_moves_or_resign) {
    const Position start = corners_test::layout("3x3").start();
    BOOST_TEST(std::holds_alternative<Move>(*parse_answer(start, "6,6 5,6")));
    BOOST_TEST(std::holds_alternative<Resign>(*parse_answer(start, "Resign")));
    for (const std::string answer : {"", "undo", "moves", "6,6", "6,6 5,5", "forfeit x", "quit"}) {
        BOOST_TEST(!parse_answer(start, answer));
    }
}

BOOST_AUTO_TEST_CASE(a_game_of_an_experiment_depends_on_its_seed_alone) {
    Setup setup = setup_of("random", "search=2");
    setup.opening_moves = 4;
    Engine engine(setup.layout);
    const common::Outcome first = play_out(setup, 1, engine);
    const common::Outcome second = play_out(setup, 2, engine);
    Engine fresh(setup.layout);
    const common::Outcome again = play_out(setup, 2, fresh);
    BOOST_TEST(second.turns == again.turns);
    BOOST_TEST(second.winner == again.winner);
    BOOST_TEST((second.own == again.own));
    BOOST_TEST((first.turns != second.turns || first.own != second.own));
    const common::OutcomeText text = experiment(setup).text(again);
    BOOST_TEST(text.own.at(0) == "3x3");
    BOOST_TEST(text.own.size() == experiment_columns().size());
}

BOOST_AUTO_TEST_SUITE_END()
