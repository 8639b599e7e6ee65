#include "corners/journal.hpp"

#include <sys/stat.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>

#include "common/output.hpp"
#include "common/program.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace corners;

namespace {

using Lines = std::vector<std::string>;

// The numbered lines of the journal in a folder, which is open for just so long.
Lines read(const std::string& folder) {
    Lines lines;
    Journal journal(folder);
    journal.read(
        [&](int number, const std::string& line) { lines.push_back(std::to_string(number) + ": " + line); });
    return lines;
}

void append(const std::string& folder, const std::string& lines) {
    Journal journal(folder);
    journal.read([](int, const std::string&) {});
    journal.append(lines);
}

std::string content(const std::string& folder) {
    std::ifstream file(folder + "/journal.txt", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(journal_test)

BOOST_AUTO_TEST_CASE(what_is_appended_is_read_again_in_order) {
    const support::TemporaryFolder folder;
    BOOST_TEST(read(folder.path()) == Lines{}, boost::test_tools::per_element());
    append(folder.path(), "one\ntwo\n");
    append(folder.path(), "three\n");
    BOOST_TEST(read(folder.path()) == (Lines{"2: one", "3: two", "4: three"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_torn_last_line_is_cut_off_at_every_length) {
    const support::TemporaryFolder folder;
    append(folder.path(), "one\ntwo\n");
    const std::string whole = content(folder.path());
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        std::ofstream(folder.path() + "/journal.txt", std::ios::binary) << whole.substr(0, length);
        append(folder.path(), "three\n");
        const std::string now = content(folder.path());
        const std::size_t newline = whole.substr(0, length).rfind('\n');
        const std::string kept = newline == std::string::npos ? whole.substr(0, whole.find('\n') + 1)
                                                              : whole.substr(0, newline + 1);
        BOOST_TEST(now == kept + "three\n");
    }
}

BOOST_AUTO_TEST_CASE(a_journal_belongs_to_one_server_at_a_time) {
    const support::TemporaryFolder folder;
    {
        const Journal first(folder.path());
        BOOST_CHECK_THROW(Journal(folder.path()), common::RunError);
    }
    BOOST_CHECK_NO_THROW(Journal(folder.path()));
}

BOOST_AUTO_TEST_CASE(its_owner_alone_can_read_it) {
    const support::TemporaryFolder folder;
    const std::string inner = folder.path() + "/new";
    append(inner, "one\n");
    struct stat facts {};
    BOOST_REQUIRE(::stat((inner + "/journal.txt").c_str(), &facts) == 0);
    BOOST_TEST((facts.st_mode & 0777U) == 0600U);
    BOOST_REQUIRE(::stat(inner.c_str(), &facts) == 0);
    BOOST_TEST((facts.st_mode & 0777U) == 0700U);
}

BOOST_AUTO_TEST_CASE(a_folder_that_cannot_be_used_is_an_error_with_its_reason) {
    const support::TemporaryFolder folder;
    std::ofstream(folder.path() + "/file") << "";
    for (const std::string& path :
         {folder.path() + "/file", folder.path() + "/no/such", std::string("/dev/null")}) {
        BOOST_CHECK_EXCEPTION(Journal{path}, common::RunError, [&](const common::RunError& fault) {
            return std::string(fault.what()).starts_with(path);
        });
    }
}

BOOST_AUTO_TEST_SUITE_END()
