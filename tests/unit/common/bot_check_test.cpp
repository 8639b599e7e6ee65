#include "common/bot_check.hpp"

#include <boost/test/unit_test.hpp>

#include "common/program.hpp"
#include "tests/support/captured_errors.hpp"
#include "tests/support/typed_run.hpp"

using common::Options;
using support::CapturedErrors;

namespace {

std::function<std::optional<std::string>(const std::string&)> must_be(const std::string& wanted) {
    return [wanted](const std::string& answer) -> std::optional<std::string> {
        if (answer == wanted) return std::nullopt;
        return wanted + " is awaited.";
    };
}

struct Checked {
    std::string output;
    std::string fault = "none";
};

// Tries the bot on two positions: it is to repeat the first, and to answer the second with 2.
Checked check(const std::string& command) {
    Options options;
    options.bot_seconds = 10;
    options.check_bot = command;
    Checked checked;
    const auto dialogue = [&](common::Console& console) {
        try {
            check_bot(options, {{"start demo", "one", must_be("one")}, {"start again", "two", must_be("2")}},
                      console);
        } catch (const common::RunError& error) {
            checked.fault = error.what();
        }
    };
    checked.output = support::typed_run("", dialogue).output;
    return checked;
}

// A shell's loop that does this with each line but those of the start and the end.
std::string each_turn(const std::string& deed) {
    return "while read line; do case $line in start*) ;; end*) exit;; *) " + deed + ";; esac; done";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(bot_check_test)

BOOST_AUTO_TEST_CASE(what_is_right_and_what_is_wrong_is_said) {
    const CapturedErrors errors;
    const Checked checked = check(each_turn("echo $line"));
    BOOST_TEST(checked.output ==
               "Position 1 of 2: right: one\n"
               "Position 2 of 2: wrong: 'two': 2 is awaited.\n");
    BOOST_TEST(checked.fault == "the bot is wrong in 1 of 2 positions");
    BOOST_TEST(errors.text() == "the bot is wrong here\nThe position was: two\n");
}

BOOST_AUTO_TEST_CASE(each_position_is_the_first_of_a_game_of_its_own) {
    const CapturedErrors errors;
    const Checked checked = check("read start; read p; case $start in *again) echo 2;; *) echo $p;; esac");
    BOOST_TEST(checked.output ==
               "Position 1 of 2: right: one\n"
               "Position 2 of 2: right: 2\n");
    BOOST_TEST(checked.fault == "none");
}

BOOST_AUTO_TEST_CASE(no_answer_is_wrong) {
    const CapturedErrors errors;
    const Checked checked = check("exit 1");
    BOOST_TEST(checked.output ==
               "Position 1 of 2: wrong: it ended with status 1\n"
               "Position 2 of 2: wrong: it ended with status 1\n");
    BOOST_TEST(checked.fault == "the bot is wrong in 2 of 2 positions");
}

BOOST_AUTO_TEST_CASE(more_than_one_line_is_wrong) {
    const CapturedErrors errors;
    const std::string answer = "case $line in two) echo 2;; *) echo $line;; esac";
    BOOST_TEST(check(each_turn(answer)).fault == "none");
    BOOST_TEST(check(each_turn("echo '# hm'; " + answer + "; echo '# so be it'")).fault == "none");

    const std::string wrong = ": wrong: it wrote more than the one line that was asked for; behind ";
    const std::string one = "Position 1 of 2" + wrong + "'one' came ";
    const std::string two = "Position 2 of 2" + wrong + "'2' came ";
    BOOST_TEST(check(each_turn(answer + "; echo done; echo '# hm'")).output ==
               one + "'done'\n" + two + "'done'\n");
    BOOST_TEST(check(each_turn(answer + "; echo")).output ==
               one + "an empty line\n" + two + "an empty line\n");
    // Answers to the end of the game, and a flood.
    BOOST_TEST(check("while read line; do case $line in start*) ;; *) " + answer + ";; esac; done").output ==
               one + "'end of the exercise'\n" + two + "'end of the exercise'\n");
    BOOST_TEST(check("read s; read line; " + answer + "; yes").output == one + "'y'\n" + two + "'y'\n");
}

BOOST_AUTO_TEST_SUITE_END()
