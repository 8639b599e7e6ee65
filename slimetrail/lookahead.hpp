// lookahead: a player that searches some moves deep and guesses from there.
//
// The search is alpha-beta as in plain_solver.hpp, on bitboards, cut off at a depth. The guess at its ends is
// made of distances: how many steps along free cells it is to each goal. Near to one's own goal and far from
// the opponent's is good; so the score of a position for the player to move is
//
//     steps to the opponent's goal - steps to one's own
//
// where a goal that cannot be reached any more is 50 steps away, and the score is 0 if neither can. That
// knows nothing of whose turn it will be at the goal: only the search does.
//
// Units     a win is 1000 less the number of moves until then, so it wins soon and loses late; a draw is 0
// Cost      about 1.7 to the power of the depth
#pragma once

#include "slimetrail/bitboard.hpp"

namespace slimetrail {

inline constexpr int usual_depth = 6;
inline constexpr int most_depth = 20;

// For the player to move, after searching `depth` moves deep. Precondition: the piece is on no goal.
[[nodiscard]] int lookahead_score(const BitPosition& position, int depth);

// The move with the best score; of equals the first. Precondition: there is a legal move, and depth >= 1.
[[nodiscard]] Point lookahead_move(const Position& position, int depth);

// The pie rule: is the score better for Green if he takes the start, so that Red moves from there?
[[nodiscard]] bool lookahead_takes(const Position& start, int depth);

}  // namespace slimetrail
