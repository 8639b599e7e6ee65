// computer: the players that the program has to offer: a position in, a move out. None makes an illegal move.
//
//   first          the first legal move, in the order north, east, south, west
//   random         any legal move, by the seed
//   closest        the one that leaves the least city-block distance to one's own goal; of equals the first
//   mobility       the one that leaves the opponent the most legal moves; of equals the first
//   lookahead[=N]  alpha-beta, N moves deep, see lookahead.hpp
//   perfect        by the exact value of the game, see perfect.hpp
//
// Pie rule  A computer in the first seat is asked whether it takes the start (then the other moves from
//           there). All but random, perfect and lookahead say no; random tosses.
#pragma once

#include <string_view>

#include "common/expected.hpp"
#include "common/random.hpp"
#include "slimetrail/lookahead.hpp"
#include "slimetrail/rules.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

struct Kind {
    enum class Name { First, Random, Closest, Mobility, Lookahead, Perfect };
    Name name = Name::Lookahead;
    int depth = usual_depth;  // of a lookahead
};

// "lookahead=8". In lower case, as common::Player keeps it.
[[nodiscard]] common::Expected<Kind> parse_kind(std::string_view text);

class Computer {
public:
    // The solver is used by `perfect` alone, and may be shared; it must live as long.
    Computer(Kind kind, common::Random random, Solver& solver)
        : kind_(kind), random_(random), solver_(&solver) {}

    // Precondition: there is a legal move.
    [[nodiscard]] Point move(const Position& position);

    [[nodiscard]] bool takes_start(const Position& start);

private:
    Kind kind_;
    common::Random random_;
    Solver* solver_;
};

}  // namespace slimetrail
