// corners_network_bench: a server with 1,000 games at once on loopback, with a journal: how many moves it judges in a
// second when all play as fast as they can, and how long a move takes to the other side's screen when every game
// makes one move a second. Server and players share the machine's processors.
#include <poll.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

#include "common/data_file.hpp"
#include "common/random.hpp"
#include "common/text.hpp"
#include "corners/computer.hpp"
#include "corners/server.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/wire.hpp"

using namespace corners;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int games = 1000;
constexpr int moves_in_script = 380;  // fewer than the limit of a game

Layout triangle() {
    return Layout("triangle", common::DataFile("data/corners/triangle.txt"));
}

// What all games play.
std::vector<std::string> script() {
    common::Random random(1, common::Stream::Setup);
    Position here = triangle().start();
    std::vector<std::string> moves;
    for (int i = 0; i < moves_in_script; ++i) {
        const Move move = random_move(here, random);
        moves.push_back("move " + to_text(move));
        here = after(here, move);
    }
    return moves;
}

struct PlayedGame {
    std::unique_ptr<support::Wire> white;
    std::unique_ptr<support::Wire> black;
    int moves = 0;           // made so far
    Clock::time_point sent;  // the last of them
    bool is_under_way = false;

    [[nodiscard]] support::Wire& mover() { return moves % 2 == 0 ? *white : *black; }
    [[nodiscard]] support::Wire& other() { return moves % 2 == 0 ? *black : *white; }
};

std::vector<PlayedGame> begin_games(int port) {
    std::vector<PlayedGame> all(games);
    for (PlayedGame& game : all) {
        game.white = std::make_unique<support::Wire>(port);
        game.black = std::make_unique<support::Wire>(port);
        const auto created = common::split_words(game.white->answer("create", "game "));
        game.black->answer("join " + created.at(1), "state");
        game.white->awaited("state");
    }
    return all;
}

void send_move(PlayedGame& game, const std::vector<std::string>& moves) {
    game.sent = Clock::now();
    game.is_under_way = true;
    game.mover().say(moves.at(static_cast<std::size_t>(game.moves)));
}

// The move has arrived at the other side. The milliseconds that it took.
double receive_move(PlayedGame& game) {
    game.other().awaited("moved");
    const double took = std::chrono::duration<double, std::milli>(Clock::now() - game.sent).count();
    game.mover().awaited("state");
    game.other().awaited("state");
    ++game.moves;
    game.is_under_way = false;
    return took;
}

// Waits at most a millisecond for moves that arrive; returns the games in which one has.
std::vector<PlayedGame*> arrivals(std::vector<PlayedGame>& all) {
    std::vector<pollfd> awaited;
    for (PlayedGame& game : all) {
        awaited.push_back({game.is_under_way ? game.other().descriptor() : -1, POLLIN, 0});
    }
    ::poll(awaited.data(), awaited.size(), 1);
    std::vector<PlayedGame*> ready;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (awaited[i].revents != 0) ready.push_back(&all[i]);
    }
    return ready;
}

// Every game moves `pause` after its last move has arrived. The times of all moves, sorted.
std::vector<double> play(std::vector<PlayedGame>& all, const std::vector<std::string>& moves,
                         std::chrono::milliseconds pause, std::chrono::seconds duration) {
    const Clock::time_point start = Clock::now();
    std::vector<Clock::time_point> due;
    for (int i = 0; i < games; ++i) due.push_back(start + i * pause / games);
    std::vector<double> times;
    bool is_any_under_way = true;
    while (Clock::now() < start + duration || is_any_under_way) {
        is_any_under_way = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool is_due = Clock::now() >= due[i] && Clock::now() < start + duration;
            if (is_due && !all[i].is_under_way && all[i].moves < moves_in_script) {
                send_move(all[i], moves);
                due[i] += pause;
            }
            is_any_under_way = is_any_under_way || all[i].is_under_way;
        }
        for (PlayedGame* game : arrivals(all)) times.push_back(receive_move(*game));
    }
    std::sort(times.begin(), times.end());
    return times;
}

double quantile(const std::vector<double>& sorted, double share) {
    return sorted.at(static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1)));
}

void print_row(const std::string& what, const std::vector<double>& times, std::chrono::seconds duration) {
    std::printf("%-36s %9.0f %10.2f %10.2f\n", what.c_str(),
                static_cast<double>(times.size()) / static_cast<double>(duration.count()),
                quantile(times, 0.5), quantile(times, 0.99));
}

}  // namespace

int main() {
    const support::TemporaryFolder folder;
    ServerSettings settings;
    settings.journal = folder.path();
    settings.limits.per_address = 3 * games;
    settings.limits.lines_at_once = 1000;
    Server server(settings, {triangle()}, [](const std::string& line) { std::puts(line.c_str()); });
    std::thread thread([&] { server.run(); });

    std::printf("Corners: a server with %d games at once, with a journal, on loopback\n", games);
    std::printf("%-36s %9s %10s %10s\n", "", "moves/s", "median ms", "99 % ms");
    const std::vector<std::string> moves = script();
    std::vector<PlayedGame> all = begin_games(server.port());
    const std::chrono::seconds duration(5);
    print_row("each game moves once a second", play(all, moves, std::chrono::seconds(1), duration), duration);
    print_row("each game moves as fast as it can", play(all, moves, {}, duration), duration);

    all.clear();
    server.stop();
    thread.join();
}
