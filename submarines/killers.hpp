// killers: the computer's turn: which killer goes when, so that as many as possible move. It has no
// strategy of its own: that comes in as a wish, a number for each step, and chooses among the orders
// that move the most.
//
// Rules     If any killer can capture, it goes first, and play is over. Else each killer moves once, or
//           is passed over if it cannot move at its turn. The turn ends when the last fuel cell of the
//           grid is taken.
// Groups    Two killers are of one group if they are at most 2 apart in both directions, directly or
//           through others: only they can want the same cell. Groups do not touch each other and are
//           solved one by one (crowd.hpp). One thing joins them: if all fuel of the grid is in their
//           reach, whoever takes the last of it ends the turn. So one group goes last, and the one that
//           loses least by that is chosen; all others move as if there were fuel elsewhere.
// Bound     Exact for groups of up to 16 killers: tests compare with brute force. In larger crowds the
//           search may stop early; then no order moves more than `bound`, the size of a matching, and
//           the bench says how often that is met.
#pragma once

#include <functional>
#include <vector>

#include "submarines/game.hpp"
#include "submarines/rules.hpp"

namespace submarines {

// How much the strategy likes a step; higher is better. It is asked once for each step that may become
// possible in the turn, killer by killer in reading order, in the order of directions8, so it may draw
// a chance.
using Wish = std::function<int(const Step&)>;

struct KillersOrder {
    Plan plan;
    int bound = 0;         // no order moves more killers
    bool is_most = false;  // nor more than the plan
};

// Precondition: play is not over.
[[nodiscard]] KillersOrder order_killers(const Position& position, const Wish& wish);
[[nodiscard]] Plan plan_killers(const Position& position, const Wish& wish);

// The groups, each in reading order.
[[nodiscard]] std::vector<std::vector<common::Point>> groups_of_killers(const Position& position);

}  // namespace submarines
