#include "common/bot.hpp"

#include <sys/wait.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>

#include "common/data_file.hpp"
#include "common/signals.hpp"
#include "common/text.hpp"
#include "tests/support/captured_errors.hpp"
#include "tests/support/temporary_file.hpp"

using common::Bot;
using support::CapturedErrors;
using support::TemporaryFile;

namespace {

using namespace std::chrono_literals;

// As program.cpp does: without it, writing to a dead bot would end the tests.
struct Handlers {
    Handlers() { std::signal(SIGPIPE, SIG_IGN); }
};
BOOST_TEST_GLOBAL_FIXTURE(Handlers);

constexpr auto patient = 60s;  // a bot that needs this is a fault: tests would take a minute
constexpr auto impatient = 300ms;

// The bot's first answer, or why there is none.
std::string first_answer(const std::string& command, std::chrono::milliseconds limit) {
    Bot bot("Ada", command, limit);
    bot.send("start demo");
    const auto answer = bot.answer("position");
    return answer ? "answer: " + *answer : answer.error();
}

// True if no process of that number is left, or soon none will be: who was killed takes a moment.
bool is_gone(pid_t process) {
    for (int i = 0; i < 200; ++i) {
        // The orphans of a bot become those of process 1, which may leave them as zombies for a while.
        const std::string command = "ps -o stat= -p " + std::to_string(process) + " | grep -qv Z";
        if (std::system(command.c_str()) != 0) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

bool has_children() {
    return ::waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD;
}

struct Row {
    std::string what;
    std::string command;
    std::chrono::milliseconds limit;
    std::string expected;
    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.what; }
};

// A bot that answers each position with itself: it skips "start ...".
const std::string echo =
    "read start; while read line; do case $line in end*) exit;; esac; echo \"$line\"; done";

const std::vector<Row> first_answers{
    {"answers", "read start; read position; echo \"to $position\"; read end", patient, "answer: to position"},
    {"answers and leaves", "read start; read position; echo 1,2", patient, "answer: 1,2"},
    {"answers without a line end", "read start; read position; printf '1,2'", patient, "answer: 1,2"},
    {"answers with blanks", "printf '  1,2 \\r\\n'; read end", patient, "answer: 1,2"},
    {"answers with an empty line", "echo; read end", patient, "answer: "},
    {"talks before it answers", "echo '# hm'; echo ' # hm'; echo 1,2", patient, "answer: 1,2"},
    {"answers with bytes that are no text", "printf '\\001\\377\\n'", patient, "answer: \001\377"},
    {"sends commands without end", "while :; do echo help; done", patient, "answer: help"},
    {"answers and closes", "echo 1,2; exec >&-; sleep 60", patient, "answer: 1,2"},

    {"is no command", "no-such-command", patient, "ended with status 127"},
    {"cannot be parsed", "if", patient, "ended with status 2"},
    {"crashes", "kill -SEGV $$", patient, "ended with signal 11"},
    {"leaves", "exit 3", patient, "ended with status 3"},
    {"leaves after reading", "read start; read position; exit 4", patient, "ended with status 4"},
    {"leaves a child that holds the pipes", "sleep 60 & exit 5", patient, "ended with status 5"},
    {"talks and leaves", "echo '# sorry'; exit 6", patient, "ended with status 6"},
    {"closes its output", "exec >&-; sleep 60", patient, "closed its output"},
    {"closes its output and its input", "exec >&- <&-; sleep 60", patient, "closed its output"},
    {"closes all", "exec >&- <&- 2>&-; sleep 60", patient, "closed its output"},
    {"writes a long line", "yes x | tr -d '\\n' | head -c 5000; echo; sleep 60", patient,
     "wrote a line of more than 4096 bytes"},
    {"writes a line without end", "tr '\\0' x </dev/zero", patient, "wrote a line of more than 4096 bytes"},
    {"writes zeros without end", "cat /dev/zero", patient, "wrote a line of more than 4096 bytes"},

    {"hangs", "sleep 60", impatient, "gave no answer within 300 milliseconds"},
    {"hangs in a child", "sleep 60 & wait", impatient, "gave no answer within 300 milliseconds"},
    {"hangs without reading", "exec <&-; sleep 60", impatient, "gave no answer within 300 milliseconds"},
    {"stops", "kill -STOP $$", impatient, "gave no answer within 300 milliseconds"},
    {"writes half a line", "printf 1,; sleep 60", impatient, "gave no answer within 300 milliseconds"},
    {"talks without end", "yes '# hm'", impatient, "gave no answer within 300 milliseconds"},
    {"complains without end", "yes oh >&2", impatient, "gave no answer within 300 milliseconds"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(bot_test)

BOOST_DATA_TEST_CASE(a_bot_that, boost::unit_test::data::make(first_answers), row) {
    const CapturedErrors errors;
    const auto start = std::chrono::steady_clock::now();
    BOOST_TEST(first_answer(row.command, row.limit) == row.expected);
    BOOST_TEST((std::chrono::steady_clock::now() - start < 20s));
    BOOST_TEST(!has_children());
    BOOST_TEST(errors.text().size() < 66000);
}

BOOST_AUTO_TEST_CASE(each_position_has_one_answer) {
    Bot bot("Ada", echo, patient);
    bot.send("start demo");
    for (int i = 0; i < 200; ++i) {
        const std::string position = "position " + std::to_string(i);
        BOOST_TEST(*bot.answer(position) == position);
    }
    BOOST_TEST(bot.finish("Ada wins"));
}

BOOST_AUTO_TEST_CASE(a_bot_is_told_all_of_a_game_and_nothing_else) {
    const TemporaryFile log;
    {
        Bot bot("Ada", "while read line; do echo \"$line\" >>" + log.path() + "; echo 1,2; done", patient);
        bot.send("start demo green 5x5");
        BOOST_TEST(*bot.answer("a/b g") == "1,2");
        BOOST_TEST(bot.finish("Ada wins"));
    }
    BOOST_TEST(common::read_file(log.path()) == "start demo green 5x5\na/b g\nend Ada wins\n");
}

BOOST_AUTO_TEST_CASE(a_bot_that_never_reads_does_not_block_us) {
    Bot bot("Ada", "while :; do echo 1,2; done", patient);
    const std::string position(1000, 'x');
    for (int i = 0; i < 3000; ++i) BOOST_TEST(*bot.answer(position) == "1,2");
    BOOST_TEST(!bot.finish("Ada wins"));
}

BOOST_AUTO_TEST_CASE(a_bot_that_dies_in_mid_game_is_told_at_its_next_turn) {
    Bot bot("Ada", "read start; read position; echo 1,2; exit 7", patient);
    bot.send("start demo");
    BOOST_TEST(*bot.answer("one") == "1,2");
    BOOST_TEST(bot.answer("two").error() == "ended with status 7");
    BOOST_TEST(bot.answer("three").error() == "ended with status 7");
    BOOST_TEST(bot.finish("Ada has lost"));
}

BOOST_AUTO_TEST_CASE(a_bot_that_ignores_the_end_is_ended_with_its_children) {
    const TemporaryFile log;
    {
        Bot bot(
            "Ada",
            "trap '' TERM HUP INT PIPE; sleep 60 & echo $! >" + log.path() + "; echo 1,2; sleep 60; sleep 60",
            patient);
        BOOST_TEST(*bot.answer("one") == "1,2");
        BOOST_TEST(!bot.finish("Ada wins"));
        BOOST_TEST(!has_children());
        BOOST_TEST(is_gone(std::stoi(common::read_file(log.path()))));
    }
}

BOOST_AUTO_TEST_CASE(a_bot_ends_with_its_object_and_so_do_its_children) {
    const TemporaryFile log;
    {
        Bot bot("Ada", "sleep 60 & echo $! >" + log.path() + "; echo 1,2; wait", patient);
        BOOST_TEST(*bot.answer("one") == "1,2");
    }
    BOOST_TEST(!has_children());
    BOOST_TEST(is_gone(std::stoi(common::read_file(log.path()))));
}

BOOST_AUTO_TEST_CASE(the_children_of_a_bot_that_left_are_ended) {
    const TemporaryFile log;
    Bot bot("Ada", "sleep 60 & echo $! >" + log.path() + "; exit 1", patient);
    BOOST_TEST(bot.answer("one").error() == "ended with status 1");
    BOOST_TEST(is_gone(std::stoi(common::read_file(log.path()))));
}

BOOST_AUTO_TEST_CASE(one_bot_does_not_hold_the_pipes_of_another) {
    Bot first("Ada", "cat >/dev/null; echo 1,2", patient);  // answers when its input ends
    Bot second("Bob", echo, patient);
    BOOST_TEST(first.finish("of this"));
    second.send("start demo");
    BOOST_TEST(*second.answer("one") == "one");
}

BOOST_AUTO_TEST_CASE(a_bot_gets_the_usual_signals) {
    // Were SIGPIPE ignored in it too, `yes` would complain.
    const CapturedErrors errors;
    BOOST_TEST(first_answer("yes | head -1 >/dev/null; echo 1,2", patient) == "answer: 1,2");
    BOOST_TEST(errors.text() == "");
}

BOOST_AUTO_TEST_CASE(comments_and_errors_are_passed_on) {
    const CapturedErrors errors;
    {
        Bot bot("Ada", "echo '# thinking'; read start; printf oh >&2; exit 1", patient);
        bot.send("start demo");
        const auto answer = bot.answer("a/b g");
        bot.blame(answer.error());
    }
    // The two come through different pipes.
    const std::string text = errors.text();
    BOOST_TEST((text == "# thinking\noh\nAda ended with status 1\nThe position was: a/b g\n" ||
                text == "oh# thinking\nAda ended with status 1\nThe position was: a/b g\n"));
}

BOOST_AUTO_TEST_CASE(what_is_passed_on_is_bounded) {
    const CapturedErrors errors;
    {
        Bot bot("Ada",
                "read start; while read p; do head -c 100000 /dev/zero | tr '\\0' x >&2; echo 1,2; done",
                patient);
        bot.send("start demo");
        for (int i = 0; i < 5; ++i) BOOST_TEST(*bot.answer("one") == "1,2");
        bot.finish("Ada wins");
        bot.blame("answered '1,2'");
    }
    const std::string tail =
        "\nAda wrote more than 65536 bytes of comments and errors; the rest is not shown.\n"
        "Ada answered '1,2'\nThe position was: one\n";
    BOOST_TEST((errors.text() == std::string(65536, 'x') + tail));
}

BOOST_AUTO_TEST_SUITE_END()
