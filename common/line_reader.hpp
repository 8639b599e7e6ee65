// line_reader: lines out of a file descriptor, with bounded memory, for a person, a file or a peer alike.
//
// Why not std::getline: it reads a line of any length into memory, and it blocks, so that a program could not
// wait for a person and for a peer at the same time. Here the caller waits with poll(), calls fill() when
// there is something to read, and takes whole lines out with next().
//
// Text form a line ends with '\n'; a last line without one counts; a byte-order mark at the very start is
//           skipped. What is returned is trimmed, so a CR is gone too.
// Errors    a read error is an end of the input; a line over `limit` bytes comes once, cut and marked
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace common {

struct Line {
    std::string text;
    bool is_too_long = false;
};

class LineReader {
public:
    static constexpr std::size_t usual_limit = 4096;  // bytes

    // Does not own the descriptor. Precondition: it is not negative (poll() would wait for it for ever).
    explicit LineReader(int descriptor, std::size_t limit = usual_limit);

    // Takes in what has arrived, by one read(); blocks if nothing has. False if the input has ended.
    bool fill();

    // The next whole line that has been taken in, or nothing.
    [[nodiscard]] std::optional<Line> next();

    // Waits for the next line, at most `timeout_ms` (-1: for ever). Nothing: the input has ended, or the time
    // is over; has_ended() tells which.
    [[nodiscard]] std::optional<Line> wait(int timeout_ms = -1);

    [[nodiscard]] bool has_ended() const { return has_ended_ && buffer_.empty(); }
    [[nodiscard]] int descriptor() const { return descriptor_; }

private:
    Line take(std::size_t length);

    int descriptor_;
    std::size_t limit_;
    std::string buffer_;
    bool has_ended_ = false;
    bool is_skipping_ = false;  // the rest of a line that was too long
    bool is_at_start_ = true;
};

}  // namespace common
