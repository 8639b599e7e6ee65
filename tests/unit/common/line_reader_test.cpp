#include "common/line_reader.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

using common::Line;
using common::LineReader;

namespace {

// A pipe whose writing end the test holds.
class Pipe {
public:
    Pipe() { BOOST_REQUIRE(::pipe(ends_.data()) == 0); }
    ~Pipe() {
        ::close(ends_[0]);
        close();
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    [[nodiscard]] int reader() const { return ends_[0]; }
    void write(const std::string& text) {
        BOOST_REQUIRE(::write(ends_[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }
    void close() {
        if (ends_[1] >= 0) ::close(ends_[1]);
        ends_[1] = -1;
    }

private:
    std::array<int, 2> ends_{};
};

std::vector<std::string> all_lines(LineReader& reader) {
    std::vector<std::string> lines;
    while (const std::optional<Line> line = reader.wait()) {
        lines.push_back(line->is_too_long ? line->text + " (cut)" : line->text);
    }
    return lines;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(line_reader_test)

BOOST_AUTO_TEST_CASE(lines_come_one_by_one_however_they_are_sent) {
    Pipe pipe;
    LineReader reader(pipe.reader());
    pipe.write("on");
    reader.fill();
    BOOST_TEST(!reader.next().has_value());
    pipe.write("e\r\n two \nthr");
    reader.fill();
    BOOST_TEST(reader.next()->text == "one");
    BOOST_TEST(reader.next()->text == "two");
    BOOST_TEST(!reader.next().has_value());
    pipe.write("ee");
    pipe.close();
    BOOST_TEST(reader.wait()->text == "three");
    BOOST_TEST(!reader.wait().has_value());
    BOOST_TEST(reader.has_ended());
}

BOOST_AUTO_TEST_CASE(waiting_is_bounded) {
    Pipe pipe;
    LineReader reader(pipe.reader());
    pipe.write("half");
    BOOST_TEST(!reader.wait(10).has_value());
    BOOST_TEST(!reader.has_ended());
}

BOOST_AUTO_TEST_CASE(a_line_over_the_limit_comes_once_and_cut) {
    Pipe pipe;
    LineReader reader(pipe.reader(), 4);
    pipe.write("abcd\nabcdef\n\nabcdefgh");
    reader.fill();
    pipe.write("ijklmnop\nlast");
    pipe.close();
    const std::vector<std::string> expected{"abcd", "abcd (cut)", "", "abcd (cut)", "last"};
    BOOST_TEST(all_lines(reader) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_long_last_line_ends) {
    Pipe pipe;
    LineReader reader(pipe.reader(), 4);
    pipe.write("abcdefgh");
    pipe.close();
    const std::vector<std::string> expected{"abcd (cut)"};
    BOOST_TEST(all_lines(reader) == expected, boost::test_tools::per_element());
    BOOST_TEST(reader.has_ended());
}

BOOST_AUTO_TEST_CASE(a_dead_descriptor_is_an_end) {
    Pipe pipe;
    const int number = ::dup(pipe.reader());
    ::close(number);
    LineReader closed(number);
    BOOST_TEST(!closed.wait().has_value());
    const int folder = ::open("/", O_RDONLY);
    LineReader unreadable(folder);
    BOOST_TEST(!unreadable.wait().has_value());
    ::close(folder);
}

BOOST_AUTO_TEST_SUITE_END()
