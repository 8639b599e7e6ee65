#include "corners/lobby.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "common/random.hpp"
#include "common/text.hpp"
#include "tests/unit/corners/support.hpp"

using namespace corners;
using namespace std::chrono_literals;

namespace {

using Lines = std::vector<std::string>;

// A lobby with people in it, who write down what they are told.
struct Crowd {
    explicit Crowd(const LobbyLimits& limits = {}) : lobby(corners_test::all_layouts(), limits) {}

    ConnectionNumber come(const std::string& address = "127.0.0.1") {
        lobby.connect(++last, address, now);
        deliver();
        static_cast<void>(heard(last));  // the greeting
        return last;
    }
    void say(ConnectionNumber who, const std::string& line) {
        lobby.receive(who, line, now);
        deliver();
    }
    // All that was said to somebody since it was last asked for.
    Lines heard(ConnectionNumber who) { return std::exchange(told[who], {}); }
    std::string last_heard(ConnectionNumber who) {
        const Lines lines = heard(who);
        return lines.empty() ? "" : lines.back();
    }
    std::string said(ConnectionNumber who, const std::string& line) {
        say(who, line);
        return last_heard(who);
    }
    void wait(Time time) {
        now += time;
        lobby.tick(now);
        deliver();
    }
    void deliver() {
        journal += lobby.take_records();
        for (const Letter& letter : lobby.take_letters()) {
            told[letter.to].push_back(letter.line);
            if (letter.is_last) cut_off.push_back(letter.to);
        }
    }
    bool is_cut_off(ConnectionNumber who) const {
        return std::find(cut_off.begin(), cut_off.end(), who) != cut_off.end();
    }

    Lobby lobby;
    Time now{0};
    ConnectionNumber last = 0;
    std::map<ConnectionNumber, Lines> told;
    std::vector<ConnectionNumber> cut_off;
    std::string journal;
};

// Two who have begun a game; what they were told so far is forgotten.
struct Pair {
    ConnectionNumber white;
    ConnectionNumber black;
    std::string number;
    std::string white_secret;
    std::string black_secret;
};

Pair begin_game(Crowd& crowd, const std::string& address = "127.0.0.1") {
    Pair pair;
    pair.white = crowd.come(address);
    pair.black = crowd.come(address);
    crowd.say(pair.white, "create");
    const Lines created = common::split_words(crowd.heard(pair.white).front());
    pair.number = created.at(1);
    pair.white_secret = created.at(3);
    crowd.say(pair.black, "join " + pair.number);
    pair.black_secret = common::split_words(crowd.heard(pair.black).front()).at(3);
    static_cast<void>(crowd.heard(pair.white));
    return pair;
}

std::string restored(Lobby& lobby, const std::string& journal) {
    std::string faults;
    int number = 0;
    for (const std::string& line : common::split(journal, '\n')) {
        ++number;
        if (line.empty()) continue;
        if (const auto fault = lobby.restore(line)) faults += std::to_string(number) + ": " + *fault + "\n";
    }
    return faults;
}

const std::string start_rows = "bbbbb.../bbbb..../bbb...../bb.....w/b.....ww/.....www/....wwww/...wwwww";

}  // namespace

BOOST_AUTO_TEST_SUITE(lobby_test)

