#include "common/data_file.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "tests/support/temporary_file.hpp"

using common::DataError;
using common::DataFile;

namespace {

// All records as "LINE[field][field]".
std::string read(const std::string& content) {
    std::string text;
    const DataFile file("f", content);
    for (const common::Record& record : file.records()) {
        text += std::to_string(record.line);
        for (const std::string& field : record.fields) text += '[' + field + ']';
    }
    return text;
}

std::string error_of(const std::string& content) {
    try {
        return "no error: " + read(content);
    } catch (const DataError& fault) {
        return fault.what();
    }
}

struct Row {
    std::string content;
    std::string expected;
    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.expected; }
};

const std::vector<Row> bad{
    {"a\nb\rc\n", "f:2: a carriage return stands inside the line."},
    {"a\xff\n", "f:1: the line is not valid UTF-8."},
    {"ok\n\xc0\xaf\n", "f:2: the line is not valid UTF-8."},
    {"a\x1b[31m\n", "f:1: a control character (code 27) stands in the line."},
    {std::string("a\0b\n", 4), "f:1: a control character (code 0) stands in the line."},
    {"# \x01 in a comment\n", "f:1: a control character (code 1) stands in the line."},
    {std::string(4097, 'x'), "f:1: the line is longer than 4096 bytes."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(data_file_test)

BOOST_AUTO_TEST_CASE(fields_are_split_and_trimmed) {
    BOOST_TEST(read("a | b b|c\n") == "1[a][b b][c]");
}

BOOST_AUTO_TEST_CASE(comments_and_blank_lines_are_counted_but_skipped) {
    BOOST_TEST(read("# one\n\n  # three\n \t\na\n") == "5[a]");
}

BOOST_AUTO_TEST_CASE(line_ends_may_be_lf_or_crlf_or_missing) {
    const std::string expected = "1[a]2[b]";
    BOOST_TEST(read("a\nb\n") == expected);
    BOOST_TEST(read("a\r\nb\r\n") == expected);
    BOOST_TEST(read("a\r\nb") == expected);
    BOOST_TEST(read("a\nb\r") == expected);
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_is_skipped_at_the_very_start) {
    BOOST_TEST(read("\xef\xbb\xbf# comment\na\n") == "2[a]");
}

BOOST_AUTO_TEST_CASE(empty_fields_are_kept) {
    BOOST_TEST(read("|a||\n") == "1[][a][][]");
}

BOOST_DATA_TEST_CASE(bad_lines_are_named, boost::unit_test::data::make(bad), row) {
    BOOST_TEST(error_of(row.content) == row.expected);
}

BOOST_AUTO_TEST_CASE(fields_are_checked) {
    const DataFile file("f", "\na | 7x\n");
    const common::Record& record = file.records().front();
    BOOST_CHECK_EXCEPTION(file.require_fields(record, 3, "x | y | z"), DataError, [](const DataError& fault) {
        return std::string(fault.what()) == "f:2: the line has 2 fields instead of 3: x | y | z.";
    });
    BOOST_CHECK_EXCEPTION(static_cast<void>(file.whole_number(record, 1, 1, 41, "the number")), DataError,
                          [](const DataError& fault) {
                              return std::string(fault.what()) ==
                                     "f:2: the number must be a whole number from 1 to 41, not '7x'.";
                          });
}

BOOST_AUTO_TEST_CASE(files_that_cannot_be_read_are_named) {
    const auto error = [](const std::string& path) {
        try {
            return common::read_file(path);
        } catch (const DataError& fault) {
            return std::string(fault.what());
        }
    };
    BOOST_TEST(error("no-such-file") == "no-such-file: No such file or directory");
    BOOST_TEST(error("/") == "/: Is a directory");
    BOOST_TEST(error("/dev/zero") == "/dev/zero: the file is larger than 16 MiB");
}

BOOST_AUTO_TEST_CASE(a_file_is_read_whole) {
    const support::TemporaryFile file("a\nb");
    BOOST_TEST(common::read_file(file.path()) == "a\nb");
    const DataFile data(file.path());
    BOOST_TEST(data.records().size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
