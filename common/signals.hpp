// signals: what an interrupt, a hang-up or a request to terminate does: end at once, as a signal does, with
// the terminal in order and with nothing that we started left running.
//
// A handler may call only what POSIX calls async-signal-safe, since it can interrupt anything, even malloc.
// So it works on a fixed table of numbers, and with kill() and write() alone.
//
// Decided   a signal that the caller had us ignore (nohup, a job in the background of a script) stays ignored
#pragma once

#include <sys/types.h>

#include <csignal>

namespace common {

// Handles SIGINT, SIGTERM and SIGHUP as above; ignores SIGPIPE, so that writing to a closed pipe is an error
// that write() returns. Once, first of all in a program.
void install_signal_handlers();

// While one lives, the signals that end a program wait, in this thread. For the moment between starting a
// process and telling the table of it.
class SignalsHeld {
public:
    SignalsHeld();
    ~SignalsHeld();
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;

private:
    sigset_t before_;
};

// This process group is killed when a signal ends the program. False if the table is full.
[[nodiscard]] bool end_with_us(pid_t group);

// Precondition: the group's number is still its own, that is, its leader has not been waited for.
void forget(pid_t group);

}  // namespace common
