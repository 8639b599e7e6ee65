#include "slimetrail/lookahead.hpp"

#include <algorithm>
#include <cassert>

namespace slimetrail {

namespace {

constexpr int win_score = 1000;
constexpr int far_away = 50;

// Steps from the piece to the goal along free cells.
int steps_to(Cells goal, const BitPosition& position) {
    Cells reached = Cells::of(position.piece);
    for (int steps = 0;; ++steps) {
        if (!(reached & goal).empty()) return steps;
        const Cells next = reached | (neighbours(reached) & position.free);
        if (next == reached) return far_away;
        reached = next;
    }
}

int guess(const BitPosition& position) {
    return steps_to(position.their_goal, position) - steps_to(position.own_goal, position);
}

// `ply` moves were made from the root to here.
int search(const BitPosition& position, int depth, int ply, int alpha, int beta) {
    const Cells piece = Cells::of(position.piece);
    if (piece == position.own_goal) return win_score - ply;
    if (piece == position.their_goal) return ply - win_score;
    Cells left = position.moves();
    if (left.empty()) return 0;
    if (depth == 0) return guess(position);
    for (; !left.empty() && alpha < beta; left &= ~Cells::of(left.first())) {
        alpha = std::max(alpha, -search(position.after(left.first()), depth - 1, ply + 1, -beta, -alpha));
    }
    return alpha;
}

}  // namespace

int lookahead_score(const BitPosition& position, int depth) {
    return search(position, depth, 0, -win_score, win_score);
}

Point lookahead_move(const Position& position, int depth) {
    assert(depth >= 1);
    const BitPosition bits = to_bits(position);
    int best_score = -win_score - 1;
    Point best;
    for (const Point to : legal_moves(position)) {
        const int score = -search(bits.after(bit_of(to)), depth - 1, 1, -win_score - 1, -best_score);
        if (score <= best_score) continue;
        best_score = score;
        best = to;
    }
    assert(best_score > -win_score - 1);
    return best;
}

bool lookahead_takes(const Position& start, int depth) {
    Position taken = start;
    taken.to_move = opponent(start.to_move);
    return -lookahead_score(to_bits(taken), depth) > lookahead_score(to_bits(start), depth);
}

}  // namespace slimetrail
