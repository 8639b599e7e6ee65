#include "common/text.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace {

struct Row {
    std::string typed;
    std::string expected;
    friend std::ostream& operator<<(std::ostream& out, const Row& row) {
        return out << row.typed.size() << " bytes";
    }
};

// A name as it is read, or what is wrong with it.
const std::vector<Row> names{
    {" Ada Lovelace ", "Ada Lovelace"},
    {"Mr. Peanutbutter", "Mr. Peanutbutter"},
    {"\xd0\x96\xd0\xb0\xd0\xbd\xd0\xbd\xd0\xb0 \xd0\xb4'\xd0\x90\xd1\x80\xd0\xba\xd1\x81",
     "\xd0\x96\xd0\xb0\xd0\xbd\xd0\xbd\xd0\xb0 \xd0\xb4'\xd0\x90\xd1\x80\xd0\xba\xd1\x81"},
    {"\xf0\x9f\xa6\x8f", "\xf0\x9f\xa6\x8f"},
    {"", "a name must not be empty; 1 to 16 characters are right."},
    {" \t ", "a name must not be empty; 1 to 16 characters are right."},
    {"12345678901234567", "a name has at most 16 characters; '12345678901234567' has 17."},
    {"a\x1b[1m", "a name must not contain control characters."},
    {"a\x7f", "a name must not contain control characters."},
    {"a\xc2\x9b"
     "1m",
     "a name must not contain control characters."},
    {"a\xff", "a name must be valid UTF-8 text."},
    {"a\xc3", "a name must be valid UTF-8 text."},
    {"\xed\xa0\x80", "a name must be valid UTF-8 text."},  // half of a surrogate pair
    {"\xc0\xaf", "a name must be valid UTF-8 text."},      // an overlong slash
    {"\xf5\x80\x80\x80", "a name must be valid UTF-8 text."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(text_test)

BOOST_AUTO_TEST_CASE(blanks_go_from_both_ends) {
    BOOST_TEST(common::trim(" \t a b \r\n") == "a b");
    BOOST_TEST(common::trim(" \t ") == "");
}

BOOST_AUTO_TEST_CASE(text_is_split_and_joined) {
    BOOST_TEST(common::join(common::split("a||b", '|'), "+") == "a++b");
    BOOST_TEST(common::split("", '|').size() == 1U);
    BOOST_TEST(common::join(common::split_words("  a \t b "), "+") == "a+b");
    BOOST_TEST(common::split_words("  ").empty());
}

BOOST_AUTO_TEST_CASE(whole_numbers_are_all_of_their_text) {
    BOOST_TEST(*common::parse_integer("-3", -5, 5, "n") == -3);
    for (const std::string bad :
         {"", "e8", "2e1", "0x2", "2abc", "99999999999999999999", "-6", "6", " 2", "+2", "2.0"}) {
        BOOST_TEST(common::parse_integer(bad, -5, 5, "n")
                       .error()
                       .starts_with("n must be a whole number from -5 to 5"));
    }
    BOOST_TEST(*common::parse_unsigned("18446744073709551615", "n") == 18446744073709551615U);
    BOOST_TEST(!common::parse_unsigned("18446744073709551616", "n"));
    BOOST_TEST(!common::parse_unsigned("-1", "n"));
}

BOOST_DATA_TEST_CASE(names_are_read_or_refused, boost::unit_test::data::make(names), row) {
    const common::Expected<std::string> name = common::parse_name(row.typed);
    BOOST_TEST((name ? *name : name.error()) == row.expected);
}

BOOST_AUTO_TEST_CASE(sixteen_code_points_are_counted_not_bytes) {
    std::string name;
    for (int i = 0; i < 16; ++i) name += "\xc3\xa9";
    BOOST_TEST(static_cast<bool>(common::parse_name(name)));
    BOOST_TEST(!common::parse_name(name + "e"));
}

BOOST_AUTO_TEST_CASE(what_is_printed_is_fit_to_print) {
    BOOST_TEST(common::printable(" a\tb\x01\xff\xc3\xa9 ") == "a?b??\xc3\xa9");
    BOOST_TEST(common::printable("abc def", 4) == "abc");
    BOOST_TEST(common::printable("ab\xc3\xa9", 3) == "ab");  // never half a code point
}

BOOST_AUTO_TEST_CASE(words_are_padded_and_counted) {
    BOOST_TEST(common::padded("\xc3\xa9", 3) == "\xc3\xa9  ");
    BOOST_TEST(common::padded("abcd", 3) == "abcd");
    BOOST_TEST(common::counted(1, "move", "moves") == "1 move");
    BOOST_TEST(common::counted(0, "move", "moves") == "0 moves");
}

BOOST_AUTO_TEST_SUITE_END()
