// narration: events into sentences, enough to follow the game and no more. Words only: it changes nothing.
//
// Units     lines of at most 80 bytes, each with its newline
// Chance    the exclamations are picked from a stream of their own, so that no dice depend on them
//
// Example   BoJack rolls 3 and moves from 0 to 3.
//             We shake the ground, we knock down doors; ...
//             Egads! It's a herd of rhinos! It takes the axe; the card says 3.
//             All roll the rescue die: not saved in 50 rolls.
//           BoJack goes back 3, from 3 to 0.
//           BoJack loses a life and has 4 left.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/random.hpp"
#include "jumanji/turn.hpp"

namespace jumanji {

class Narrator {
public:
    // Precondition: there is at least one exclamation.
    Narrator(std::uint64_t seed, std::vector<std::string> exclamations);

    // What has just happened in that game.
    [[nodiscard]] std::string sentences(const State& state, const Event& event);

private:
    [[nodiscard]] const std::string& exclamation();

    common::Random random_;
    std::vector<std::string> exclamations_;
};

}  // namespace jumanji