BOOST_AUTO_TEST_CASE(a_game_from_its_creation_to_a_resignation_line_by_line) {
    Crowd crowd;
    const auto white = crowd.come();
    const auto black = crowd.come();
    crowd.say(white, "create name=Ada Lovelace");
    const Lines created = crowd.heard(white);
    BOOST_REQUIRE(created.size() == 5U);
    const Lines game = common::split_words(created[0]);
    BOOST_TEST(game[2] == "white");
    BOOST_TEST(created[1] == "rules 1200 layout=triangle max-moves=400");
    BOOST_TEST(created[2] == "start " + start_rows + " w");
    BOOST_TEST(created[3] == "player white Ada Lovelace");
    BOOST_TEST(created[4] == "waiting");

    crowd.say(black, "join " + game[1] + " name=Bob");
    const Lines joined = crowd.heard(black);
    BOOST_REQUIRE(joined.size() == 6U);
    BOOST_TEST(common::split_words(joined[0])[2] == "black");
    BOOST_TEST(common::split_words(joined[0])[3] != game[3]);
    BOOST_TEST(joined[3] == "player white Ada Lovelace");
    BOOST_TEST(joined[4] == "player black Bob");
    BOOST_TEST(joined[5] == "state 0 " + start_rows + " w 1200");
    BOOST_TEST(crowd.heard(white) == (Lines{"player black Bob", joined[5]}),
               boost::test_tools::per_element());

    crowd.wait(5s);
    crowd.say(white, "move 7,8 5,8");
    BOOST_TEST(crowd.last_heard(white).starts_with("refused 5,8 is occupied"));
    crowd.say(white, "move 6,6 6,5");
    BOOST_TEST(crowd.heard(white) == (Lines{"moved 1 white 6,6 6,5",
                                            "state 1 bbbbb.../bbbb..../bbb...../bb.....w/b.....ww/....w.ww/"
                                            "....wwww/...wwwww b 1200"}),
               boost::test_tools::per_element());
    BOOST_TEST(crowd.heard(black).front() == "moved 1 white 6,6 6,5");
    crowd.wait(1s);
    BOOST_TEST(crowd.said(black, "state").ends_with(" b 1199"));
    BOOST_TEST(crowd.said(black, "ping") == "pong");
    crowd.say(black, "resign");
    BOOST_TEST(crowd.last_heard(black) == "over White wins (Black resigned)");
    BOOST_TEST(crowd.last_heard(white) == "over White wins (Black resigned)");
    BOOST_TEST(crowd.said(white, "move 6,5 6,4") == "refused the game is over.");
    crowd.wait(31s);
    BOOST_TEST(crowd.last_heard(white) == "bye the game is over.");
    BOOST_TEST(crowd.is_cut_off(black));
}

BOOST_AUTO_TEST_CASE(nobody_acts_out_of_turn_or_for_the_other_side) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const auto stranger = crowd.come();
    BOOST_TEST(crowd.said(pair.black, "move 1,5 1,6") == "refused it is not your turn; White is to move.");
    BOOST_TEST(crowd.said(pair.black, "move 6,6 6,5") == "refused it is not your turn; White is to move.");
    BOOST_TEST(crowd.said(pair.white, "move 1,5 1,6") ==
               "refused the chip on 1,5 is not yours; White is to move.");
    BOOST_TEST(crowd.said(stranger, "move 6,6 6,5") == "refused you have no game yet.");
    BOOST_TEST(crowd.said(stranger, "resign") == "refused you have no game yet.");
    BOOST_TEST(crowd.said(stranger, "state") == "refused you have no game yet.");
    BOOST_TEST(crowd.said(stranger, "join " + pair.number) == "refused this game has both its players.");
    BOOST_TEST(crowd.said(pair.white, "create") == "refused you have a game already.");
    BOOST_TEST(crowd.said(pair.white, "join " + pair.number) == "refused you have a game already.");
    BOOST_TEST(crowd.said(pair.black, "state") == "state 0 " + start_rows + " w 1200");
    BOOST_TEST(crowd.heard(pair.white).empty());
}

BOOST_AUTO_TEST_CASE(of_twenty_joiners_exactly_one_gets_in) {
    Crowd crowd;
    const auto white = crowd.come();
    crowd.say(white, "create");
    const std::string number = common::split_words(crowd.heard(white).front())[1];
    std::vector<ConnectionNumber> joiners;
    for (int i = 0; i < 20; ++i) joiners.push_back(crowd.come());
    int seated = 0;
    int refused = 0;
    for (const auto joiner : joiners) {
        const std::string answer = crowd.said(joiner, "join " + number);
        seated += answer.starts_with("state 0") ? 1 : 0;
        refused += answer == "refused this game has both its players." ? 1 : 0;
    }
    BOOST_TEST(seated == 1);
    BOOST_TEST(refused == 19);
}

BOOST_AUTO_TEST_CASE(before_black_has_joined_nothing_can_be_done) {
    Crowd crowd;
    const auto white = crowd.come();
    crowd.say(white, "create");
    const std::string none = "refused the game has not begun; Black has not joined yet.";
    BOOST_TEST(crowd.said(white, "move 6,6 6,5") == none);
    BOOST_TEST(crowd.said(white, "resign") == none);
    BOOST_TEST(crowd.said(white, "state") == "waiting");
}

