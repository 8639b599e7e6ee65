#include "common/card_deck.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

using common::Card;
using common::CardDeck;
using common::DataError;
using common::DataFile;

namespace {

CardDeck numbered_deck(int size) {
    CardDeck deck;
    for (int i = 1; i <= size; ++i) deck += Card(i, "axe", "vines", "They grow.");
    return deck;
}

std::vector<int> draw_all(CardDeck& deck) {
    std::vector<int> drawn;
    while (!deck.is_used_up()) drawn.push_back(deck.draw().spaces());
    return drawn;
}

std::string fault_of(const std::string& content) {
    try {
        static_cast<void>(read_card_deck(DataFile("cards.txt", content), {"axe", "net", "hourglass"}));
    } catch (const DataError& fault) {
        return fault.what();
    }
    return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(card_deck_test)

BOOST_AUTO_TEST_CASE(cards_are_drawn_from_the_top) {
    CardDeck deck = numbered_deck(3);
    BOOST_TEST(draw_all(deck) == (std::vector<int>{1, 2, 3}), boost::test_tools::per_element());
    BOOST_TEST(deck.is_used_up());
}

BOOST_AUTO_TEST_CASE(an_empty_deck_is_used_up) {
    BOOST_TEST(CardDeck().is_used_up());
}

BOOST_AUTO_TEST_CASE(a_used_up_deck_begins_again_in_its_order) {
    CardDeck deck = numbered_deck(3);
    draw_all(deck);
    deck.begin_again();
    BOOST_TEST((deck == numbered_deck(3)));
    BOOST_TEST(draw_all(deck) == (std::vector<int>{1, 2, 3}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(shuffling_brings_all_cards_back_in_a_new_order) {
    CardDeck deck = numbered_deck(20);
    deck.draw();
    common::Random random(1, common::Stream::Cards);
    deck.shuffle(random);
    const std::vector<int> first = draw_all(deck);
    deck.shuffle(random);
    const std::vector<int> second = draw_all(deck);
    BOOST_TEST(first != second);
    BOOST_TEST(first.size() == 20U);
    BOOST_TEST(std::is_permutation(first.begin(), first.end(), second.begin(), second.end()));
}

BOOST_AUTO_TEST_CASE(an_added_card_goes_under_the_deck) {
    CardDeck deck = numbered_deck(1);
    deck += Card(9, "net", "lions", "They roar.");
    BOOST_TEST(draw_all(deck) == (std::vector<int>{1, 9}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_deck_is_read) {
    const DataFile file("cards.txt", "# two\n1|axe|vines|They grow.\r\n\n2|net|lions|They roar.");
    CardDeck deck = read_card_deck(file, {"axe", "net"});
    BOOST_TEST(draw_all(deck) == (std::vector<int>{1, 2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_bad_deck_is_refused_with_its_line) {
    BOOST_TEST(fault_of("# nothing\n") == "cards.txt: there is no card in it; 1 to 50 are right.");
    BOOST_TEST(fault_of("1|axe|a|b\n1|saw|a|b\n") ==
               "cards.txt:2: the rescue die has no 'saw'; it has axe, net, hourglass.");
    std::string fifty_one;
    for (int i = 0; i < 51; ++i) fifty_one += "1|axe|a|b\n";
    BOOST_TEST(fault_of(fifty_one) == "cards.txt:51: a deck has at most 50 cards.");
}

BOOST_AUTO_TEST_SUITE_END()
