// card_deck: cards in an order, drawn from the top, one after the other.
//
// A drawn card stays in the deck, behind the mark of the next one. When none is left the deck is used up; the
// game decides whether it then shuffles it or begins it again, and can say so.
//
// Units     1 to 50 cards
// Operators deck += card puts a card under the deck; == compares the cards, their order and the mark
// Errors    read_card_deck throws DataError
// Chance    shuffle takes a Random
//
// Example   if (deck.is_used_up()) deck.shuffle(random);
//           const Card& card = deck.draw();
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "common/card.hpp"
#include "common/data_file.hpp"
#include "common/random.hpp"

namespace common {

class CardDeck {
public:
    static constexpr std::size_t max_cards = 50;

    CardDeck() = default;

    // Precondition: at most max_cards (asserted).
    explicit CardDeck(std::vector<Card> cards);

    [[nodiscard]] const std::vector<Card>& cards() const { return cards_; }  // the drawn ones too
    [[nodiscard]] bool is_used_up() const { return next_ == cards_.size(); }

    // The next card. It stays valid until the deck is changed. Precondition: not is_used_up() (asserted).
    const Card& draw();

    // All cards, the drawn ones too, in a new order.
    void shuffle(Random& random);

    // All cards once more, in the order that they have.
    void begin_again() { next_ = 0; }

    // Precondition: fewer than max_cards (asserted).
    CardDeck& operator+=(Card card);

    friend bool operator==(const CardDeck&, const CardDeck&) = default;

private:
    std::vector<Card> cards_;
    std::size_t next_ = 0;
};

// A card a record. Every rescue symbol must be one of `symbols`. Throws DataError.
[[nodiscard]] CardDeck read_card_deck(const DataFile& file, const std::vector<std::string>& symbols);

}  // namespace common