BOOST_AUTO_TEST_CASE(with_its_secret_a_seat_is_taken_again_and_told_what_it_missed) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    crowd.say(pair.white, "move 6,6 6,5");
    crowd.lobby.disconnect(pair.white);
    crowd.deliver();
    BOOST_TEST(crowd.last_heard(pair.black) == "away white");
    crowd.say(pair.black, "move 3,3 3,4");

    const auto again = crowd.come();
    crowd.say(again, "back " + pair.number + " " + pair.white_secret + " 1");
    const Lines told = crowd.heard(again);
    BOOST_REQUIRE(told.size() == 5U);
    BOOST_TEST(told[0] == "game " + pair.number + " white " + pair.white_secret);
    BOOST_TEST(told[3] == "moved 2 black 3,3 3,4");
    BOOST_TEST(told[4].starts_with("state 2 "));
    BOOST_TEST(crowd.last_heard(pair.black) == "returned white");
    BOOST_TEST(crowd.said(again, "move 6,5 6,4").starts_with("state 3 "));
}

BOOST_AUTO_TEST_CASE(who_comes_back_replaces_a_connection_that_only_seems_alive) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const auto again = crowd.come();
    crowd.say(again, "back " + pair.number + " " + pair.white_secret);
    BOOST_TEST(crowd.last_heard(pair.white) == "bye another connection has taken this seat.");
    BOOST_TEST(crowd.is_cut_off(pair.white));
    BOOST_TEST(crowd.said(pair.white, "move 6,6 6,5") == "");
    BOOST_TEST(crowd.said(again, "move 6,6 6,5").starts_with("state 1 "));
}

BOOST_AUTO_TEST_CASE(a_wrong_secret_opens_nothing_and_the_right_one_is_told_to_its_owner_alone) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const auto stranger = crowd.come();
    const std::string none = "refused there is no seat of this number and secret.";
    BOOST_TEST(crowd.said(stranger, "back " + pair.number + " " + std::string(32, '0')) == none);
    BOOST_TEST(crowd.said(stranger, "back 100000 " + pair.white_secret) == none);
    crowd.say(pair.white, "move 6,6 6,5");
    for (const auto& line : crowd.heard(pair.black)) {
        BOOST_TEST(line.find(pair.white_secret) == std::string::npos);
    }
    BOOST_TEST(!crowd.is_cut_off(pair.white));
}

BOOST_AUTO_TEST_CASE(an_unjoined_seat_cannot_be_taken_with_an_empty_secret) {
    Crowd crowd;
    const auto white = crowd.come();
    crowd.say(white, "create");
    const std::string number = common::split_words(crowd.heard(white).front())[1];
    const auto stranger = crowd.come();
    BOOST_TEST(crowd.said(stranger, "back " + number + " ").starts_with("refused say back NUMBER SECRET"));
    BOOST_TEST(crowd.said(stranger, "back " + number + " " + std::string(32, ' '))
                   .starts_with("refused say back NUMBER SECRET"));
}

BOOST_AUTO_TEST_CASE(guessing_is_slowed_down_for_the_address_that_guesses_alone) {
    Crowd crowd;
    const Pair pair = begin_game(crowd, "10.0.0.1");
    const auto guesser = crowd.come("10.0.0.2");
    for (int i = 0; i < 10; ++i) {
        const std::string number = pair.number == "123456" ? "123457" : "123456";
        BOOST_TEST(crowd.said(guesser, "join " + number) == "refused there is no game " + number + ".");
    }
    BOOST_TEST(crowd.said(guesser, "join 123456") == "later too many wrong numbers came from your address.");
    const auto again = crowd.come("10.0.0.2");
    BOOST_TEST(crowd.said(again, "join 123456").starts_with("later "));
    // A right secret opens its seat whatever a neighbour has done.
    const auto owner = crowd.come("10.0.0.2");
    BOOST_TEST(crowd.said(owner, "back " + pair.number + " " + pair.white_secret).starts_with("state 0"));
    const auto other = crowd.come("10.0.0.3");
    BOOST_TEST(crowd.said(other, "join 123456").starts_with("refused "));
    crowd.wait(10s);
    const auto later = crowd.come("10.0.0.2");
    BOOST_TEST(crowd.said(later, "join 123456").starts_with("refused "));
}

BOOST_AUTO_TEST_CASE(who_does_not_move_in_time_loses) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    crowd.wait(20min - 1ms);
    BOOST_TEST(crowd.said(pair.white, "state").ends_with(" w 1"));
    crowd.wait(1ms);
    BOOST_TEST(crowd.last_heard(pair.white) == "over Black wins (White ran out of time)");
    BOOST_TEST(crowd.last_heard(pair.black) == "over Black wins (White ran out of time)");
}

