#include "common/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <utility>

#include "common/close_on_exec.hpp"
#include "common/program.hpp"
#include "common/signals.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration): not everywhere is it in a header

namespace common {

namespace {

// More than this that is not read will never be read.
constexpr std::size_t pending_limit = 1 << 20;

// Between making a pipe and marking it as ours alone, no other thread may start a process: that one would
// inherit it, and then the end of the pipe would never come. (pipe2() does both in one step, but not every
// system has it.)
std::mutex starting;

[[noreturn]] void fail(const std::string& what, int fault) {
    throw RunError(what + ": " + std::strerror(fault));
}

void never_block(int descriptor) {
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

// What posix_spawn() is to do between the birth of the child and its program.
class Preparation {
public:
    Preparation(int input, int output, int errors) {
        ::posix_spawn_file_actions_init(&actions_);
        ::posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, errors, STDERR_FILENO);

        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setflags(&attributes_,
                                   POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        ::posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t signals;
        ::sigemptyset(&signals);
        ::posix_spawnattr_setsigmask(&attributes_, &signals);
        ::sigaddset(&signals, SIGPIPE);
        ::posix_spawnattr_setsigdefault(&attributes_, &signals);
    }
    ~Preparation() {
        ::posix_spawn_file_actions_destroy(&actions_);
        ::posix_spawnattr_destroy(&attributes_);
    }
    Preparation(const Preparation&) = delete;
    Preparation& operator=(const Preparation&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* actions() const { return &actions_; }
    [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

private:
    posix_spawn_file_actions_t actions_;
    posix_spawnattr_t attributes_;
};

}  // namespace

void Process::Descriptor::close() {
    if (is_open()) ::close(number_);
    number_ = -1;
}

Process::Pipe::Pipe() {
    const std::lock_guard lock(starting);
    std::array<int, 2> ends;
    if (::pipe(ends.data()) != 0) fail("a pipe cannot be made", errno);
    reading.open(ends[0]);
    writing.open(ends[1]);
    for (const int end : ends) close_on_exec(end);
}

Process::Process(const std::string& command) : output_(output_pipe_.reading.number()) {
    start(command);
    input_pipe_.reading.close();
    output_pipe_.writing.close();
    errors_pipe_.writing.close();
    never_block(input_pipe_.writing.number());
    never_block(output_pipe_.reading.number());
    never_block(errors_pipe_.reading.number());
}

Process::~Process() {
    end();
}

void Process::start(const std::string& command) {
    const Preparation preparation(input_pipe_.reading.number(), output_pipe_.writing.number(),
                                  errors_pipe_.writing.number());
    // posix_spawn() takes pointers to what it does not change.
    std::array<std::string, 3> words{"sh", "-c", command};
    std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};

    const std::lock_guard lock(starting);
    const SignalsHeld held;
    const int fault = ::posix_spawn(&id_, "/bin/sh", preparation.actions(), preparation.attributes(),
                                    arguments.data(), environ);
    if (fault != 0) {
        id_ = 0;
        fail("a process cannot be started", fault);
    }
    if (!end_with_us(id_)) {
        end();
        throw RunError("too many processes are running");
    }
}

void Process::send(std::string_view bytes) {
    if (!input_pipe_.writing.is_open()) return;
    pending_ += bytes;
    if (pending_.size() > pending_limit) {
        input_pipe_.writing.close();
        pending_.clear();
    }
    write_pending();
}

void Process::close_input() {
    closes_input_ = true;
    write_pending();
}

// True if anything was written.
bool Process::write_pending() {
    if (!input_pipe_.writing.is_open()) return false;
    std::size_t done = 0;
    while (done < pending_.size()) {
        const ssize_t length =
            ::write(input_pipe_.writing.number(), pending_.data() + done, pending_.size() - done);
        if (length >= 0) {
            done += static_cast<std::size_t>(length);
        } else if (errno == EAGAIN) {
            break;
        } else if (errno != EINTR) {
            // Nobody reads it any more.
            input_pipe_.writing.close();
            done = pending_.size();
        }
    }
    pending_.erase(0, done);
    if (pending_.empty() && closes_input_) input_pipe_.writing.close();
    return done > 0;
}

bool Process::read_errors() {
    std::array<char, 4096> block;
    const ssize_t length = ::read(errors_pipe_.reading.number(), block.data(), block.size());
    if (length > 0) errors_.append(block.data(), static_cast<std::size_t>(length));
    if (length == 0 || (length < 0 && errno != EINTR && errno != EAGAIN)) errors_pipe_.reading.close();
    return length > 0;
}

bool Process::exchange(std::chrono::milliseconds longest) {
    // poll() passes over negative descriptors.
    const bool has_pending = !pending_.empty();
    std::array<pollfd, 3> awaited{{{has_pending ? input_pipe_.writing.number() : -1, POLLOUT, 0},
                                   {output_.has_ended() ? -1 : output_pipe_.reading.number(), POLLIN, 0},
                                   {errors_pipe_.reading.number(), POLLIN, 0}}};
    if (::poll(awaited.data(), awaited.size(), static_cast<int>(longest.count())) <= 0) return false;
    bool has_moved = false;
    if (awaited[0].revents != 0) has_moved = write_pending() || has_moved;
    if (awaited[1].revents != 0) {
        // The end of the output is news too: it ends a last line that has no line end.
        output_.fill();
        has_moved = true;
    }
    if (awaited[2].revents != 0) has_moved = read_errors() || has_moved;
    return has_moved;
}

std::string Process::take_errors() {
    return std::exchange(errors_, "");
}

std::optional<std::string> Process::ending() {
    if (id_ != 0) {
        siginfo_t info = {};
        // WNOWAIT leaves it to be waited for: until then its number, and so that of the group, is not given
        // away.
        if (::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
            info.si_pid == 0) {
            return std::nullopt;
        }
        ending_ = (info.si_code == CLD_EXITED ? "status " : "signal ") + std::to_string(info.si_status);
        end();
    }
    return ending_;
}

void Process::end() {
    if (id_ == 0) return;
    ::kill(-id_, SIGKILL);
    forget(id_);
    while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    if (ending_.empty()) ending_ = "signal " + std::to_string(SIGKILL);
}

}  // namespace common
