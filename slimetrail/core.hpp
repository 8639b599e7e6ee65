// core: the part of the board that still matters, and the rules that make it smaller.
//
// X cannot be stuck here (see structural_solver.hpp), and the question is whether he wins: whether he can
// make O end, without a move, on a cell from which O must lose. O has just arrived on a cell p, which is none
// of the core's, and moves next.
//
//   o, x      the cells of the core
//   losing    o-cells with an exit that loses for O: he takes it only if he has no other move
//   options   the x-cells that O may move to from p
//
// simplify() takes away what cannot matter, by these rules, until none of them applies:
//
// 1. Geography. X is safe as long as some maximum matching leaves p alone. If none does, O can follow a
//    matching until X is stuck: a draw.
// 2. Dulmage and Mendelsohn. D are the o-cells that some maximum matching misses, p among them, A their
//    neighbours. O can only move from D to A, and X's safe answers are in D: all cells outside of D and A,
//    and those that hang together with p only through them, can be deleted.
// 3. No option: O is stuck. He loses if p has a losing exit, else it is a draw. No losing cell left: a draw.
// 4. Dead ends. An o-cell that has at most one live neighbour is the end for an O who enters from there.
//    - If it is not losing, X would only draw there: delete it.
//    - If it is losing, an O who goes to its neighbour v loses: X goes to the dead end. Delete both; the
//      o-cells around v have a losing exit now, p too if v was an option.
//
// Example   O stands on p and may go to x1 or x2; L is losing. Rule 4: L is a dead end behind x2, so x2
//           loses: both go, and o becomes losing (p too: its exit by x2). Then o is a losing dead end behind
//           x1: both go, p has no option left, and it has a losing exit: X wins.
//
//               x1 o
//               p  x2 L
#pragma once

#include "slimetrail/halves.hpp"
#include "slimetrail/matching.hpp"

namespace slimetrail {

enum class Verdict { Open, XWins, Draw };

struct Core {
    Half o = 0;
    Half x = 0;
    Half losing = 0;           // a part of o
    Half options = 0;          // a part of x
    bool stuck_loses = false;  // p has a losing exit
    Matching matching;         // of some o and x; simplify() makes it maximum

    // Deletes all other cells.
    void keep(Half kept_o, Half kept_x);

    // O goes to `option` and X answers with the o-cell `answer`: the core from there.
    [[nodiscard]] Core after(const Frame& frame, Half option, Half answer) const;

    // The same core with these options, for an O who comes from outside and could not turn back.
    [[nodiscard]] Core entered_at(Half entry) const;
};

// Applies the rules above. The core is meaningful only if the verdict is Open; it is not empty then, its
// matching is maximum and leaves no x-cell alone, and every cell can be reached.
[[nodiscard]] Verdict simplify(const Frame& frame, Core& core);

}  // namespace slimetrail