BOOST_AUTO_TEST_CASE(a_move_that_comes_too_late_is_refused_also_before_the_next_tick) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    crowd.now += 20min;
    crowd.say(pair.white, "move 6,6 6,5");
    BOOST_TEST(crowd.heard(pair.white) ==
                   (Lines{"over Black wins (White ran out of time)", "refused the game is over."}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_flood_of_lines_is_cut_off_and_nobody_else_notices) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const auto flooder = crowd.come();
    for (int i = 0; i < 1000; ++i) crowd.say(flooder, "ping");
    BOOST_TEST(crowd.heard(flooder).size() == 101U);
    BOOST_TEST(crowd.is_cut_off(flooder));
    BOOST_TEST(crowd.heard(pair.white).empty());
    const auto chatter = crowd.come();
    for (int i = 0; i < 1000; ++i) crowd.say(chatter, "nonsense");
    BOOST_TEST(crowd.heard(chatter).size() == 22U);
    BOOST_TEST(crowd.is_cut_off(chatter));
    BOOST_TEST(crowd.said(pair.white, "move 6,6 6,5").starts_with("state 1 "));
}

BOOST_AUTO_TEST_CASE(silent_connections_and_unjoined_games_are_cut_off) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const auto silent = crowd.come();
    const auto waiting = crowd.come();
    crowd.say(waiting, "create");
    crowd.wait(30s);
    BOOST_TEST(!crowd.is_cut_off(silent));
    crowd.wait(1s);
    BOOST_TEST(crowd.is_cut_off(silent));
    BOOST_TEST(!crowd.is_cut_off(waiting));
    crowd.wait(60min);
    BOOST_TEST(crowd.last_heard(waiting) == "bye nobody has joined for too long a time.");
}

BOOST_AUTO_TEST_CASE(connections_and_games_are_limited) {
    LobbyLimits limits;
    limits.per_address = 4;
    limits.games = 3;
    Crowd crowd(limits);
    const Pair first = begin_game(crowd, "a");
    begin_game(crowd, "a");
    BOOST_TEST(crowd.lobby.why_not_connect("a").value() ==
               "there are too many connections from your address.");
    BOOST_TEST(!crowd.lobby.why_not_connect("b").has_value());
    begin_game(crowd, "b");
    const auto fourth = crowd.come("b");
    BOOST_TEST(crowd.said(fourth, "create") == "refused the server has as many games as it takes.");
    // A game that is over makes room.
    crowd.say(first.white, "resign");
    crowd.say(fourth, "create");
    BOOST_TEST(crowd.last_heard(fourth) == "waiting");
    BOOST_TEST(crowd.last_heard(first.black) == "bye the game is over.");
    // Games count for who created them, connected or not.
    limits.games = 1000;
    Crowd other(limits);
    for (int i = 0; i < 5; ++i) {
        const auto one = other.come("c");
        BOOST_TEST((other.said(one, "create") == "waiting") == (i < 4));
        other.lobby.disconnect(one);
    }
}

BOOST_AUTO_TEST_CASE(a_journal_restores_every_game_and_its_clock) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    crowd.say(pair.white, "move 6,6 6,5");
    crowd.wait(10min);
    const Pair over = begin_game(crowd);
    crowd.say(over.black, "resign");
    crowd.wait(5min);

    Crowd next;
    BOOST_TEST(restored(next.lobby, crowd.journal) == "");
    next.now = next.lobby.restored_time();
    const auto black = next.come();
    next.say(black, "back " + pair.number + " " + pair.black_secret + " 0");
    const Lines told = next.heard(black);
    BOOST_TEST(told[3] == "moved 1 white 6,6 6,5");
    // 15 of the 20 minutes were used up before the server was killed.
    BOOST_TEST(told[4].ends_with(" b 300"));
    const auto loser = next.come();
    BOOST_TEST(next.said(loser, "back " + over.number + " " + over.black_secret) ==
               "over White wins (Black resigned)");
    next.wait(5min);
    BOOST_TEST(next.last_heard(black) == "over White wins (Black ran out of time)");
}

