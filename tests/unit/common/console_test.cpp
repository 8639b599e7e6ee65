#include "common/console.hpp"

#include <boost/test/unit_test.hpp>
#include <vector>

#include "common/data_file.hpp"
#include "tests/support/temporary_file.hpp"
#include "tests/support/typed_run.hpp"

using common::Console;
using common::Prompt;
using support::typed_run;

namespace {

const Prompt prompt{"Your move:",
                    {{"3,4", "move to that cell"}},
                    [] { return std::string("  1\n1 .\n"); },
                    [] { return std::string("The board is empty.\n"); },
                    false};

// Asks for `count` lines and says what it got.
auto asking(int count) {
    return [count](Console& console) {
        for (int i = 0; i < count; ++i) console.say("got [" + console.ask(prompt) + "]");
    };
}

}  // namespace

BOOST_AUTO_TEST_SUITE(console_test)

BOOST_AUTO_TEST_CASE(a_line_is_trimmed_and_echoed) {
    BOOST_TEST(typed_run("  Ada Lovelace \t\r\n", asking(1)).output ==
               "Your move:\n> Ada Lovelace\ngot [Ada Lovelace]\n");
}

BOOST_AUTO_TEST_CASE(a_last_line_without_a_newline_counts_once) {
    const auto run = typed_run("a\nb", asking(3));
    BOOST_TEST(run.output == "Your move:\n> a\ngot [a]\nYour move:\n> b\ngot [b]\nYour move:\n>\n");
    BOOST_TEST(run.input_ended);
}

BOOST_AUTO_TEST_CASE(comments_are_neither_answered_nor_echoed) {
    BOOST_TEST(typed_run("# one\n   # two\nmove\n", asking(1)).output == "Your move:\n> move\ngot [move]\n");
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_is_skipped_at_the_very_start_only) {
    BOOST_TEST(typed_run("\xef\xbb\xbf"
                         "a\n",
                         asking(1))
                   .output == "Your move:\n> a\ngot [a]\n");
    BOOST_TEST(typed_run("\xef\xbb\xbf# comment\n\xef\xbb\xbf"
                         "a\n",
                         asking(1))
                   .output ==
               "Your move:\n> \xef\xbb\xbf"
               "a\ngot [\xef\xbb\xbf"
               "a]\n");
}

BOOST_AUTO_TEST_CASE(an_empty_line_is_an_error_unless_it_is_awaited) {
    BOOST_TEST(typed_run("\na\n", asking(1)).output ==
               "Your move:\n>\nError: nothing was typed; type help to see what can be typed.\n"
               "Your move:\n> a\ngot [a]\n");
    const auto takes_empty = [](Console& console) {
        Prompt rolling = prompt;
        rolling.takes_empty_line = true;
        console.say("got [" + console.ask(rolling) + "]");
    };
    BOOST_TEST(typed_run("  \n", takes_empty).output == "Your move:\n>\ngot []\n");
}

BOOST_AUTO_TEST_CASE(the_commands_of_all_programs_are_answered) {
    BOOST_TEST(typed_run("BOARD\ndescribe\n", asking(1)).output ==
               "Your move:\n> BOARD\n  1\n1 .\nYour move:\n> describe\nThe board is empty.\nYour move:\n>\n");
    BOOST_TEST(typed_run("quit\n", asking(1)).quit);
    BOOST_TEST(typed_run("help\n", asking(1)).output ==
               "Your move:\n> help\n"
               "You can type, for example:\n"
               "  3,4       move to that cell\n"
               "  help      show this list\n"
               "  board     show the board again\n"
               "  describe  say in words where everything is\n"
               "  quit      leave now\n"
               "Lines that start with # are comments.\n"
               "Your move:\n>\n");
}

BOOST_AUTO_TEST_CASE(a_long_line_is_one_error) {
    BOOST_TEST(typed_run(std::string(4097, 'x') + "\na\n", asking(1)).output ==
               "Your move:\n> " + std::string(200, 'x') +
                   "\nError: the line is longer than 4096 bytes; type help to see what can be typed.\n"
                   "Your move:\n> a\ngot [a]\n");
    BOOST_TEST(typed_run(std::string(4096, 'x') + "\n", asking(1)).output.ends_with("x]\n"));
    const auto run = typed_run(std::string(1000000, 'x'), asking(1));
    BOOST_TEST(run.input_ended);
    BOOST_TEST(run.output.find("Error") == run.output.rfind("Error"));
}

