#include "common/bot_seat.hpp"

#include <boost/test/unit_test.hpp>

#include "common/data_file.hpp"
#include "tests/support/captured_errors.hpp"
#include "tests/support/temporary_file.hpp"
#include "tests/support/typed_run.hpp"

using common::Console;
using common::DataError;
using common::Forfeit;
using common::Player;
using support::CapturedErrors;
using support::TemporaryFile;

namespace {

// A game of numbers: the position is one, and the only move is to say the next.
struct Number {
    int value;
};
using Decision = std::variant<Number, Forfeit>;
using Seat = common::Seat<int, Decision>;

common::Expected<Decision> parse(const int& here, const std::string& answer) {
    if (answer == std::to_string(here + 1)) return Decision{Number{here + 1}};
    return common::Error{"the next number is awaited."};
}

std::string text(const Decision& decision) {
    return std::to_string(std::get<Number>(decision).value);
}

common::BotSeat<int, Decision> seated(const std::string& command) {
    return {Player("Ada", "exec:" + command), 60, "start numbers",
            [](int here) { return std::to_string(here); }, parse};
}

// What was decided: the number, or what the seat has lost for.
std::string shown(const Decision& decision) {
    const auto* forfeit = std::get_if<Forfeit>(&decision);
    return forfeit != nullptr ? forfeit->reason : text(decision);
}

const std::string counts = "read start; while read n; do echo $((n + 1)); done";
const std::string must_not_be_asked = "exit 1";

}  // namespace

BOOST_AUTO_TEST_SUITE(bot_seat_test)

BOOST_AUTO_TEST_CASE(an_answer_is_a_decision_or_loses) {
    const CapturedErrors errors;
    BOOST_TEST(shown(seated(counts).decide(7)) == "8");
    BOOST_TEST(shown(seated("echo '  8 '; read end").decide(7)) == "8");
    BOOST_TEST(shown(seated("echo help").decide(7)) == "answered 'help': the next number is awaited");
    BOOST_TEST(shown(seated("exit 3").decide(7)) == "ended with status 3");
    BOOST_TEST(errors.text() ==
               "Ada answered 'help': the next number is awaited.\nThe position was: 7\n"
               "Ada ended with status 3\nThe position was: 7\n");
}

BOOST_AUTO_TEST_CASE(decisions_are_recorded_and_replayed) {
    const CapturedErrors errors;
    const TemporaryFile file;
    support::typed_run("", [&](Console& console) {
        console.start_record(file.path(), "# record of numbers 1: --seed 1");
        auto seat = seated("read start; read n; echo $((n + 1)); read n; echo x");
        BOOST_TEST(shown(decision_of(seat, 1, console, parse, text)) == "2");
        BOOST_TEST(shown(decision_of(seat, 2, console, parse, text)) ==
                   "answered 'x': the next number is awaited");
    });
    const std::string record =
        "# record of numbers 1: --seed 1\n2\nforfeit answered 'x': the next number is awaited\n";
    BOOST_TEST(common::read_file(file.path()) == record);

    const auto replay = [&](Console& console) {
        auto seat = seated(must_not_be_asked);
        BOOST_TEST(shown(decision_of(seat, 1, console, parse, text)) == "2");
        BOOST_TEST(shown(decision_of(seat, 2, console, parse, text)) ==
                   "answered 'x': the next number is awaited");
    };
    support::typed_run("", [&](Console& console) {
        console.resume(file.path());
        replay(console);
    });
    support::typed_run(record, replay);
}

BOOST_AUTO_TEST_CASE(a_recorded_line_that_does_not_fit_is_named) {
    const TemporaryFile file("# record of numbers 1: --seed 1\n# comment\n2\n7\n");
    const auto replay = [](Console& console) {
        auto seat = seated(must_not_be_asked);
        BOOST_TEST(shown(decision_of(seat, 1, console, parse, text)) == "2");
        static_cast<void>(decision_of(seat, 2, console, parse, text));
    };
    const auto resume = [&](Console& console) {
        console.resume(file.path());
        replay(console);
    };
    const auto is = [](const std::string& what) {
        return [what](const DataError& fault) { return fault.what() == what; };
    };
    BOOST_CHECK_EXCEPTION(support::typed_run("", resume), DataError,
                          is(file.path() + ":4: the next number is awaited."));
    BOOST_CHECK_EXCEPTION(support::typed_run(common::read_file(file.path()), replay), DataError,
                          is("standard input:4: the next number is awaited."));
}

BOOST_AUTO_TEST_SUITE_END()
