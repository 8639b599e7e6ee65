// oracle: the gunner that asks a thousand bases. It draws bases that agree with all that was seen, each
// equally likely (sampler.hpp), tries every shot on each of them, the whole chain of explosions counted, and
// fires what is best on average.
//
// Best by what? First by gain: hits taken, and some for each destroyed target. A missile's gain counts less,
// since there are only three and one always takes much. The best shots by gain are then looked at again, by
// the chance to win after them (evaluation.hpp), and that decides.
//
// Chance    draws the bases from the Random that is passed; the bases are the same for all shots, so that two
//           shots are compared under the same luck
// Cost      some 10 ms a shot
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "basestrike/computer.hpp"
#include "basestrike/evaluation.hpp"
#include "basestrike/sampler.hpp"

namespace basestrike {

// What a shot promises, as sums over the bases.
struct Prospect {
    Shot shot;
    int hits = 0;             // bases in which it hits what is not destroyed
    std::int64_t gain = 0;    // already less for a missile
    std::int64_t chance = 0;  // to win, in 1/65536; 0 before it was looked at
};

// Every shot that a gunner considers, by gain, best first. Precondition: there are bases, and shots.
[[nodiscard]] std::vector<Prospect> prospects_by_gain(const Sighting& sighting,
                                                      const std::vector<BitBase>& bases);

class Oracle {
public:
    static constexpr int usual_bases = 1000;

    explicit Oracle(Network network, int bases = usual_bases) : network_(std::move(network)), bases_(bases) {}

    // The shots worth a second look, best first by the chance to win, over `bases`. Preconditions as above.
    [[nodiscard]] std::vector<Prospect> prospects(const Sighting& sighting,
                                                  const std::vector<BitBase>& bases) const;

    // Precondition: a weapon has a shot left.
    [[nodiscard]] Shot shot(const Sighting& sighting, common::Random& random) const;

    struct Hint {
        Shot shot;
        int hits = 0;  // of `bases` in which it hits what is not destroyed
        int bases = 0;
        bool is_exact = true;
    };

    // Nothing if no base was found that agrees with what was seen (only with rosters too large to count).
    [[nodiscard]] std::optional<Hint> hint(const Sighting& sighting, common::Random& random) const;

private:
    Network network_;
    int bases_;
};

}  // namespace basestrike
