#include "common/card_deck.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "common/text.hpp"

namespace common {

CardDeck::CardDeck(std::vector<Card> cards) : cards_(std::move(cards)) {
    assert(cards_.size() <= max_cards);
}

const Card& CardDeck::draw() {
    assert(!is_used_up());
    return cards_[next_++];
}

void CardDeck::shuffle(Random& random) {
    random.shuffle(cards_);
    begin_again();
}

CardDeck& CardDeck::operator+=(Card card) {
    assert(cards_.size() < max_cards);
    cards_.push_back(std::move(card));
    return *this;
}

CardDeck read_card_deck(const DataFile& file, const std::vector<std::string>& symbols) {
    CardDeck deck;
    for (const Record& record : file.records()) {
        if (deck.cards().size() == CardDeck::max_cards) {
            throw file.error(record, "a deck has at most " + std::to_string(CardDeck::max_cards) + " cards.");
        }
        const Card card = read_card(file, record);
        if (std::find(symbols.begin(), symbols.end(), card.rescue()) == symbols.end()) {
            throw file.error(
                record, "the rescue die has no '" + card.rescue() + "'; it has " + join(symbols, ", ") + ".");
        }
        deck += card;
    }
    if (deck.cards().empty()) throw file.error("there is no card in it; 1 to 50 are right.");
    return deck;
}

}  // namespace common
