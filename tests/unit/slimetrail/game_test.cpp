#include "slimetrail/game.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "common/notation.hpp"
#include "slimetrail/analysis.hpp"
#include "slimetrail/exercises.hpp"
#include "slimetrail/seating.hpp"
#include "slimetrail/typed_move.hpp"
#include "slimetrail/view.hpp"
#include "support.hpp"

using namespace slimetrail;
using support::position_of;

namespace {

// What a typed move means, or the error.
std::string read(const Game& game, const std::string& text) {
    const auto move = parse_move(game, text);
    if (!move) return move.error();
    if (const Point* to = std::get_if<Point>(&*move)) return common::to_text(*to);
    return "takes";
}

struct Row {
    std::string typed;
    std::string expected;
    friend std::ostream& operator<<(std::ostream& out, const Row& row) {
        return out << '"' << row.typed << '"';
    }
};

const std::string moves = "from 2,2 the piece can move to 1,2 or 2,3 or 3,2.";
const std::vector<Row> rows{
    {"1,2", "1,2"},
    {"(1,2)", "1,2"},
    {"n", "1,2"},
    {"north", "1,2"},
    {"east", "2,3"},
    {"s", "3,2"},
    {"w", "2,1 is slimed; " + moves},
    {"2,1", "2,1 is slimed; " + moves},
    {"2,2", "the piece is on 2,2 already; " + moves},
    {"1,1", "1,1 is not next to the piece; " + moves},
    {"3,3", "3,3 is not next to the piece; " + moves},
    {"accept", "the start can be taken only instead of the first move; " + moves},
    {"4,1", "row 4 is outside the grid; rows are 1 to 3."},
    {"1,4", "column 4 is outside the grid; columns are 1 to 3."},
    {"1,2 2,3", "'1,2 2,3' is 2 cells; one cell is wanted, for instance 3,4."},
    {"1,2x", "'1,2x' is no cell; a cell is typed as row,col, for instance 3,4."},
};

Tally tally_of(const std::string& green, const std::string& red) {
    return {{common::Player(green, "human"), common::Player(red, "lookahead")}, 0};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_test)

BOOST_AUTO_TEST_CASE(taking_the_start_is_no_move) {
    Game game(start_position(3, 3, {1, 1}), true);
    BOOST_TEST(game.awaits_choice());
    game.take_start();
    BOOST_TEST(!game.awaits_choice());
    BOOST_TEST((game.position().to_move == Side::Red));
    BOOST_TEST(game.moves() == 0);
    game.play({0, 1});
    game.play({0, 0});
    BOOST_TEST(to_text(game.ending().value()) == "Green wins in 2 moves");
    BOOST_TEST(game.was_taken());
}

BOOST_AUTO_TEST_CASE(moving_first_declines_the_start) {
    Game game(start_position(3, 3, {1, 2}), true);
    game.play({2, 2});
    BOOST_TEST(to_text(game.ending().value()) == "Red wins in 1 move");
    BOOST_TEST(!game.was_taken());
}

BOOST_AUTO_TEST_CASE(a_stuck_player_draws_at_once) {
    BOOST_TEST(to_text(Game(position_of("G#@/.##/..R g"), false).ending().value()) == "draw after 0 moves");
}

BOOST_AUTO_TEST_CASE(a_forfeit_says_why) {
    Game game(start_position(3, 3, {1, 1}), true);
    game.forfeit("Ada gave no answer within 10 seconds");
    BOOST_TEST(to_text(game.ending().value()) == "Red wins in 0 moves: Ada gave no answer within 10 seconds");
}

BOOST_AUTO_TEST_CASE(undo_goes_back_to_this_players_previous_choice) {
    Game game(start_position(5, 5, {2, 2}), true);
    BOOST_TEST(!game.can_take_back());
    game.take_start();
    BOOST_TEST(!game.can_take_back());  // Red's first choice
    game.play({1, 2});
    BOOST_TEST(game.can_take_back());  // Green's second: the first was to take the start
    game.take_back();
    BOOST_TEST(game.awaits_choice());
    BOOST_TEST(!game.was_taken());
    BOOST_TEST(game.moves() == 0);
    game.play({1, 2});
    game.play({1, 3});
    game.play({0, 3});
    game.play({0, 2});
    BOOST_TEST(game.moves() == 4);
    game.take_back();
    BOOST_TEST(game.moves() == 2);
    BOOST_TEST((game.position().piece == Point{1, 3}));
    game.take_back();
    BOOST_TEST(game.moves() == 0);
    BOOST_TEST(game.awaits_choice());
}

BOOST_AUTO_TEST_CASE(the_start_is_drawn_from_the_seed_and_is_no_goal) {
    std::vector<int> seen(9, 0);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Point start = new_game(3, 3, seed).start();
        BOOST_TEST((start == new_game(3, 3, seed).start()));
        ++seen[static_cast<std::size_t>(3 * start.row + start.col)];
    }
    for (std::size_t i = 0; i < seen.size(); ++i) BOOST_TEST((seen[i] > 10) == (i != 0 && i != 8));
}

