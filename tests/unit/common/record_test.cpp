#include "common/record.hpp"

#include <boost/test/unit_test.hpp>
#include <vector>

#include "common/data_file.hpp"
#include "tests/support/temporary_file.hpp"

using common::DataError;

namespace {

std::string error_of(const std::string& content) {
    const support::TemporaryFile file(content);
    try {
        static_cast<void>(common::recorded_arguments(file.path(), "game"));
        return "no error";
    } catch (const DataError& fault) {
        return std::string(fault.what()).substr(file.path().size());
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(record_test)

BOOST_AUTO_TEST_CASE(words_survive_the_shell_quotes) {
    const std::vector<std::string> words{"--player", "O'Hara:exec:./bot \"x\"", "", "a b", "plain", "\\",
                                         "''"};
    std::string line;
    for (const std::string& word : words) line += common::shell_quoted(word) + ' ';
    BOOST_TEST(common::shell_words(line) == words, boost::test_tools::per_element());
    BOOST_TEST(common::shell_quoted("--seed=7") == "--seed=7");
    BOOST_TEST(common::shell_quoted("it's") == "'it'\\''s'");
}

BOOST_AUTO_TEST_CASE(the_arguments_stand_in_the_first_line) {
    const support::TemporaryFile file(common::record_header("game", {"--player", "Ada B", "--seed", "7"}) +
                                      "\n");
    const std::vector<std::string> expected{"--player", "Ada B", "--seed", "7"};
    BOOST_TEST(common::recorded_arguments(file.path(), "game") == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_is_no_record_is_refused) {
    const std::string no_record =
        ":1: the line is not the first of a record, '# record of game VERSION: OPTIONS'.";
    BOOST_TEST(error_of("") == no_record);
    BOOST_TEST(error_of("3,4\n") == no_record);
    BOOST_TEST(error_of("# record of other 1.0.0: --seed 7\n") == no_record);
    BOOST_TEST(error_of("# record of game 1.0.0: --seed 7") == no_record);  // torn
    BOOST_TEST(error_of("# record of game 1.0.0\n") == ":1: a colon and the options are missing.");
}

BOOST_AUTO_TEST_CASE(lines_are_there_as_soon_as_they_are_added) {
    const support::TemporaryFile file("what the file held before\n");
    common::GameRecord record(file.path(), "# header");
    record.add("3,4");
    BOOST_TEST(common::read_file(file.path()) == "# header\n3,4\n");
}

BOOST_AUTO_TEST_CASE(a_torn_last_line_is_dropped_from_the_file_too) {
    const support::TemporaryFile file("# header\n3,4\n# comment\n5,6\n7");
    std::deque<common::RecordedLine> lines;
    common::GameRecord record(file.path(), lines);
    BOOST_TEST_REQUIRE(lines.size() == 2U);
    BOOST_TEST(lines[1].text == "5,6");
    BOOST_TEST(lines[1].number == 4);
    record.add("8,9");
    BOOST_TEST(common::read_file(file.path()) == "# header\n3,4\n# comment\n5,6\n8,9\n");
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_is_named) {
    BOOST_CHECK_EXCEPTION(common::GameRecord("/no/such/folder", "# header"), common::WriteFailed,
                          [](const common::WriteFailed& fault) {
                              return fault.what == "/no/such/folder: No such file or directory";
                          });
}

BOOST_AUTO_TEST_SUITE_END()
