#include "common/output.hpp"

#include <unistd.h>

#include <array>
#include <boost/test/unit_test.hpp>
#include <csignal>

#include "common/data_file.hpp"
#include "tests/support/temporary_file.hpp"

BOOST_AUTO_TEST_SUITE(output_test)

BOOST_AUTO_TEST_CASE(a_reader_that_has_gone_is_told_apart_from_a_fault) {
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> ends{};
    BOOST_TEST_REQUIRE(::pipe(ends.data()) == 0);
    ::close(ends[0]);
    BOOST_CHECK_THROW(common::write_all(ends[1], "text", "pipe"), common::OutputClosed);
    ::close(ends[1]);
    BOOST_CHECK_EXCEPTION(common::write_all(ends[1], "text", "pipe"), common::WriteFailed,
                          [](const auto& fault) { return fault.what == "pipe: Bad file descriptor"; });
}

BOOST_AUTO_TEST_CASE(a_file_is_replaced_or_added_to_or_cut) {
    const support::TemporaryFile file("before");
    common::OutputFile(file.path(), common::OutputFile::Mode::Append).write(" and after");
    BOOST_TEST(common::read_file(file.path()) == "before and after");
    common::OutputFile(file.path(), common::OutputFile::Mode::Append).cut(6);
    BOOST_TEST(common::read_file(file.path()) == "before");
    common::OutputFile(file.path(), common::OutputFile::Mode::Replace).write("new");
    BOOST_TEST(common::read_file(file.path()) == "new");
}

BOOST_AUTO_TEST_SUITE_END()
