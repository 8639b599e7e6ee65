#include "slimetrail/plain_solver.hpp"

#include <algorithm>

namespace slimetrail {

namespace {

// Takes the last move back; the piece came from `from`.
void undo(Position& position, Point from) {
    position.piece = from;
    position.cells.at(from) = Cell::Free;
    position.to_move = opponent(position.to_move);
}

}  // namespace

Value PlainSolver::value(const Position& position) {
    Position board = position;
    return search(board, Value::Loss, Value::Win);
}

Value PlainSolver::search(Position& position, Value alpha, Value beta) {
    ++nodes_;
    if (const auto ended = result(position)) return value_of(*ended, position.to_move);
    const Point from = position.piece;
    for (const Point to : legal_moves(position)) {
        apply(position, to);
        alpha = std::max(alpha, -search(position, -beta, -alpha));
        undo(position, from);
        if (alpha >= beta) break;
    }
    return alpha;
}

}  // namespace slimetrail
