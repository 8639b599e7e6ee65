#include "common/card.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

using common::Card;
using common::parse_card;

namespace {

struct BadCard {
    std::string text;
    std::string fault;  // a part of the sentence
    friend std::ostream& operator<<(std::ostream& out, const BadCard& card) { return out << card.text; }
};

const std::vector<BadCard> bad_cards{
    {"0 | axe | vines | They grow.", "from 1 to 41, not '0'"},
    {"42 | axe | vines | They grow.", "from 1 to 41, not '42'"},
    {"-1 | axe | vines | They grow.", "not '-1'"},
    {"3x | axe | vines | They grow.", "not '3x'"},
    {"| axe | vines | They grow.", "not ''"},
    {"3 | axe | vines", "4 fields"},
    {"3 | axe | vines | They grow. | again", "4 fields"},
    {"3 | | vines | They grow.", "the rescue symbol is missing"},
    {"3 | axe | | They grow.", "the danger is missing"},
    {"3 | axe | vines |", "the riddle is missing"},
    {"3 | hourglass | vines | They grow.", "'hourglass' matches every card"},
    {"3 | Hourglass | vines | They grow.", "'hourglass' matches every card"},
    {"3 | " + std::string(21, 'a') + " | vines | They grow.", "the rescue symbol has 21 bytes"},
    {"3 | axe | " + std::string(26, 'a') + " | They grow.", "the danger has 26 bytes"},
    {"3 | axe | vines | " + std::string(129, 'a'), "the riddle has 129 bytes"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(card_test)

BOOST_AUTO_TEST_CASE(a_line_is_a_card) {
    const auto card = parse_card(" 3|AXE | tangle of vines |  They grow much faster than bamboo. ");
    BOOST_TEST_REQUIRE(static_cast<bool>(card));
    BOOST_TEST(card->spaces() == 3);
    BOOST_TEST(card->rescue() == "axe");
    BOOST_TEST(card->danger() == "tangle of vines");
    BOOST_TEST(card->riddle() == "They grow much faster than bamboo.");
}

BOOST_AUTO_TEST_CASE(parse_and_print_are_inverse) {
    const Card card(41, std::string(20, 'a'), std::string(25, 'b'), std::string(128, 'c'));
    const auto again = parse_card(to_text(card));
    BOOST_TEST_REQUIRE(static_cast<bool>(again));
    BOOST_TEST((*again == card));
}

BOOST_AUTO_TEST_CASE(cards_are_equal_if_all_is) {
    const Card card(3, "axe", "vines", "They grow.");
    BOOST_TEST((card == Card(3, "axe", "vines", "They grow.")));
    BOOST_TEST((card != Card(4, "axe", "vines", "They grow.")));
    BOOST_TEST((card != Card(3, "net", "vines", "They grow.")));
    BOOST_TEST((card != Card(3, "axe", "lions", "They grow.")));
    BOOST_TEST((card != Card(3, "axe", "vines", "They roar.")));
}

BOOST_AUTO_TEST_CASE(its_symbol_and_the_hourglass_match) {
    const Card card(3, "axe", "vines", "They grow.");
    BOOST_TEST(card.is_matched_by("axe"));
    BOOST_TEST(card.is_matched_by("hourglass"));
    BOOST_TEST(!card.is_matched_by("net"));
}

BOOST_DATA_TEST_CASE(a_bad_card_is_refused, boost::unit_test::data::make(bad_cards), bad) {
    const auto card = parse_card(bad.text);
    BOOST_TEST_REQUIRE(!card);
    BOOST_TEST(card.error().find(bad.fault) != std::string::npos, card.error());
}

BOOST_AUTO_TEST_CASE(a_bad_record_is_named_by_file_and_line) {
    const common::DataFile file("cards.txt", "# comment\n3 | axe | vines\n");
    BOOST_CHECK_EXCEPTION(
        static_cast<void>(read_card(file, file.records().front())), common::DataError,
        [](const common::DataError& fault) {
            return std::string(fault.what()).starts_with("cards.txt:2: a card has 4 fields");
        });
}

BOOST_AUTO_TEST_SUITE_END()
