#include "common/summary.hpp"

#include <boost/test/unit_test.hpp>

#include "common/progress.hpp"
#include "common/text.hpp"

using common::Player;
using common::Summary;

namespace {

const std::vector<Player> players{Player("Ada", "greedy"), Player("Bob", "random")};

Summary example() {
    Summary summary;
    for (int i = 0; i < 60; ++i) summary.add("Ada", 10 + i / 2);
    for (int i = 0; i < 39; ++i) summary.add("Bob", 45);
    summary.add("", 61);
    return summary;
}

std::string histogram_of(const Summary& summary) {
    const std::string text = summary.text("demo", players, 1);
    return text.substr(text.rfind("\n\n") + 2);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(summary_test)

BOOST_AUTO_TEST_CASE(it_shows_who_won_and_how_long_it_took) {
    BOOST_TEST(example().text("demo", players, 101) ==
               "Games of demo                              100\n"
               "First seed                                 101\n"
               "Last seed                                  200\n"
               "Player 1                  Ada:greedy\n"
               "Player 2                  Bob:random\n"
               "\n"
               "                                         games  per cent       95 % interval\n"
               "Won by Ada                                  60     60.00     50.20 to  69.06\n"
               "Won by Bob                                  39     39.00     30.02 to  48.80\n"
               "Won by nobody                                1      1.00      0.18 to   5.45\n"
               "\n"
               "Fewest turns                                10\n"
               "Median of turns                             34\n"
               "Mean of turns                            32.86\n"
               "Most turns                                  61\n"
               "\n"
               "Turns                                    games  per cent\n"
               "10 to 14                                    10     10.00  ######\n"
               "15 to 19                                    10     10.00  ######\n"
               "20 to 24                                    10     10.00  ######\n"
               "25 to 29                                    10     10.00  ######\n"
               "30 to 34                                    10     10.00  ######\n"
               "35 to 39                                    10     10.00  ######\n"
               "40 to 44                                     0      0.00\n"
               "45 to 49                                    39     39.00  ####################\n"
               "50 to 54                                     0      0.00\n"
               "55 to 59                                     0      0.00\n"
               "60 to 64                                     1      1.00  #\n");
}

BOOST_AUTO_TEST_CASE(parts_add_up_to_the_whole) {
    Summary left;
    Summary right;
    Summary whole;
    for (int i = 0; i < 1000; ++i) {
        const std::string winner = i % 3 == 0 ? "Ada" : i % 3 == 1 ? "Bob" : "";
        (i < 300 ? left : right).add(winner, i * i % 97);
        whole.add(winner, i * i % 97);
    }
    right += left;
    BOOST_TEST(right.text("demo", players, 7) == whole.text("demo", players, 7));
}

BOOST_AUTO_TEST_CASE(winners_who_are_no_players_are_listed_too) {
    Summary summary;
    summary.add("the house", 3);
    const std::string text = summary.text("demo", players, 0);
    BOOST_TEST(text.find("Won by Ada                                   0      0.00") != std::string::npos);
    BOOST_TEST(text.find("Won by the house                             1    100.00") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_histogram_of_one_length_is_one_bar) {
    Summary summary;
    summary.add("", 0);
    BOOST_TEST(histogram_of(summary) ==
               "Turns                                    games  per cent\n"
               "0                                            1    100.00  ####################\n");
}

BOOST_AUTO_TEST_CASE(the_histogram_has_at_most_twenty_bars_whatever_the_lengths) {
    for (const int longest : {1, 19, 20, 99, 1000, 123456, 2147483647}) {
        Summary summary;
        summary.add("", longest);
        summary.add("", 0);
        const std::vector<std::string> lines = common::split(histogram_of(summary), '\n');
        BOOST_TEST(lines.size() <= 1 + 20 + 1);
        BOOST_TEST(lines.size() >= 1 + 2 + 1);
        for (const std::string& line : lines) BOOST_TEST(line.size() <= 80);
    }
}

BOOST_AUTO_TEST_CASE(every_line_fits_the_screen) {
    const std::vector<Player> long_ones{Player("Sixteen letters!", "exec:" + std::string(300, 'x')),
                                        Player("A\xc3\xa9\xc3\xa9\xc3\xa9", "perfect")};
    Summary summary;
    for (int i = 0; i < 100000; ++i) summary.add("Sixteen letters!", 1000000 + i);
    const std::string text = summary.text("slimetrail", long_ones, 18446744073709451615U);
    for (const std::string& line : common::split(text, '\n')) {
        BOOST_TEST(line.size() <= 80, line);
        BOOST_TEST(!line.ends_with(' '), line);
    }
    BOOST_TEST(text.find("18446744073709551614\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_progress_bar_grows) {
    BOOST_TEST(common::progress_text(0, 10) == "[" + std::string(40, ' ') + "]   0 %  0 of 10 games");
    BOOST_TEST(common::progress_text(3, 10) ==
               "[############" + std::string(28, ' ') + "]  30 %  3 of 10 games");
    BOOST_TEST(common::progress_text(10, 10) == "[" + std::string(40, '#') + "] 100 %  10 of 10 games");
}

BOOST_AUTO_TEST_SUITE_END()