BOOST_AUTO_TEST_CASE(a_bad_record_costs_its_own_game_alone) {
    Crowd crowd;
    const Pair one = begin_game(crowd);
    const Pair two = begin_game(crowd);
    for (const Pair& pair : {one, two}) {
        crowd.say(pair.white, "move 6,6 6,5");
        crowd.say(pair.black, "move 3,3 3,4");
    }
    const std::string journal = crowd.journal;
    const std::string good = " move " + one.number + " 1 white 6,6 6,5";
    const std::size_t place = journal.find(good);
    for (const std::string& bad : {" move " + one.number + " 1 white 6,6 6,1", std::string("garbage"),
                                   " mo?e " + one.number + " 1 white 6,6 6,5", std::string("\xff\xff")}) {
        std::string spoiled = journal;
        spoiled.replace(place, good.size(), bad);
        Crowd next;
        const std::string faults = restored(next.lobby, spoiled);
        BOOST_TEST(faults.starts_with("5: "), faults);
        BOOST_TEST(next.lobby.rooms().find(std::stoi(one.number)) == nullptr);
        const auto white = next.come();
        BOOST_TEST(next.said(white, "back " + two.number + " " + two.white_secret).starts_with("state 2 "));
    }
}

BOOST_AUTO_TEST_CASE(whatever_happens_the_journal_tells_it_again) {
    common::Random random(3, common::Stream::Setup);
    Crowd crowd;
    std::vector<Pair> pairs;
    for (int i = 0; i < 8; ++i) pairs.push_back(begin_game(crowd));
    for (int i = 0; i < 800; ++i) {
        const Pair& pair = pairs[static_cast<std::size_t>(random.below(8))];
        const Room* room = crowd.lobby.rooms().find(std::stoi(pair.number));
        if (room == nullptr || room->match.is_over()) continue;
        const Position& here = room->match.game().position();
        const std::vector<Move> moves = legal_moves(here);
        const Move move = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
        crowd.say(here.to_move == Side::White ? pair.white : pair.black,
                  random.below(200) == 0 ? "resign" : "move " + to_text(move));
        crowd.wait(Time(random.below(5000)));
    }
    Lobby next(corners_test::all_layouts(), {});
    BOOST_TEST(restored(next, crowd.journal) == "");
    BOOST_TEST(next.rooms().all().size() == crowd.lobby.rooms().all().size());
    for (const auto& [number, room] : crowd.lobby.rooms().all()) {
        const Room* again = next.rooms().find(number);
        BOOST_REQUIRE(again != nullptr);
        BOOST_TEST((again->match.game().positions() == room.match.game().positions()));
        BOOST_TEST((again->match.time_left(crowd.now) == room.match.time_left(crowd.now)));
        BOOST_TEST(again->white.secret == room.white.secret);
        BOOST_TEST(again->match.is_over() == room.match.is_over());
    }
}

BOOST_AUTO_TEST_CASE(random_lines_never_break_anything) {
    common::Random random(5, common::Stream::Setup);
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const std::vector<std::string> pieces{
        "create", "join", "back",      "move",   " ",    "name=", "layout=",     "3x3", ",",
        "7",      "8",    pair.number, "resign", "\xff", "-",     "99999999999", "ping"};
    for (int i = 0; i < 5000; ++i) {
        std::string line;
        for (int left = random.below(8); left > 0; --left) {
            line += pieces[static_cast<std::size_t>(random.below(static_cast<int>(pieces.size())))];
        }
        const auto stranger = crowd.come();
        crowd.say(stranger, line);
        BOOST_TEST(!crowd.heard(stranger).empty());
        crowd.lobby.disconnect(stranger);
        crowd.wait(100ms);
    }
    BOOST_TEST(crowd.said(pair.white, "move 6,6 6,5").starts_with("state 1 "));
}

BOOST_AUTO_TEST_CASE(when_the_server_stops_everybody_is_told) {
    Crowd crowd;
    const Pair pair = begin_game(crowd);
    const auto stranger = crowd.come();
    crowd.lobby.stop(true);
    crowd.deliver();
    for (const auto who : {pair.white, pair.black, stranger}) {
        BOOST_TEST(crowd.last_heard(who) == "later the server is stopping; games go on when it is back.");
        BOOST_TEST(crowd.is_cut_off(who));
    }
    BOOST_TEST(crowd.lobby.guests().all().empty());
}

BOOST_AUTO_TEST_SUITE_END()