BOOST_AUTO_TEST_CASE(what_is_echoed_is_fit_to_print) {
    const auto run = typed_run(std::string("a\x1b[31m\0\xff z\n", 11), asking(1));
    BOOST_TEST(run.output.starts_with("Your move:\n> a?[31m?? z\n"));
}

BOOST_AUTO_TEST_CASE(quiet_keeps_prompts_errors_and_what_is_told) {
    const auto dialogue = [](Console& console) {
        console.tell("Seed: 1");
        console.say("narration");
        console.ask(prompt);
        console.error("no.");
        console.tell("Result: x");
    };
    BOOST_TEST(typed_run("a\n", dialogue, true).output ==
               "Seed: 1\nYour move:\n> a\nError: no.\nResult: x\n");
}

BOOST_AUTO_TEST_CASE(accepted_lines_and_moves_of_bots_are_recorded) {
    const support::TemporaryFile file;
    typed_run("bad\ngood\n", [&](Console& console) {
        console.start_record(file.path(), "# record of test 1: --seed 1");
        console.ask(prompt);
        console.error("bad.");
        console.ask(prompt);
        console.accept();
        BOOST_TEST(!console.replayed_move().has_value());
        console.record("by a bot");
    });
    BOOST_TEST(common::read_file(file.path()) == "# record of test 1: --seed 1\ngood\nby a bot\n");
}

BOOST_AUTO_TEST_CASE(a_resumed_game_plays_the_record_then_the_input_and_appends) {
    const support::TemporaryFile file("# record of test 1: --seed 1\na\nby a bot\ntorn");
    const auto run = typed_run("b\n", [&](Console& console) {
        console.resume(file.path());
        console.say("got [" + console.ask(prompt) + "]");
        console.accept();
        console.say("bot [" + console.replayed_move().value_or("thinks") + "]");
        console.record("by a bot");
        console.say("got [" + console.ask(prompt) + "]");
        console.accept();
        console.say("bot [" + console.replayed_move().value_or("thinks") + "]");
        console.record("new");
    });
    BOOST_TEST(run.output ==
               "Your move:\n> a\ngot [a]\nbot [by a bot]\nYour move:\n> b\ngot [b]\nbot [thinks]\n");
    BOOST_TEST(common::read_file(file.path()) == "# record of test 1: --seed 1\na\nby a bot\nb\nnew\n");
}

BOOST_AUTO_TEST_CASE(a_record_piped_in_gives_the_moves_of_bots_too) {
    const auto run = typed_run("# record of test 1: --seed 1\nfirst\na\n", [&](Console& console) {
        console.say("bot [" + console.replayed_move().value_or("thinks") + "]");
        console.say("got [" + console.ask(prompt) + "]");
        console.say("bot [" + console.replayed_move().value_or("thinks") + "]");
    });
    BOOST_TEST(run.output == "bot [first]\nYour move:\n> a\ngot [a]\nbot [thinks]\n");
    BOOST_TEST(typed_run("a\n", [&](Console& console) {
                   BOOST_TEST(!console.replayed_move().has_value());
                   console.say("got [" + console.ask(prompt) + "]");
               }).output == "Your move:\n> a\ngot [a]\n");
}

BOOST_AUTO_TEST_CASE(a_line_of_a_resumed_record_that_is_wrong_is_named) {
    const support::TemporaryFile file("# record of test 1: --seed 1\n# comment\nbad\n");
    const auto resume = [&](Console& console) {
        console.resume(file.path());
        console.ask(prompt);
        console.error("no such move.");
    };
    BOOST_CHECK_EXCEPTION(typed_run("", resume), common::DataError, [&](const common::DataError& fault) {
        return fault.what() == file.path() + ":3: no such move.";
    });
}

BOOST_AUTO_TEST_CASE(output_that_cannot_be_written_is_noticed) {
    std::FILE* full = std::fopen("/dev/full", "w");
    if (full == nullptr) {
        BOOST_TEST_MESSAGE("/dev/full is not there");
        BOOST_TEST(true);
        return;
    }
    Console console({.output = fileno(full)});
    console.tell("text");
    BOOST_CHECK_THROW(console.flush(), common::WriteFailed);
    std::fclose(full);
}

BOOST_AUTO_TEST_SUITE_END()
