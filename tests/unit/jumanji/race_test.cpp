// Whole games: what holds at every event of each, and how often what happens.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cmath>
#include <ostream>

#include "jumanji/experiment.hpp"
#include "jumanji/turn.hpp"
#include "tests/unit/jumanji/usual_box.hpp"

using namespace jumanji;
using common::Outcome;

namespace {

Setup setup_of(int players) {
    Setup setup;
    setup.box = usual_box();
    for (int i = 0; i < players; ++i) {
        const std::string colour = to_text(all_colours[static_cast<std::size_t>(i)]);
        setup.players.emplace_back(colour, colour);
    }
    return setup;
}

bool share_a_space(const State& state) {
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const Seat& left = state.seats[i];
            const Seat& right = state.seats[k];
            if (left.is_alive() && right.is_alive() && left.path == right.path) return true;
        }
    }
    return false;
}

// No game takes so long, unless a rule is broken: a rhino that never lets go would hold for ever.
constexpr int most_turns = 10000;

// Boost's checks cost much: one a game, of all that must hold in it.
std::string fault_in_game(const Setup& setup, std::uint64_t seed) {
    auto [state, chance] = new_game(setup, seed);
    std::string fault;
    State before = state;
    const State& now = state;
    const Listener listener = [&](const Event&) {
        if (share_a_space(now)) fault = "two living neighbours stand on one crossing";
        for (std::size_t i = 0; i < now.seats.size(); ++i) {
            const int position = now.seats[i].path.position();
            if (position < 0 || position > goal) fault = "a piece is off its path";
            if (now.seats[i].lives() > before.seats[i].lives()) fault = "lives grow";
            if (now.seats[i].lives() < 0) fault = "there are fewer than no lives";
            if (!before.seats[i].is_alive() && position != before.seats[i].path.position())
                fault = "the dead move";
        }
        before = now;
    };
    while (!is_over(state) && state.turns < most_turns && fault.empty()) {
        take_turn(state, chance, listener);
        if (!is_over(state) && !state.seat(state.mover).is_alive()) fault = "it is the turn of a dead player";
    }
    return is_over(state) ? fault : fault + " in a game that does not end";
}

// As play_out(), but sure to return.
Outcome outcome_of(const Setup& setup, std::uint64_t seed) {
    auto [state, chance] = new_game(setup, seed);
    while (!is_over(state) && state.turns < most_turns) take_turn(state, chance, [](const Event&) {});
    BOOST_REQUIRE_MESSAGE(is_over(state), "the game of seed " << seed << " does not end");
    return play_out(setup, seed);
}

// What an independent model gave for the same cards and die, over at least this many games.
constexpr double model_games = 100000;
struct Expectation {
    std::vector<double> win_shares;  // by seat
    double mean_turns;
    friend std::ostream& operator<<(std::ostream& out, const Expectation& expected) {
        return out << expected.win_shares.size() << " players";
    }
};
const std::vector<Expectation> expectations{
    {{0.5177, 0.4823}, 17.51},
    {{0.3544, 0.3307, 0.3125}, 22.89},
    {{0.2324, 0.2373, 0.2409, 0.2434}, 32.47},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(race_test)

BOOST_AUTO_TEST_CASE(rules_hold_in_every_game) {
    for (int players = 2; players <= 4; ++players) {
        Setup setup = setup_of(players);
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            BOOST_TEST(fault_in_game(setup, seed) == "",
                       "seed " << seed << ": " << fault_in_game(setup, seed));
        }
    }
}

// One life each: death in every second turn.
BOOST_AUTO_TEST_CASE(rules_hold_where_many_die) {
    Setup setup = setup_of(4);
    setup.lives = 1;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        BOOST_TEST(fault_in_game(setup, seed) == "", "seed " << seed << ": " << fault_in_game(setup, seed));
    }
}

BOOST_AUTO_TEST_CASE(a_seed_gives_the_same_game) {
    const Setup setup = setup_of(4);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Outcome one = outcome_of(setup, seed);
        const Outcome same = play_out(setup, seed);
        BOOST_TEST(one.winner == same.winner);
        BOOST_TEST(one.turns == same.turns);
        BOOST_TEST((one.own == same.own));
    }
}

BOOST_AUTO_TEST_CASE(outcomes_are_told) {
    const common::Experiment experiment = jumanji::experiment(setup_of(2));
    Outcome outcome{.winner = 1, .turns = 9, .own = {4, 3, 2, 1}};
    BOOST_TEST(experiment.text(outcome).result == "red wins");
    BOOST_TEST(experiment.text(outcome).own == (std::vector<std::string>{"4", "3", "2", "1"}),
               boost::test_tools::per_element());
    outcome.winner = Outcome::nobody;
    BOOST_TEST(experiment.text(outcome).result == "nobody wins");
}

// Within four standard errors of the difference of two samples.
BOOST_DATA_TEST_CASE(games_go_as_an_independent_model_says, boost::unit_test::data::make(expectations),
                     expected) {
    constexpr int games = 2000;
    const std::size_t players = expected.win_shares.size();
    const Setup setup = setup_of(static_cast<int>(players));
    std::vector<int> wins(players, 0);
    double turns = 0;
    double squares = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const Outcome outcome = outcome_of(setup, seed);
        if (outcome.winner != Outcome::nobody) ++wins[static_cast<std::size_t>(outcome.winner)];
        turns += outcome.turns;
        squares += outcome.turns * outcome.turns;
    }
    const double spread = std::sqrt(1.0 / games + 1.0 / model_games);
    for (std::size_t seat = 0; seat < players; ++seat) {
        const double share = expected.win_shares[seat];
        BOOST_TEST(std::abs(wins[seat] / double{games} - share) <
                   4 * std::sqrt(share * (1 - share)) * spread);
    }
    const double mean = turns / games;
    const double deviation = std::sqrt(squares / games - mean * mean);
    BOOST_TEST(std::abs(mean - expected.mean_turns) < 4 * deviation * spread);
}

BOOST_AUTO_TEST_SUITE_END()