BOOST_DATA_TEST_CASE(moves_are_read, boost::unit_test::data::make(rows), row) {
    BOOST_TEST(read(Game(position_of("G../#@./..R g"), false), row.typed) == row.expected);
}

BOOST_AUTO_TEST_CASE(the_choice_is_typed_as_accept_or_as_the_pieces_cell) {
    const Game game(start_position(3, 3, {0, 2}), true);
    BOOST_TEST(read(game, "accept") == "takes");
    BOOST_TEST(read(game, "1,3") == "takes");
    BOOST_TEST(read(game, "s") == "2,3");
    BOOST_TEST(read(game, "n") ==
               "there is no cell north of 1,3; from 1,3 the piece can move to 2,3 or 1,2.");
}

BOOST_AUTO_TEST_CASE(sizes_are_read_strictly) {
    BOOST_TEST(to_text(*parse_size("5")) == "5x5");
    BOOST_TEST(to_text(*parse_size("6x9")) == "6x9");
    BOOST_TEST(to_text(*parse_size("2x11")) == "2x11");
    for (const std::string text :
         {"", "1", "12", "5x", "x5", "5x12", "1x5", "5x5x5", "5 x 5", "five", "-5", "5.0"}) {
        BOOST_TEST(!parse_size(text), text);
    }
}

BOOST_AUTO_TEST_CASE(the_refresh_shows_board_counters_and_moves) {
    Tally tally = tally_of("Human", "Computer");
    tally.player(Side::Red) += 1;
    const Game game(position_of("G../#@./..R g"), false);
    BOOST_TEST(refresh_text(game, tally) ==
               "  1 2 3\n"
               "1 G . .\n"
               "2 # @ .\n"
               "3 . . R\n"
               "Green (Human) 0, Red (Computer) 1, draws 0\n"
               "Green (Human) can move to 1,2 or 2,3 or 3,2.\n");
    BOOST_TEST(description(game, tally) ==
               "The board has 3 rows and 3 columns. Green's goal is 1,1, Red's goal is 3,3. The\n"
               "piece is on 2,2. Slimed is 2,1. Green (Human) can move to 1,2 or 2,3 or 3,2.\n"
               "Games won: Green (Human) 0, Red (Computer) 1, draws 0.\n");
    BOOST_TEST(board_text(game.position(), true).find("\033[32mG\033[0m") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_analysis_of_a_position_gives_all_values_and_a_line) {
    const auto solver = make_solver();
    BOOST_TEST(position_text(*solver, position_of("G../@../.#R g")) ==
               "Value: W\n"
               "1,1 W\n"
               "2,2 W\n"
               "3,1 D\n"
               "Line: 1,1 (Green wins)\n");
    BOOST_TEST(one_line_text(*solver, position_of("G../@../.#R g")) == "W | 1,1:W 2,2:W 3,1:D");
    BOOST_TEST(one_line_text(*solver, position_of("G#@/.##/..R g")) == "D |");
    BOOST_TEST(position_text(*solver, position_of("G#@/.##/..R g")) == "Value: D\nLine: (draw)\n");
}

BOOST_AUTO_TEST_CASE(the_map_of_a_size_has_shares) {
    BOOST_TEST(start_map_text(*make_solver(), 2, 3) ==
               "Green to move:\n  1 2 3\n1 G W W\n2 W W R\nW 4 (100.0 %), D 0 (0.0 %), L 0 (0.0 %)\n\n"
               "Red to move:\n  1 2 3\n1 G W W\n2 W W R\nW 4 (100.0 %), D 0 (0.0 %), L 0 (0.0 %)\n");
}

BOOST_AUTO_TEST_CASE(bots_are_told_size_and_choice_and_judged_by_the_rules) {
    BOOST_TEST(start_line(Side::Red, {6, 9}) == "start slimetrail red 6x9");
    BOOST_TEST(turn_line(Game(start_position(3, 3, {1, 1}), true)) == "G../.@./..R g pie");
    BOOST_TEST(turn_line(Game(start_position(3, 3, {1, 1}), false)) == "G../.@./..R g");
    const std::vector<common::BotExercise> exercises = bot_exercises();
    BOOST_TEST(exercises.size() >= 8U);
    for (const common::BotExercise& exercise : exercises) {
        const std::string position = exercise.position.substr(0, exercise.position.find(" pie"));
        const Point move = legal_moves(position_of(position)).front();
        BOOST_TEST(!exercise.fault(common::to_text(move)).has_value());
        BOOST_TEST(exercise.fault("1,1x").has_value());
        BOOST_TEST(exercise.fault("quit").has_value());
        BOOST_TEST(exercise.fault("ACCEPT").has_value() == !exercise.position.ends_with("pie"));
    }
}

BOOST_AUTO_TEST_SUITE_END()
