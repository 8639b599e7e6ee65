// process: a command that runs beside us, with pipes to its input, output and error output. Nothing here
// waits for it longer than was asked for.
//
// It gets a process group of its own, so that it can be ended together with all that it has started. The
// group ends with this object, and on a signal that ends us; if we are killed (SIGKILL), the command sees the
// end of its input.
//
// Why not Boost.Process: that of Debian 12 sleeps its whole time-out when the child is dead, hands the ends
// of one child's pipes to the next child, and aborts in a destructor. It is little in plain POSIX:
// posix_spawn, poll, waitid.
//
// Requires  install_signal_handlers(), which makes writing to a dead child an error instead of a signal
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "common/line_reader.hpp"

namespace common {

class Process {
public:
    // Runs the command with /bin/sh. Throws RunError if the system starts no more processes.
    explicit Process(const std::string& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // For its input. What it does not read yet is kept; what it will never read is dropped.
    void send(std::string_view bytes);
    // Its input ends behind what was sent.
    void close_input();

    // Moves, in both directions, what can be moved now; if nothing can, waits until something can or the time
    // is over. False if nothing was moved.
    bool exchange(std::chrono::milliseconds longest);

    // The lines of its output that exchange() has brought.
    [[nodiscard]] LineReader& output() { return output_; }
    // What it has written to its error output since the last call.
    [[nodiscard]] std::string take_errors();

    // "status 1" or "signal 11" if the command has ended; then all that it started and left running is ended
    // too. What they have written can still be had by exchange().
    [[nodiscard]] std::optional<std::string> ending();

    // Ends the command and all that it started.
    void end();

private:
    // An open file of ours, closed with this object.
    class Descriptor {
    public:
        Descriptor() = default;
        ~Descriptor() { close(); }
        Descriptor(const Descriptor&) = delete;
        Descriptor& operator=(const Descriptor&) = delete;

        void open(int number) { number_ = number; }
        void close();
        [[nodiscard]] bool is_open() const { return number_ >= 0; }
        [[nodiscard]] int number() const { return number_; }

    private:
        int number_ = -1;
    };

    struct Pipe {
        Pipe();
        Descriptor reading;
        Descriptor writing;
    };

    void start(const std::string& command);
    bool write_pending();
    bool read_errors();

    Pipe input_pipe_;
    Pipe output_pipe_;
    Pipe errors_pipe_;
    LineReader output_;
    std::string errors_;
    std::string pending_;  // for its input
    bool closes_input_ = false;
    pid_t id_ = 0;  // of the command, and of its group; 0 once it was waited for
    std::string ending_;
};

}  // namespace common
