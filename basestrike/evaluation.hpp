// evaluation: the chance to win after a shot, as learned from many games, in whole numbers.
//
// It is asked about one base out of those that may be true (sampler.hpp): "if the base were this one, and the
// soldier knew only what he knows, how often would he win from here?" The mean of the answers over all bases
// that agree with what was seen is the value of a shot.
//
//   inputs  48 whole numbers that describe the base and the state (see inputs())
//   hidden  some units, each the sum of weight * input, cut off below 0
//   output  the sum z of weight * unit, squeezed into 0 ... 1 by  1/2 + z / (2 + 2|z|)
//
// Why whole numbers: sums of floating point depend on the order that a compiler chooses, and a chance that
// differs in its last digit can turn a choice between two shots, and with it the whole game. Why that squeeze
// and not 1/(1 + exp(-z)): it needs a division only.
//
// Text form data/basestrike/oracle-weights.txt: a unit a line, `bias | 48 weights | weight of the unit in the
//           output`, then one line with the bias of the output; all times 4096
// Source    the program tests/train/basestrike_train.cpp makes that file; how stands in it and in README.md
// Errors    DataError for a bad file
// Cost      about 1 us, most of it for the inputs
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "basestrike/bit_base.hpp"
#include "common/data_file.hpp"

namespace basestrike {

inline constexpr int input_count = 48;
using Inputs = std::array<std::int32_t, input_count>;

// What the soldier has left, and what he has not seen.
struct Outlook {
    int rockets = 0;
    int missiles = 0;
    CellSet mist;
};

// Three times the same census of the targets that are left: as they are; after the largest chain of
// explosions that one hit would set off; and after all such chains. A census has, for headquarters, armories,
// barracks and tanks, their number, the hits that they still take and how many of them were never hit; then
// the number of drums and of the cells under mist. Beside it rockets, missiles, the number of chains, and the
// number of cells to hit that no explosion would reach.
[[nodiscard]] Inputs inputs(const Outlook& outlook, const std::vector<SiteNumber>& targets,
                            const Damage& left);

class Network {
public:
    static constexpr int scale = 4096;          // a weight of 1
    static constexpr int largest = 32 * scale;  // more could overflow

    struct Unit {
        std::int32_t bias = 0;
        std::array<std::int32_t, input_count> weights{};
        std::int32_t output = 0;
    };

    Network(std::vector<Unit> units, std::int32_t output_bias);
    explicit Network(const common::DataFile& file);

    // The chance to win, in 1/65536.
    static constexpr int certain = 65536;
    [[nodiscard]] int chance(const Inputs& inputs) const;

private:
    std::vector<Unit> units_;
    std::int32_t output_bias_;
};

}  // namespace basestrike
