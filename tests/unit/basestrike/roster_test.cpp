#include "basestrike/roster.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using basestrike_test::roster;

namespace {

Roster read(const std::string& content) {
    return read_roster(common::DataFile("test.txt", content));
}

std::string error_of(const std::string& content) {
    try {
        static_cast<void>(read(content));
    } catch (const common::DataError& error) {
        return error.what();
    }
    return "none";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(roster_test)

BOOST_AUTO_TEST_CASE(the_standard_roster_is_what_the_rules_say) {
    const Roster standard = read_roster(common::DataFile("data/basestrike/standard.txt"));
    BOOST_TEST((standard == basestrike_test::standard_roster()));
    BOOST_TEST(standard.total() == 11);
    BOOST_TEST(standard.cells() == 25);
    BOOST_TEST(to_text(standard) == "1 headquarter, 1 armory, 2 barracks, 3 tanks, 4 oil drums");
}

BOOST_AUTO_TEST_CASE(a_roster_names_kinds_and_counts) {
    BOOST_TEST((read("oil drum | 2\n Tank|1\r\n# nothing else\nbarracks | 0") == roster(0, 0, 0, 1, 2)));
    BOOST_TEST(to_text(roster(0, 2, 0, 0, 1)) == "2 armories, 1 oil drum");
    BOOST_TEST(to_text(Roster{}) == "nothing");
}

BOOST_AUTO_TEST_CASE(a_bad_roster_is_refused_with_its_line) {
    BOOST_TEST(
        error_of("tank | 1\nbunker | 2") ==
        "test.txt:2: 'bunker' is no kind of target; there are headquarter, armory, barracks, tank, oil "
        "drum.");
    BOOST_TEST(error_of("tank | 1\ntank | 2") == "test.txt:2: tank stands here for the second time.");
    BOOST_TEST(error_of("tank") == "test.txt:1: the line has 1 field instead of 2: kind | count.");
    BOOST_TEST(error_of("tank | 1 | 2") == "test.txt:1: the line has 3 fields instead of 2: kind | count.");
    BOOST_TEST(error_of("tank | many") != "none");
    BOOST_TEST(error_of("tank | -1") != "none");
    BOOST_TEST(error_of("tank | 99999999999999999999") != "none");
    BOOST_TEST(error_of("") == "test.txt: the roster is empty; a base holds at least one target");
    BOOST_TEST(error_of("tank | 0") == "test.txt: the roster is empty; a base holds at least one target");
    BOOST_TEST(error_of("armory | 10\ntank | 41") ==
               "test.txt: the roster is too crowded: its targets cover 101 cells, and the base has 100");
}

BOOST_AUTO_TEST_SUITE_END()
