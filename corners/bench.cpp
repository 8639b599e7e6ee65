#include "corners/bench.hpp"

#include <chrono>

#include "common/text.hpp"
#include "corners/session_setup.hpp"
#include "corners/solitaire.hpp"
#include "corners/view.hpp"

namespace corners {

using common::Console;

namespace {

constexpr int bench_depth = 9;

// The starts, and what play between engines made of them after 18, 32 and 48 moves. An empty position: the start.
struct BenchPosition {
    std::string layout;
    std::string position;
};

const std::vector<BenchPosition>& bench_positions() {
    static const std::vector<BenchPosition> positions{
        {"triangle", ""},
        {"triangle", ".b.bb.../b......./.b.bb.w./bbwbbw.w/.b.wbww./..bw.ww./..b.w.w./...ww.w. w"},
        {"triangle", ".b..bb../......w./.b.wb.ww/b.wb.w../.bbwb.wb/.bww.wb./.wb.w.w./...wb... w"},
        {"triangle", ".....bbw/...ww.ww/...wbbw./b.wb..../.bbwb.wb/wb.w..b./.wbww.../.b..b... w"},
        {"3x3", ""},
        {"3x3", "..bbb.../...b..../.b.w..../..bb..../..bwww../...wb.ww/....w.../......w. w"},
        {"3x3", "...b.w../....b.w./...wbbb./..bbw.../..bww.w./...wb.../....w.../........ w"},
        {"3x3", ".....w../....b.../..wbb.../...wwbwb/ww.w..b./...wb.../..b.b.../........ w"},
        {"3x4", ""},
        {"3x4", "...b..../.b.b..../bb...b../.wbbbwb./..bwwwb./...ww.w./....w.w./...ww... w"},
        {"3x4", "......../...bb.../..bbwb../.wbww.b./.bbw.wb./..w.bbw./...ww.../..ww.... w"},
        {"3x4", "......../......../.wbbwb../..bww.b./.wwwbwb./wbwwbbwb/.......b/........ w"},
        {"4x4", ""},
        {"4x4", "..b.bb../.b.b..../.bb.bbw./bb.bbwbw/.wbwww.w/..bww.w./....www./..ww.... w"},
        {"4x4", "....bb../...b.wb./.bbwb.w./.bbwbwbw/.wbbwwwb/.bbww.../....ww../..ww.... w"},
        {"4x4", ".....bb./....bw.b/.bbwbww./.bbwbww./.w.wbbwb/.www..b./.bwww.../....b... w"},
    };
    return positions;
}

class Stopwatch {
public:
    // At least a microsecond, so that a rate can be told of it.
    [[nodiscard]] double seconds() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        return std::max(passed.count(), 1e-6);
    }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// "0.16 s, 745.2 million a second"
std::string rate_text(std::uint64_t things, double seconds) {
    const auto decimals = [](double number, int digits) {
        std::string text = std::to_string(number);
        return text.substr(0, text.find('.') + 1 + static_cast<std::size_t>(digits));
    };
    return decimals(seconds, 2) + " s, " + decimals(static_cast<double>(things) / seconds / 1e6, 1) +
           " million a second";
}

constexpr std::size_t narrowest_beam = 250;
constexpr std::size_t beam_before_proof = 16000;
constexpr std::size_t widest_beam = 1024000;   // some 700 MB
constexpr std::size_t most_armies = 40000000;  // 320 MB

// The moves, as many on a line as fit, and what is known of their number.
std::string solitaire_text(const Solitaire& solitaire) {
    const std::vector<Bits>& way = solitaire.way();
    if (way.empty()) return "No way was found.";
    std::vector<Move> moves;
    for (std::size_t i = 1; i < way.size(); ++i) moves.push_back(move_between(way[i - 1], way[i]));
    return moves_text(moves) + "Solitaire: " + std::to_string(moves.size()) + " moves, " +
           (solitaire.is_proved_shortest()
                ? "proved shortest"
                : "the fewest found; no way has fewer than " + std::to_string(solitaire.proved()));
}

}  // namespace

void show_perft(const Setup& setup, int depth, Console& console) {
    const Bitboard board = to_bitboard(setup.start);
    for (int shorter = 1; shorter < depth; ++shorter) {
        const std::uint64_t leaves = perft(board.own(), board.enemy(), shorter);
        console.tell("perft " + std::to_string(shorter) + ": " + std::to_string(leaves));
    }
    const Stopwatch watch;
    const std::uint64_t leaves = perft(board.own(), board.enemy(), depth);
    const double seconds = watch.seconds();
    console.tell("perft " + std::to_string(depth) + ": " + std::to_string(leaves));
    console.tell("Time: " + rate_text(leaves, seconds));
}

void show_bench(const std::string& data_folder, Console& console) {
    std::uint64_t nodes = 0;
    const Stopwatch watch;
    for (const BenchPosition& each : bench_positions()) {
        const Layout layout = read_layout(data_folder, each.layout);
        Engine engine(layout);
        const Position start = each.position.empty() ? layout.start() : *parse_position(each.position);
        Limits limits;
        limits.depth = bench_depth;
        const Found found = engine.search(Game(layout, {}, start), limits);
        nodes += found.nodes;
        console.tell(common::padded(each.layout, 9) + to_text(found.move) + "  score " +
                     std::to_string(found.score) + "  nodes " + std::to_string(found.nodes));
    }
    const double seconds = watch.seconds();
    console.tell("Nodes: " + std::to_string(nodes));
    console.tell("Time: " + rate_text(nodes, seconds));
}

void show_solitaire(const Setup& setup, int seconds, Console& console) {
    const Stopwatch watch;
    const auto time_is_up = [&] { return watch.seconds() >= seconds; };
    Solitaire solitaire(setup.layout, time_is_up);
    for (std::size_t width = narrowest_beam;
         width <= widest_beam && !time_is_up() && !solitaire.is_proved_shortest(); width *= 4) {
        if (solitaire.improve(width)) {
            console.say("A way of " + std::to_string(solitaire.moves()) + " moves, found in a beam of " +
                        std::to_string(width) + ".");
            console.flush();
        }
        if (width == beam_before_proof && !solitaire.way().empty()) solitaire.prove(most_armies);
    }
    console.tell(solitaire_text(solitaire));
}

}  // namespace corners
