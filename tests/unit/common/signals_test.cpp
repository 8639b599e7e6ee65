#include "common/signals.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string>

namespace {

// How the child process ended: "status N" or "signal N".
std::string end_of_child(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
    return "status " + std::to_string(WEXITSTATUS(status));
}

// Runs `act` in a child process and says how that ended.
template <class Act>
std::string end_of(Act act) {
    const pid_t child = ::fork();
    if (child == 0) {
        act();
        ::_exit(0);
    }
    return end_of_child(child);
}

// A process in a group of its own that does nothing for a minute.
pid_t start_sleeper() {
    const pid_t sleeper = ::fork();
    if (sleeper == 0) {
        ::setpgid(0, 0);
        ::alarm(60);
        while (true) ::pause();
    }
    ::setpgid(sleeper, sleeper);
    return sleeper;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(signals_test)

BOOST_DATA_TEST_CASE(a_signal_ends_us_as_a_signal_does,
                     boost::unit_test::data::make(std::array<int, 3>{SIGINT, SIGTERM, SIGHUP}), signal) {
    const std::string end = end_of([signal = signal] {
        common::install_signal_handlers();
        ::raise(signal);
    });
    BOOST_TEST(end == "signal " + std::to_string(signal));
}

BOOST_AUTO_TEST_CASE(what_was_ignored_before_stays_ignored) {
    const std::string end = end_of([] {
        std::signal(SIGHUP, SIG_IGN);
        common::install_signal_handlers();
        ::raise(SIGHUP);
    });
    BOOST_TEST(end == "status 0");
}

BOOST_AUTO_TEST_CASE(a_broken_pipe_is_an_error_of_write) {
    const std::string end = end_of([] {
        common::install_signal_handlers();
        std::array<int, 2> ends;
        if (::pipe(ends.data()) != 0) ::_exit(1);
        ::close(ends[0]);
        const bool is_told = ::write(ends[1], "x", 1) == -1 && errno == EPIPE;
        ::_exit(is_told ? 0 : 1);
    });
    BOOST_TEST(end == "status 0");
}

BOOST_AUTO_TEST_CASE(a_registered_group_ends_with_us) {
    const pid_t sleeper = start_sleeper();
    end_of([sleeper] {
        common::install_signal_handlers();
        if (common::end_with_us(sleeper)) ::raise(SIGTERM);
    });
    BOOST_TEST(end_of_child(sleeper) == "signal " + std::to_string(SIGKILL));
}

BOOST_AUTO_TEST_CASE(a_forgotten_group_lives_on) {
    const pid_t sleeper = start_sleeper();
    end_of([sleeper] {
        common::install_signal_handlers();
        if (!common::end_with_us(sleeper)) return;
        common::forget(sleeper);
        ::raise(SIGTERM);
    });
    ::kill(sleeper, SIGUSR1);
    BOOST_TEST(end_of_child(sleeper) == "signal " + std::to_string(SIGUSR1));
}

BOOST_AUTO_TEST_CASE(the_signals_wait_while_they_are_held) {
    const std::string end = end_of([] {
        common::install_signal_handlers();
        {
            const common::SignalsHeld held;
            ::raise(SIGTERM);
            std::signal(SIGTERM, SIG_IGN);  // this drops a signal that waits
        }
    });
    BOOST_TEST(end == "status 0");
}

BOOST_AUTO_TEST_CASE(a_terminal_gets_its_colour_and_a_new_line_back) {
    const int screen = ::posix_openpt(O_RDWR | O_NOCTTY);
    BOOST_TEST_REQUIRE(screen >= 0);
    BOOST_TEST_REQUIRE(::grantpt(screen) == 0);
    BOOST_TEST_REQUIRE(::unlockpt(screen) == 0);
    const int terminal = ::open(::ptsname(screen), O_RDWR | O_NOCTTY);
    BOOST_TEST_REQUIRE(terminal >= 0);
    end_of([terminal] {
        ::setenv("TERM", "xterm", 1);
        ::unsetenv("NO_COLOR");
        ::dup2(terminal, STDOUT_FILENO);
        common::install_signal_handlers();
        ::raise(SIGINT);
    });
    std::array<char, 64> shown;
    const ssize_t length = ::read(screen, shown.data(), shown.size());
    BOOST_TEST(std::string(shown.data(), static_cast<std::size_t>(length)) == "\033[0m\r\n");
    ::close(terminal);
    ::close(screen);
}

BOOST_AUTO_TEST_SUITE_END()
