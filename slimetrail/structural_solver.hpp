// structural_solver: chapter 4 of the solver: not a faster search of the same tree, but another game.
//
// O and X      The colour of a cell says who is to move on it (see halves.hpp). Call the players O and X by
//              that, for now without saying who is who.
//
// Geography    Take away both goals, the x-cells next to X's goal (an O who steps there loses at once, for X
//              goes home) and likewise the o-cells next to O's goal. In what is left, G', whoever leaves
//              loses, so both stay as long as they can: this is undirected vertex geography, "move to a new
//              vertex; who cannot has lost". It is decided by matching: the player to move on p wins if and
//              only if every maximum matching covers p. (If all do, he follows one: his opponent's every
//              answer has a partner, or there would be a matching as large without p. If one misses p, the
//              opponent follows that one.) Call the winner X. He is never stuck, so he never loses: the game
//              is his win, or a draw.
//
// A question   X wins if and only if O ends without a move in G' on a cell from which an exit loses: the
//              goal of X, or an x-cell beside it. Such o-cells are called losing. If O ends on another cell
//              it is a draw. And X may only make moves that keep geography won: else O could hold the draw at
//              least. So instead of three values and two ambitions there is a yes or no, and one side with a
//              strict diet.
//
// Cores        core.hpp takes away all that cannot matter for that question: far more than flood fill does.
//
// Currents     In a core with a maximum matching, follow O: from the o-cell of one pair to the x-cell of
//              another. X, there, may answer with the partner, or with the o-cell of another pair; that keeps
//              geography won only if an alternating path leads back, so both pairs are in one strongly
//              connected part of this directed graph (the fine decomposition of Dulmage and Mendelsohn). Only
//              O can go from one part into another, and there is no way back; nothing beyond has been touched
//              by then. So each crossing can be decided by itself, before: if X wins beyond it, crossing
//              there is a losing exit for O, and the cells that he would leave from are losing; if not, X
//              must not let O come to such a cell: it is deleted. What is left is the part that O stands in.
//              (The pairs that alternating paths reach from an unmatched o-cell are one part, the last: X can
//              always let the path begin there.)
//
//                  O is in a part of six pairs from which one arrow leads out:
//
//                      o x o x            The two parts touch at o|x. Solve the right one for an O who
//                      x o x o | x o      enters it there, once; then the left one, where the o at the
//                      o x o x   o x      border is losing or deleted. Without that, every way through the
//                                         left part would be continued by every way through the right.
//
// Source    A. S. Fraenkel, E. R. Scheinerman, D. Ullman: Undirected edge geography, 1993 (the criterion for
//           vertex geography); A. L. Dulmage, N. S. Mendelsohn: Coverings of bipartite graphs, 1958; J.
//           Ferland, K. Burke: Computational properties of Slime Trail (PSPACE-complete on planar graphs, so
//           do not hope for a formula)
// Cost      10x10: a fifth of a second for any start; 11x11: about one second
#pragma once

#include "slimetrail/core.hpp"
#include "slimetrail/core_table.hpp"
#include "slimetrail/solver.hpp"

namespace slimetrail {

class StructuralSolver : public Solver {
public:
    explicit StructuralSolver(int megabytes) : table_(megabytes) {}

    [[nodiscard]] Value value(const Position& position) override;

private:
    // Does X win, with O to move on the cell outside of the core? Any core.
    [[nodiscard]] bool x_wins(const Frame& frame, Core core);
    // The same for a core that is simplified: O has some options, and all of them must lose.
    [[nodiscard]] bool x_wins_all(const Frame& frame, const Core& core);
    // The same, one option.
    [[nodiscard]] bool x_wins_entered(const Frame& frame, const Core& core);
    // The part that O has entered, once it is decided what the crossings out of it are worth.
    [[nodiscard]] Core without_downstream(const Frame& frame, Core core, Half part);
    // The same as x_wins_entered(), by trying X's answers; for a core that is one part.
    [[nodiscard]] bool has_winning_answer(const Frame& frame, const Core& core);

    CoreTable table_;
};

}  // namespace slimetrail
