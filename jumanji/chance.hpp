// chance: the two dice and the shuffling of the cards. The rules ask it and never draw themselves, so that a
// teacher or a test can stage any situation: the first rolls may be given, and what follows them is drawn.
//
// Pieces    an 8-sided die; a rescue die of 8 faces, each a symbol, one of them the hourglass
// Chance    each purpose has a stream of its own; given rolls draw nothing from it
//
// Example   Chance chance(42, faces, {.dice = {6, 3}, .rescue = {"axe"}, .keeps_card_order = true});
//           chance.roll() == 6; chance.roll() == 3; from here on the seed decides
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/card_deck.hpp"
#include "common/random.hpp"

namespace jumanji {

inline constexpr int die_sides = 8;

// What is given instead of left to chance.
struct Staging {
    std::vector<int> dice;            // the first rolls of the 8-sided die, each 1 ... 8
    std::vector<std::string> rescue;  // the first rolls of the rescue die
    bool keeps_card_order = false;
};

class Chance {
public:
    // `faces`: of the rescue die; at least one, and all that are staged are among them (asserted).
    Chance(std::uint64_t seed, std::vector<std::string> faces, Staging staging = {});

    [[nodiscard]] int roll();

    // A face of the rescue die, by its place in faces(): whoever rolls hundreds of times compares no texts.
    [[nodiscard]] std::size_t rescue_roll();
    [[nodiscard]] const std::vector<std::string>& faces() const { return faces_; }

    // Makes a new or used-up deck ready: shuffles it, or begins it again.
    void prepare(common::CardDeck& deck);

    [[nodiscard]] bool keeps_card_order() const { return staging_.keeps_card_order; }

private:
    common::Random dice_;
    common::Random rescue_dice_;
    common::Random cards_;
    std::vector<std::string> faces_;
    Staging staging_;
    std::size_t rolled_ = 0;  // of the given rolls
    std::size_t rescue_rolled_ = 0;
};

}  // namespace jumanji
