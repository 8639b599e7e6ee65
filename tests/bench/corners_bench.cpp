// How fast the parts of Corners are, on one core: a table of rates with their units, and node counts, which change
// only when the search does.
#include <chrono>
#include <cstdio>
#include <string>

#include "corners/bitboard.hpp"
#include "corners/engine.hpp"
#include "corners/experiment.hpp"

using namespace corners;

namespace {

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Layout layout(const std::string& name) {
    return Layout(name, common::DataFile("data/corners/" + name + ".txt"));
}

void print(const std::string& what, double rate, const std::string& unit, const std::string& note) {
    std::printf("%-34s %12.1f %-18s %s\n", what.c_str(), rate, unit.c_str(), note.c_str());
}

void measure_perft(const std::string& name, int depth) {
    const Bitboard board = to_bitboard(layout(name).start());
    std::uint64_t leaves = 0;
    const double seconds = seconds_of([&] { leaves = perft(board.own(), board.enemy(), depth); });
    print("corners perft " + std::to_string(depth) + " " + name, static_cast<double>(leaves) / seconds / 1e6,
          "million leaves/s", std::to_string(leaves) + " leaves");
}

void measure_search(const std::string& name, int depth) {
    const Layout here = layout(name);
    Engine engine(here);
    Limits limits;
    limits.depth = depth;
    Found found;
    const double seconds = seconds_of([&] { found = engine.search(Game(here, {}, here.start()), limits); });
    print("corners search " + std::to_string(depth) + " " + name,
          static_cast<double>(found.nodes) / seconds / 1e6, "million nodes/s",
          std::to_string(found.nodes) + " nodes");
}

void measure_games(const std::string& kind, int games) {
    const Layout here = layout("triangle");
    const Setup setup{.layout = here,
                      .start = here.start(),
                      .opening_moves = 4,
                      .players = {common::Player("White", kind), common::Player("Black", kind)}};
    Engine engine(here);
    std::int64_t turns = 0;
    const double seconds = seconds_of([&] {
        for (int i = 0; i < games; ++i) turns += play_out(setup, static_cast<std::uint64_t>(i), engine).turns;
    });
    print("corners games, " + kind, games / seconds, "games/s", std::to_string(turns) + " turns");
}

}  // namespace

int main() {
    measure_perft("triangle", 6);
    measure_perft("3x3", 6);
    measure_perft("3x4", 5);
    measure_perft("4x4", 5);
    for (const std::string& name : shipped_layouts()) measure_search(name, 10);
    measure_games("random", 50);
    measure_games("greedy", 50);
    measure_games("search=3", 5);
}
