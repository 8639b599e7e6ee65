#include "jumanji/chance.hpp"

#include <boost/test/unit_test.hpp>
#include <map>

using namespace jumanji;
using common::Card;
using common::CardDeck;

namespace {

const std::vector<std::string> faces{"hourglass", "axe",    "net",   "rope",
                                     "torch",     "shield", "canoe", "whistle"};

CardDeck numbered_deck() {
    CardDeck deck;
    for (int i = 1; i <= 20; ++i) deck += Card(i, "axe", "vines", "They grow.");
    return deck;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(chance_test)

BOOST_AUTO_TEST_CASE(a_seed_gives_the_same_rolls) {
    Chance one(5, faces);
    Chance same(5, faces);
    for (int i = 0; i < 100; ++i) {
        BOOST_TEST(one.roll() == same.roll());
        BOOST_TEST(one.rescue_roll() == same.rescue_roll());
    }
}

BOOST_AUTO_TEST_CASE(every_side_comes_up) {
    Chance chance(5, faces);
    std::vector<int> rolls(die_sides + 1, 0);
    std::map<std::string, int> rescue_rolls;
    for (int i = 0; i < 8000; ++i) {
        ++rolls.at(static_cast<std::size_t>(chance.roll()));
        ++rescue_rolls[faces[chance.rescue_roll()]];
    }
    BOOST_TEST(rolls[0] == 0);
    BOOST_TEST(rescue_rolls.size() == faces.size());
    // 1000 each, give or take 30 (one standard error)
    for (std::size_t side = 1; side < rolls.size(); ++side) BOOST_TEST(std::abs(rolls[side] - 1000) < 4 * 30);
    for (const auto& [face, count] : rescue_rolls) BOOST_TEST(std::abs(count - 1000) < 4 * 30, face);
}

BOOST_AUTO_TEST_CASE(given_rolls_come_first_and_draw_nothing) {
    Chance staged(5, faces, {.dice = {6, 3}, .rescue = {"whistle"}});
    Chance drawn(5, faces);
    BOOST_TEST(staged.roll() == 6);
    BOOST_TEST(staged.roll() == 3);
    BOOST_TEST(staged.faces()[staged.rescue_roll()] == "whistle");
    for (int i = 0; i < 20; ++i) {
        BOOST_TEST(staged.roll() == drawn.roll());
        BOOST_TEST(staged.rescue_roll() == drawn.rescue_roll());
    }
}

BOOST_AUTO_TEST_CASE(the_dice_have_streams_of_their_own) {
    Chance one(5, faces);
    Chance other(5, faces);
    for (int i = 0; i < 50; ++i) static_cast<void>(other.rescue_roll());
    CardDeck deck = numbered_deck();
    other.prepare(deck);
    for (int i = 0; i < 20; ++i) BOOST_TEST(one.roll() == other.roll());
}

BOOST_AUTO_TEST_CASE(a_deck_is_shuffled_or_begins_again) {
    CardDeck deck = numbered_deck();
    Chance(5, faces).prepare(deck);
    BOOST_TEST((deck != numbered_deck()));

    CardDeck kept = numbered_deck();
    kept.draw();
    Chance(5, faces, {.dice = {}, .rescue = {}, .keeps_card_order = true}).prepare(kept);
    BOOST_TEST((kept == numbered_deck()));
}

BOOST_AUTO_TEST_SUITE_END()
