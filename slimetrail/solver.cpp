#include "slimetrail/solver.hpp"

#include <cassert>

#include "slimetrail/bitboard_solver.hpp"
#include "slimetrail/plain_solver.hpp"
#include "slimetrail/structural_solver.hpp"
#include "slimetrail/table_solver.hpp"

namespace slimetrail {

Value value_of(Result result, Side to_move) {
    if (result == Result::Draw) return Value::Draw;
    return result == win_of(to_move) ? Value::Win : Value::Loss;
}

std::unique_ptr<Solver> make_solver(int chapter, int megabytes) {
    assert(chapter >= first_chapter && chapter <= last_chapter);
    switch (chapter) {
        case 1:
            return std::make_unique<PlainSolver>();
        case 2:
            return std::make_unique<BitboardSolver>();
        case 3:
            return std::make_unique<TableSolver>(megabytes);
        default:
            return std::make_unique<StructuralSolver>(megabytes);
    }
}

}  // namespace slimetrail
