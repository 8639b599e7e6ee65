#include "common/csv.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "common/data_file.hpp"
#include "common/text.hpp"
#include "tests/support/temporary_file.hpp"

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const std::string& content) {
    const support::TemporaryFile file(content);
    common::CsvReader reader(file.path());
    Rows rows;
    while (auto row = reader.next()) rows.push_back(*row);
    return rows;
}

// The message without the name of the file: "LINE: what is wrong".
std::string error_of(const std::string& content) {
    const support::TemporaryFile file(content);
    try {
        common::CsvReader reader(file.path());
        while (reader.next()) {
        }
    } catch (const common::DataError& error) {
        return std::string(error.what()).substr(file.path().size() + 1);
    }
    return "none";
}

struct Fault {
    std::string content;
    std::string error;
    friend std::ostream& operator<<(std::ostream& out, const Fault& fault) { return out << fault.error; }
};

const std::vector<Fault> faults{
    {"a,b\nc,d", "2: the file is torn: its last row has no line end."},
    {"a,b\nc,\"d\n", "2: the file is torn: its last row has no line end."},
    {"a,b\nc,\"d", "2: the file is torn: its last row has no line end."},
    {"a\nb\"c\n", "2: a quote stands inside of a field that does not begin with one."},
    {"\"a\"b\n", "1: a quoted field goes on behind its closing quote."},
    {"a\rb\n", "1: a quoted field goes on behind its closing quote."},
    {std::string(70000, 'a') + '\n', "1: the row is longer than 65536 bytes."},
    {"\"a\nb\"\n\"c\"d\n", "3: a quoted field goes on behind its closing quote."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(csv_test)

BOOST_AUTO_TEST_CASE(only_what_needs_quotes_gets_them) {
    BOOST_TEST(common::csv_row({"a", "b c", "", "d;e"}) == "a,b c,,d;e\n");
    BOOST_TEST(common::csv_row({"a,b", "say \"no\"", "two\nlines", "c\r"}) ==
               "\"a,b\",\"say \"\"no\"\"\",\"two\nlines\",\"c\r\"\n");
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back) {
    const std::vector<std::string> row{"", "\"", ",", "\n", "\r\n", "\"\"", "a\"b,c\nd", "plain", ""};
    BOOST_TEST((rows_of(common::csv_row(row) + common::csv_row(row)) == Rows{row, row}));
    BOOST_TEST((rows_of(common::csv_row({"\xef\xbb\xbf"
                                         "a"})) == Rows{{"\xef\xbb\xbf"
                                                         "a"}}));
}

BOOST_AUTO_TEST_CASE(line_ends_and_a_mark_of_other_systems_are_read) {
    BOOST_TEST((rows_of("\xef\xbb\xbf"
                        "a,b\r\nc,\"d\"\r\n") == Rows{{"a", "b"}, {"c", "d"}}));
    BOOST_TEST((rows_of("") == Rows{}));
    BOOST_TEST((rows_of("\n") == Rows{{""}}));
}

BOOST_AUTO_TEST_CASE(a_file_of_many_blocks_is_read_whole) {
    Rows rows;
    std::string content;
    for (int i = 0; i < 20000; ++i) {
        rows.push_back({std::to_string(i), "a,\"" + std::to_string(i)});
        content += common::csv_row(rows.back());
    }
    BOOST_TEST((rows_of(content) == rows));
}

BOOST_DATA_TEST_CASE(faults_are_told_with_their_line, boost::unit_test::data::make(faults), fault) {
    BOOST_TEST(error_of(fault.content) == fault.error);
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_told) {
    BOOST_CHECK_EXCEPTION(common::CsvReader("no-such-file"), common::DataError, [](const auto& error) {
        return std::string(error.what()) == "no-such-file: No such file or directory";
    });
    BOOST_CHECK_EXCEPTION(common::CsvReader("/"), common::DataError,
                          [](const auto& error) { return std::string(error.what()) == "/: Is a directory"; });
}

BOOST_AUTO_TEST_SUITE_END()
