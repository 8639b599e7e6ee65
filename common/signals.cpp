#include "common/signals.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string_view>

namespace common {

namespace {

constexpr std::array<int, 3> ending_signals{SIGINT, SIGTERM, SIGHUP};

// More than any game has seats, times the threads that a batch may have.
std::array<std::atomic<pid_t>, 2048> groups;
static_assert(std::atomic<pid_t>::is_always_lock_free);

// What puts the terminal in order: nothing if there is none.
int terminal = -1;
std::string_view terminal_reset;

void find_terminal() {
    terminal = ::isatty(STDOUT_FILENO) != 0   ? STDOUT_FILENO
               : ::isatty(STDERR_FILENO) != 0 ? STDERR_FILENO
                                              : -1;
    const char* type = std::getenv("TERM");
    const char* no_colour = std::getenv("NO_COLOR");
    const bool may_be_coloured =
        type != nullptr && std::string_view(type) != "dumb" && (no_colour == nullptr || *no_colour == '\0');
    terminal_reset = may_be_coloured ? "\033[0m\n" : "\n";
}

// The default action of the signal is in place again by now (SA_RESETHAND).
extern "C" void end_all(int signal) {
    for (const std::atomic<pid_t>& group : groups) {
        const pid_t number = group.load();
        if (number > 0) ::kill(-number, SIGKILL);
    }
    if (terminal >= 0 && ::write(terminal, terminal_reset.data(), terminal_reset.size()) < 0) {
        // There is no terminal any more; nothing can be done about it here.
    }
    ::raise(signal);
}

void handle(int signal) {
    struct sigaction action = {};
    ::sigaction(signal, nullptr, &action);
    if (action.sa_handler == SIG_IGN) return;
    action = {};
    action.sa_handler = end_all;
    // Without SA_NODEFER the signal that end_all() raises again would wait until the handler has returned.
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    ::sigaction(signal, &action, nullptr);
}

sigset_t ending_signal_set() {
    sigset_t set;
    ::sigemptyset(&set);
    for (const int signal : ending_signals) ::sigaddset(&set, signal);
    return set;
}

}  // namespace

void install_signal_handlers() {
    find_terminal();
    std::signal(SIGPIPE, SIG_IGN);
    // Ignored, it would make the system drop the status of a child that has ended.
    std::signal(SIGCHLD, SIG_DFL);
    for (const int signal : ending_signals) handle(signal);
}

SignalsHeld::SignalsHeld() {
    const sigset_t set = ending_signal_set();
    ::pthread_sigmask(SIG_BLOCK, &set, &before_);
}

SignalsHeld::~SignalsHeld() {
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool end_with_us(pid_t group) {
    for (std::atomic<pid_t>& slot : groups) {
        pid_t free = 0;
        if (slot.compare_exchange_strong(free, group)) return true;
    }
    return false;
}

void forget(pid_t group) {
    for (std::atomic<pid_t>& slot : groups) {
        pid_t expected = group;
        if (slot.compare_exchange_strong(expected, 0)) return;
    }
}

}  // namespace common
