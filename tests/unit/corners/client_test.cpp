#include "corners/client.hpp"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <thread>

#include "common/program.hpp"
#include "common/text.hpp"
#include "tests/support/typed_run.hpp"
#include "tests/support/wire.hpp"
#include "tests/unit/corners/running_server.hpp"

using namespace corners;
using corners_test::RunningServer;
using support::Wire;

namespace {

ClientSettings settings_for(int port, const Request& first, const std::string& kind) {
    ClientSettings settings{
        .server = {"127.0.0.1", port}, .first = first, .player = common::Player("Ada", kind)};
    settings.patience = std::chrono::seconds(0);
    return settings;
}

// A server that says the same to everybody, and hangs up.
class Parrot {
public:
    explicit Parrot(std::string words)
        : words_(std::move(words)), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* place = reinterpret_cast<sockaddr*>(&address);
        const bool is_listening = ::bind(listener_, place, size) == 0 && ::listen(listener_, 5) == 0 &&
                                  ::getsockname(listener_, place, &size) == 0;
        BOOST_REQUIRE(is_listening);
        port_ = ntohs(address.sin_port);
        thread_ = std::thread([this] { speak(); });
    }
    ~Parrot() {
        ::shutdown(listener_, SHUT_RDWR);
        thread_.join();
        ::close(listener_);
    }
    Parrot(const Parrot&) = delete;
    Parrot& operator=(const Parrot&) = delete;

    [[nodiscard]] int port() const { return port_; }

private:
    void speak() {
        for (int peer; (peer = ::accept(listener_, nullptr, nullptr)) >= 0;) {
            static_cast<void>(::send(peer, words_.data(), words_.size(), MSG_NOSIGNAL));
            char heard[256];
            static_cast<void>(::recv(peer, heard, sizeof heard, 0));
            ::close(peer);
        }
    }

    std::string words_;
    int listener_;
    int port_ = 0;
    std::thread thread_;
};

// What a client says that such a server ends.
std::string fault_with(const std::string& words) {
    const Parrot parrot(words);
    const ClientSettings settings = settings_for(parrot.port(), CreateRequest{}, "greedy");
    std::string fault = "none";
    support::typed_run("", [&](common::Console& console) {
        try {
            play_as_client(settings, console);
        } catch (const common::RunError& error) {
            fault = error.what();
        }
    });
    return fault;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(client_test)

BOOST_AUTO_TEST_CASE(a_person_plays_by_typing) {
    const RunningServer server;
    Wire white(server.port());
    const std::string number = common::split_words(white.answer("create layout=3x3 name=Bob", "game ")).at(1);
    std::thread other([&] {
        white.awaited("state 0");
        white.answer("move 7,7 5,7", "moved 2");
        white.say("resign");
    });
    const ClientSettings settings =
        settings_for(server.port(), JoinRequest{std::stoi(number), "Ada"}, "human");
    const support::TypedRun run =
        support::typed_run("undo\nhint\n6,6 6,5\n2,2\n2,4\n",
                           [&](common::Console& console) { play_as_client(settings, console); });
    other.join();
    for (const std::string text :
         {"You play Black against White (Bob).\n", "White moves 7,7-5,7.\n",
          "Black (Ada), your move:\n> undo\n", "Error: 'undo' is no move", "Error: 'hint' is no move",
          "Error: the chip on 6,6 is not yours", "Black (Ada), where to from 2,2:\n> 2,4\n",
          "Black moves 2,2-2,4.\n", "Result: Black wins (White resigned)\n"}) {
        BOOST_TEST(run.output.find(text) != std::string::npos, text << " is not in\n" << run.output);
    }
}

BOOST_AUTO_TEST_CASE(what_happens_while_a_prompt_waits_starts_a_new_line) {
    const RunningServer server;
    Wire black(server.port());
    int descriptors[2];
    BOOST_REQUIRE(::pipe(descriptors) == 0);
    std::FILE* out = std::tmpfile();
    common::Console console({.input = descriptors[0], .output = fileno(out), .echo = true});
    const ClientSettings settings = settings_for(server.port(), CreateRequest{{"3x3", {}}, "Ada"}, "human");
    std::thread client([&] { play_as_client(settings, console); });
    std::string text;
    const auto wait_for = [&](const std::string& wanted) {
        for (int i = 0; i < 2000 && text.find(wanted) == std::string::npos; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            char chunk[8192];
            const ssize_t length = ::pread(fileno(out), chunk, sizeof chunk, 0);
            text.assign(chunk, static_cast<std::size_t>(std::max<ssize_t>(length, 0)));
        }
    };
    wait_for("--join ");
    const std::size_t place = text.find("--join ") + 7;
    black.answer("join " + text.substr(place, 6) + " name=Bob", "state 0");
    wait_for("White (Ada), your move:\n>");
    black.answer("resign", "over");
    client.join();
    console.flush();
    wait_for("Result");
    BOOST_TEST(text.ends_with("White (Ada), your move:\n>\nResult: White wins (Black resigned)\n"), text);
    ::close(descriptors[0]);
    ::close(descriptors[1]);
    std::fclose(out);
}

BOOST_AUTO_TEST_CASE(a_server_that_is_none_of_ours_is_found_out) {
    const std::string secret(32, 'a');
    const std::string game = "game 482913 white " + secret + "\n";
    const std::string start =
        "start bbb...../bbb...../bbb...../......../......../.....www/.....www/.....www w\n";
    const std::string rules = "rules 1200 layout=3x3 max-moves=400\n";
    const std::string begun = "corners 1\n" + game + rules + start;
    const std::string state =
        "state 0 bbb...../bbb...../bbb...../......../......../.....www/.....www/.....www w 1200\n";
    for (const std::string& words :
         {std::string("SSH-2.0-OpenSSH_9.2\n"), std::string("corners 2\n"),
          std::string("corners 1\npong 1\n"), std::string("corners 1\nmoved 1 white 7,7 5,7\n"),
          std::string("corners 1\nwaiting\n"), state, start, rules + start,
          game + rules + "start b......./......../......../......../......../......../......../w....... w\n",
          begun + "moved 1 white 1,1 1,4\n", begun + "moved 2 white 7,7 5,7\n", begun + "passed 1 white\n",
          begun + "moved 1 black 2,2 2,4\n", begun + "state 1" + state.substr(7),
          begun + state + "refused no reason.\n", begun + state + "bye go away.\n",
          std::string("corners 1\nover nothing\n"), std::string(5000, 'x'), std::string(100, '\0') + "\n"}) {
        const std::string fault = fault_with(words);
        BOOST_TEST(fault != "none", common::printable(words));
        BOOST_TEST(common::printable(fault, 500) == fault);
    }
}

BOOST_AUTO_TEST_CASE(a_client_whose_server_hangs_up_gives_up_after_its_patience) {
    BOOST_TEST(fault_with("corners 1\n") == "the connection was lost before the game was there");
    BOOST_TEST(fault_with("later there are too many connections from your address.\n") ==
               "the server says: there are too many connections from your address.");
    BOOST_TEST(fault_with("corners 1\nrefused no.\n") == "the server refuses: no.");
}

BOOST_AUTO_TEST_SUITE_END()
