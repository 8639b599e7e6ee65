// sampler: bases drawn from all those that agree with everything seen, each equally likely and each draw
// independent of the others. What a gunner should believe, exactly.
//
// The plain way is to draw whole bases as the game does and to throw away those that do not fit; after a few
// shots hardly one in a million does. The usual way out, a Markov chain that shuffles one base bit by bit, is
// nearly right after a long time. Here is a third one, which is exact: draw by counting.
//
//   1  List the ways for headquarters and armories to stand, and the ways for barracks (arrangements.hpp):
//      some 10,000 each. Both together would be 10^8 pairs, too many to list.
//   2  How many bases does a pair of them stand for? The live 'x' that they leave uncovered must be tanks;
//      the other tanks and the drums go anywhere among the F mist cells that are left. If t tanks and d drums
//      are to be placed, that is
//
//          C(F, t + d) * C(t + d, t)     0 if too many 'x' are left, or one that was hit twice
//
//      It depends on three numbers only, the Tally of the pair. So the arrangements fall into few groups, and
//      for two groups with m and n members, m * n * that number is the weight of all pairs between them.
//   3  Draw two groups by weight, a member of each, and keep the pair if the two do not touch; else draw
//      anew. That makes every allowed pair as likely as the bases that it stands for.
//   4  Draw the cells of the tanks and drums.
//
// Units     weights are whole numbers of up to 120 bits
// Chance    draws from the Random that is passed
// Cost      about 1 ms for 1,000 bases, a few on crowded boards
#pragma once

#include <vector>

#include "basestrike/bit_base.hpp"
#include "basestrike/sighting.hpp"
#include "common/random.hpp"

namespace basestrike {

struct Sample {
    std::vector<BitBase> bases;  // as far as they are not destroyed

    // False where the roster left has too many targets to count: then the bases agree with what was seen but
    // are not quite equally likely.
    bool is_exact = true;
};

// Up to `count` bases; fewer only where so few agree among so many arrangements that looking on would take
// too long. Those there are, are as good as any.
[[nodiscard]] Sample sample(const Sighting& sighting, int count, common::Random& random);

}  // namespace basestrike
