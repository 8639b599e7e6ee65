// plain_solver: chapter 1 of the solver: textbook alpha-beta on the plain board of rules.hpp.
//
// The value of a position for the player to move is the best of the values of his moves, each of which is the
// opponent's value there, negated (negamax). Alpha-beta carries two bounds along: `alpha`, what the player to
// move has already, and `beta`, what the opponent will not let him exceed. Once alpha reaches beta the rest
// of the moves cannot matter.
//
// Source    D. E. Knuth, R. W. Moore: An analysis of alpha-beta pruning, 1975
// Cost      exponential in the number of free cells: up to 6x6 while you wait, 7x7 with patience
#pragma once

#include "slimetrail/solver.hpp"

namespace slimetrail {

class PlainSolver : public Solver {
public:
    [[nodiscard]] Value value(const Position& position) override;

private:
    Value search(Position& position, Value alpha, Value beta);
};

}  // namespace slimetrail
