#include <boost/test/unit_test.hpp>

#include "common/text.hpp"

using common::wrapped;

BOOST_AUTO_TEST_SUITE(text_wrap_test)

BOOST_AUTO_TEST_CASE(lines_break_between_words) {
    BOOST_TEST(wrapped("one two three", 7) == "one two\nthree\n");
    BOOST_TEST(wrapped("one two three", 13) == "one two three\n");
    BOOST_TEST(wrapped("one  two\tthree ", 12) == "one two\nthree\n");
}

BOOST_AUTO_TEST_CASE(an_indent_counts) {
    BOOST_TEST(wrapped("one two", 8, "  ") == "  one\n  two\n");
}

BOOST_AUTO_TEST_CASE(a_wide_word_has_its_own_line) {
    BOOST_TEST(wrapped("a bcdefgh i", 4) == "a\nbcdefgh\ni\n");
}

BOOST_AUTO_TEST_CASE(letters_are_counted_not_bytes) {
    BOOST_TEST(wrapped("\xc3\xa9\xc3\xa9 \xc3\xa9", 4) == "\xc3\xa9\xc3\xa9 \xc3\xa9\n");
}

BOOST_AUTO_TEST_CASE(no_words_are_no_lines) {
    BOOST_TEST(wrapped("  ", 10) == "");
}

BOOST_AUTO_TEST_SUITE_END()
