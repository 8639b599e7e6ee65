#include "slimetrail/perfect.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace slimetrail {

namespace {

// What perfect_move() prefers, the least first.
struct Preference {
    bool ends_wrongly;  // a win that goes on, or another value that ends the game
    int keeping_replies;
    int replies;
    friend auto operator<=>(const Preference&, const Preference&) = default;
};

Preference preference(Solver& solver, const Position& position, const ValuedMove& move) {
    const Position reached = after(position, move.to);
    const std::vector<ValuedMove> replies = valued_moves(solver, reached);
    const auto keeping = std::count_if(replies.begin(), replies.end(),
                                       [&](const ValuedMove& reply) { return reply.value == -move.value; });
    return {replies.empty() != (move.value == Value::Win), static_cast<int>(keeping),
            static_cast<int>(replies.size())};
}

char start_letter(Solver& solver, int rows, int cols, Point start, Side to_move) {
    return letter(solver.value(start_position(rows, cols, start, to_move)));
}

}  // namespace

std::vector<ValuedMove> valued_moves(Solver& solver, const Position& position) {
    std::vector<ValuedMove> moves;
    for (const Point to : legal_moves(position)) moves.push_back({to, -solver.value(after(position, to))});
    return moves;
}

Point perfect_move(Solver& solver, const Position& position) {
    const std::vector<ValuedMove> moves = valued_moves(solver, position);
    assert(!moves.empty());
    const Value best = std::max_element(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
                           return a.value < b.value;
                       })->value;
    std::vector<ValuedMove> keeping;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(keeping),
                 [&](const ValuedMove& move) { return move.value == best; });
    if (keeping.size() == 1) return keeping[0].to;
    return std::min_element(keeping.begin(), keeping.end(),
                            [&](const auto& a, const auto& b) {
                                return preference(solver, position, a) < preference(solver, position, b);
                            })
        ->to;
}

std::vector<Point> perfect_line(Solver& solver, Position position) {
    std::vector<Point> line;
    while (!result(position)) {
        line.push_back(perfect_move(solver, position));
        apply(position, line.back());
    }
    return line;
}

bool is_better_to_take(Solver& solver, const Position& start) {
    Position taken = start;
    taken.to_move = opponent(start.to_move);
    return -solver.value(taken) > solver.value(start);
}

StartMap map_of_starts(Solver& solver, int rows, int cols) {
    StartMap map{Grid<char>(rows, cols, '.'), Grid<char>(rows, cols, '.')};
    const auto turned = [&](Point cell) { return Point{rows - 1 - cell.row, cols - 1 - cell.col}; };
    for (const Point start : start_cells(rows, cols)) {
        // On a square board the mirror image in the diagonal, which was solved before, has the same value.
        const bool is_known = rows == cols && start.col < start.row;
        const Point mirrored{start.col, start.row};
        map.green.at(start) =
            is_known ? map.green.at(mirrored) : start_letter(solver, rows, cols, start, Side::Green);
        // A half turn exchanges the goals, and with them the players.
        map.red.at(turned(start)) = map.green.at(start);
    }
    for (Grid<char>* side : {&map.green, &map.red}) {
        side->at({0, 0}) = 'G';
        side->at({rows - 1, cols - 1}) = 'R';
    }
    return map;
}

}  // namespace slimetrail
