#include "corners/server.hpp"

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <thread>

#include "common/program.hpp"
#include "common/text.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/wire.hpp"
#include "tests/unit/corners/running_server.hpp"

using namespace corners;
using namespace std::chrono_literals;
using corners_test::RunningServer;
using support::Wire;

namespace {

// Two who have begun a game, and hear nothing else before its next news.
struct Pair {
    explicit Pair(int port) : white(port), black(port) {
        const auto created = common::split_words(white.answer("create", "game "));
        number = created.at(1);
        white_secret = created.at(3);
        black_secret = common::split_words(black.answer("join " + number, "game ")).at(3);
        black.awaited("state 0");
        white.awaited("state 0");
    }
    // Whether the game goes on as if nothing were.
    bool is_alive() {
        return white.answer("move 6,6 6,5", "moved 1") == "moved 1 white 6,6 6,5" &&
               black.answer("move 3,3 3,4", "moved 2") == "moved 2 black 3,3 3,4" &&
               white.answer("resign", "over") == "over Black wins (White resigned)";
    }

    Wire white;
    Wire black;
    std::string number;
    std::string white_secret;
    std::string black_secret;
};

ServerSettings with_journal(const std::string& folder) {
    ServerSettings settings;
    settings.journal = folder;
    return settings;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(server_test)

BOOST_AUTO_TEST_CASE(a_game_over_the_network) {
    const RunningServer server;
    Wire white(server.port());
    BOOST_TEST(white.line().value() == "corners 1");
    Pair pair(server.port());
    BOOST_TEST(pair.is_alive());
    BOOST_TEST(pair.black.awaited("over") == "over Black wins (White resigned)");
}

BOOST_AUTO_TEST_CASE(lines_may_come_in_any_pieces) {
    const RunningServer server;
    Pair pair(server.port());
    for (const char byte : std::string("  Move 6,6-6,5\r\n")) {
        pair.white.send({&byte, 1});
        std::this_thread::sleep_for(1ms);
    }
    BOOST_TEST(pair.white.awaited("moved") == "moved 1 white 6,6 6,5");
    pair.black.send("ping\nmove 3,3 3,4\nping\nnonsense\nping\nst");
    for (const std::string start :
         {"moved 1", "state 1", "pong", "moved 2", "state 2", "pong", "refused", "pong"}) {
        BOOST_TEST(pair.black.line().value_or("").starts_with(start));
    }
    pair.black.send("ate\n");
    BOOST_TEST(pair.black.line().value_or("").starts_with("state 2"));
}

BOOST_AUTO_TEST_CASE(who_says_all_at_once_and_hangs_up_still_hears_the_answers) {
    const RunningServer server;
    Wire hasty(server.port());
    hasty.send("ping\ncreate");
    hasty.stop_sending();
    BOOST_TEST(hasty.last_line() == "pong");
    BOOST_TEST(hasty.has_ended());
}

BOOST_AUTO_TEST_CASE(a_line_without_end_is_cut_off) {
    const RunningServer server;
    Pair pair(server.port());
    Wire endless(server.port());
    const std::string flood(65536, 'x');
    for (int i = 0; i < 1600 && endless.send(flood); ++i) {
    }
    const std::string last = endless.last_line();
    BOOST_TEST((last == "bye a line is longer than 256 bytes." || last == "corners 1"), last);
    BOOST_TEST(endless.has_ended());

    Wire long_line(server.port());
    long_line.say(std::string(256, 'x'));
    BOOST_TEST(long_line.awaited("refused") != "");
    long_line.say(std::string(257, 'x'));
    BOOST_TEST(long_line.last_line() == "bye a line is longer than 256 bytes.");
    BOOST_TEST(pair.is_alive());
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_refused) {
    const RunningServer server;
    Pair pair(server.port());
    Wire noise(server.port());
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += i == '\n' ? '.' : static_cast<char>(i);
    noise.say(bytes.substr(0, 200));
    BOOST_TEST(noise.awaited("refused") == "refused the line holds bytes that are no text.");
    noise.send(std::string(60, '\n'));
    BOOST_TEST(noise.last_line() == "bye too many lines in a row had to be refused.");
    BOOST_TEST(pair.is_alive());
}

BOOST_AUTO_TEST_CASE(a_flood_of_good_lines_is_cut_off) {
    const RunningServer server;
    Pair pair(server.port());
    Wire flooder(server.port());
    std::string flood;
    for (int i = 0; i < 10000; ++i) flood += "ping\n";
    flooder.send(flood);
    BOOST_TEST(flooder.last_line() == "bye too many lines in too short a time.");
    BOOST_TEST(pair.is_alive());
}

BOOST_AUTO_TEST_CASE(who_does_not_read_is_dropped) {
    ServerSettings settings;
    settings.limits.lines_at_once = 10'000'000;
    settings.limits.refused_in_a_row = 10'000'000;
    const RunningServer server(settings);
    Pair pair(server.port());
    Wire deaf(server.port(), 2048);
    std::string flood;
    for (int i = 0; i < 2000; ++i) flood += "nonsense\n";
    int sent = 0;
    while (sent < 2000 && deaf.send(flood)) ++sent;
    BOOST_TEST(sent < 2000);
    BOOST_TEST(pair.is_alive());
}

BOOST_AUTO_TEST_CASE(silent_connections_are_dropped) {
    ServerSettings settings;
    settings.limits.idle = 200ms;
    const RunningServer server(settings);
    Wire silent(server.port());
    Wire half(server.port());
    half.send("crea");
    BOOST_TEST(silent.last_line() == "bye no game has been created or joined for too long a time.");
    BOOST_TEST(half.last_line() == "bye no game has been created or joined for too long a time.");
}

BOOST_AUTO_TEST_CASE(a_thousand_connections_leave_a_game_alone) {
    ServerSettings settings;
    settings.limits.games = 20;
    const RunningServer server(settings);
    Pair pair(server.port());
    std::vector<Wire> crowd;
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        crowd.emplace_back(server.port());
        const std::string first = crowd.back().line().value_or("");
        refused += first == "later there are too many connections from your address." ? 1 : 0;
    }
    BOOST_TEST(refused == 902);
    BOOST_TEST(pair.is_alive());
    crowd.clear();
    // Their places are free again as soon as the server has noticed.
    std::string first;
    for (int i = 0; i < 100 && first != "corners 1"; ++i) first = Wire(server.port()).line().value_or("");
    BOOST_TEST(first == "corners 1");
}

BOOST_AUTO_TEST_CASE(of_twenty_who_join_at_the_same_instant_one_gets_in) {
    const RunningServer server;
    for (int round = 0; round < 10; ++round) {
        Wire white(server.port());
        const std::string number = common::split_words(white.answer("create", "game ")).at(1);
        std::vector<Wire> joiners;
        for (int i = 0; i < 20; ++i) joiners.emplace_back(server.port());
        std::atomic<int> seated = 0;
        std::atomic<int> refused = 0;
        std::vector<std::thread> threads;
        for (Wire& joiner : joiners) {
            threads.emplace_back([&] {
                joiner.awaited("corners");
                joiner.say("join " + number);
                const std::string answer = joiner.line().value_or("");
                if (answer.starts_with("game " + number + " black ")) ++seated;
                if (answer == "refused this game has both its players.") ++refused;
            });
        }
        for (std::thread& thread : threads) thread.join();
        BOOST_TEST(seated == 1);
        BOOST_TEST(refused == 19);
    }
}

BOOST_AUTO_TEST_CASE(time_runs_out_also_when_nobody_says_anything) {
    ServerSettings settings;
    settings.limits.move = 300ms;
    const RunningServer server(settings);
    Pair pair(server.port());
    pair.white.close();
    BOOST_TEST(pair.black.awaited("away") == "away white");
    BOOST_TEST(pair.black.awaited("over") == "over Black wins (White ran out of time)");
}

BOOST_AUTO_TEST_CASE(a_server_that_stops_and_starts_again_goes_on_with_every_game) {
    const support::TemporaryFolder folder;
    std::optional<Pair> pair;
    {
        const RunningServer server(with_journal(folder.path()));
        pair.emplace(server.port());
        pair->white.answer("move 6,6 6,5", "moved 1");
    }
    BOOST_TEST(pair->white.last_line() == "later the server is stopping; games go on when it is back.");
    const RunningServer server(with_journal(folder.path()));
    BOOST_TEST(server.reported() == "");
    Wire white(server.port());
    BOOST_TEST(white.answer("back " + pair->number + " " + pair->white_secret, "moved") ==
               "moved 1 white 6,6 6,5");
    Wire black(server.port());
    BOOST_TEST(black.answer("back " + pair->number + " " + pair->black_secret + " 1", "state")
                   .starts_with("state 1 "));
    BOOST_TEST(white.awaited("returned") == "returned black");
    BOOST_TEST(black.answer("move 3,3 3,4", "moved") == "moved 2 black 3,3 3,4");
}

BOOST_AUTO_TEST_CASE(a_bad_line_of_the_journal_is_reported_and_the_rest_served) {
    const support::TemporaryFolder folder;
    std::optional<Pair> pair;
    {
        const RunningServer server(with_journal(folder.path()));
        pair.emplace(server.port());
    }
    std::ofstream(folder.path() + "/journal.txt", std::ios::app) << "5 nonsense\n6 alive\n7 torn";
    const RunningServer server(with_journal(folder.path()));
    BOOST_TEST(server.reported() == folder.path() + "/journal.txt:4: this is no record of a journal.\n");
    Wire white(server.port());
    BOOST_TEST(
        white.answer("back " + pair->number + " " + pair->white_secret, "state").starts_with("state 0 "));
}

BOOST_AUTO_TEST_CASE(a_port_that_cannot_be_used_is_an_error_with_its_reason) {
    const auto reason = [](const ServerSettings& settings) -> std::string {
        try {
            const Server server(settings, corners_test::all_layouts(), [](const std::string&) {});
        } catch (const common::RunError& fault) {
            return fault.what();
        }
        return "none";
    };
    const RunningServer server;
    ServerSettings same;
    same.port = server.port();
    BOOST_TEST(reason(same) == "port " + std::to_string(server.port()) + " is in use");
    ServerSettings nowhere;
    nowhere.host = "256.256.256.256";
    BOOST_TEST(reason(nowhere) == "the host 256.256.256.256 is not found");
    Pair pair(server.port());
    BOOST_TEST(pair.is_alive());
}

BOOST_AUTO_TEST_SUITE_END()
