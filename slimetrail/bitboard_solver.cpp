#include "slimetrail/bitboard_solver.hpp"

#include <algorithm>

namespace slimetrail {

Bounds bounds(const BitPosition& position, Cells reached) {
    const Cells moves = position.moves();
    if (!(moves & position.own_goal).empty()) return {Value::Win, Value::Win};
    if (moves.empty()) return {Value::Draw, Value::Draw};
    if (moves == position.their_goal) return {Value::Loss, Value::Loss};
    return {(reached & position.their_goal).empty() ? Value::Draw : Value::Loss,
            (reached & position.own_goal).empty() ? Value::Draw : Value::Win};
}

OrderedMoves ordered_moves(const BitPosition& position) {
    OrderedMoves moves;
    int replies[4] = {};
    Cells left = position.moves() & ~(position.own_goal | position.their_goal);
    for (; !left.empty(); ++moves.count) {
        const int to = left.first();
        left &= ~Cells::of(to);
        const int count = (neighbours(Cells::of(to)) & position.free).count();
        // Insertion sort: there are three moves at most, after the first one.
        int i = moves.count;
        for (; i > 0 && replies[i - 1] > count; --i) {
            replies[i] = replies[i - 1];
            moves.order[i] = moves.order[i - 1];
        }
        replies[i] = count;
        moves.order[i] = to;
    }
    return moves;
}

Value BitboardSolver::value(const Position& position) {
    if (const auto ended = result(position)) return value_of(*ended, position.to_move);
    return search(to_bits(position), Value::Loss, Value::Win);
}

Value BitboardSolver::search(const BitPosition& position, Value alpha, Value beta) {
    ++nodes_;
    const Bounds known = bounds(position, flood(position.moves(), position.free));
    alpha = std::max(alpha, known.least);
    beta = std::min(beta, known.most);
    if (alpha >= beta) return std::clamp(alpha, known.least, known.most);

    const OrderedMoves moves = ordered_moves(position);
    for (int i = 0; i < moves.count; ++i) {
        alpha = std::max(alpha, -search(position.after(moves.order[i]), -beta, -alpha));
        if (alpha >= beta) break;
    }
    return alpha;
}

}  // namespace slimetrail
