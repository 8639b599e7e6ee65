#include "jumanji/chance.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace jumanji {

using common::Stream;

Chance::Chance(std::uint64_t seed, std::vector<std::string> faces, Staging staging)
    : dice_(seed, Stream::Dice),
      rescue_dice_(seed, Stream::RescueDice),
      cards_(seed, Stream::Cards),
      faces_(std::move(faces)),
      staging_(std::move(staging)) {
    assert(!faces_.empty());
}

int Chance::roll() {
    if (rolled_ < staging_.dice.size()) return staging_.dice[rolled_++];
    return dice_.die(die_sides);
}

std::size_t Chance::rescue_roll() {
    if (rescue_rolled_ < staging_.rescue.size()) {
        const auto staged = std::find(faces_.begin(), faces_.end(), staging_.rescue[rescue_rolled_++]);
        assert(staged != faces_.end());
        return static_cast<std::size_t>(staged - faces_.begin());
    }
    return rescue_dice_.below(std::uint64_t{faces_.size()});
}

void Chance::prepare(common::CardDeck& deck) {
    if (staging_.keeps_card_order) {
        deck.begin_again();
    } else {
        deck.shuffle(cards_);
    }
}

}  // namespace jumanji
