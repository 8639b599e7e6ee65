#include "corners/journal_record.hpp"

#include <boost/test/unit_test.hpp>

using namespace corners;

namespace {

const std::string secret(32, '0');

}  // namespace

BOOST_AUTO_TEST_SUITE(journal_record_test)

BOOST_AUTO_TEST_CASE(printed_and_parsed_again_each_record_is_itself) {
    const EndRules rules{.max_moves = 7, .last_reply = true, .home_limit = 30, .adjudicate = true};
    const std::vector<Happening> all{CreateRecord{482913, secret, {"3x3", rules}, "Ada Lovelace"},
                                     CreateRecord{482913, secret, {}, ""},
                                     JoinRecord{482913, secret, "Bob"},
                                     JoinRecord{482913, secret, ""},
                                     MoveRecord{482913, 1, Side::White, {{6, 7}, {4, 7}}},
                                     ResignRecord{482913, Side::Black},
                                     LateRecord{482913},
                                     DropRecord{482913},
                                     AliveRecord{}};
    for (const Happening& what : all) {
        const JournalRecord record{Time(123456), what};
        const Expected<JournalRecord> parsed = parse_journal_record(to_text(record));
        BOOST_REQUIRE_MESSAGE(parsed, to_text(record));
        BOOST_TEST((*parsed == record), to_text(record));
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_record_is_an_error) {
    for (const std::string line :
         {"", "alive", "x alive", "-1 alive", "99999999999999999999 alive", "5 alive 482913", "5 born 482913",
          "5 move 482913 1 white 7,8", "5 move 482913 1 red 7,8 5,8", "5 move 482913 0 white 7,8 5,8",
          "5 move 482913 1 white 7,8 5,9", "5 move 48291 1 white 7,8 5,8", "5 create 482913 short layout=3x3",
          "5 join 482913", "5 resign 482913", "5 late 482913 white", "5 drop"}) {
        BOOST_TEST(!parse_journal_record(line), line);
    }
}

BOOST_AUTO_TEST_CASE(also_a_bad_record_may_tell_which_game_it_is_about) {
    BOOST_TEST(game_of_record("5 mo?e 482913 1").value() == 482913);
    BOOST_TEST(!game_of_record("5 alive").has_value());
    BOOST_TEST(!game_of_record("5 move x82913 1").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
