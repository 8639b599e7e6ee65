#include "common/line_reader.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <cerrno>
#include <chrono>

#include "common/text.hpp"

namespace common {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// Waits until the descriptor can be read, has ended or is broken; false if the time is over first.
bool wait_for_input(int descriptor, int timeout_ms) {
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    int left_ms = timeout_ms;
    while (true) {
        pollfd awaited{descriptor, POLLIN, 0};
        const int ready = ::poll(&awaited, 1, left_ms);
        if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
        if (ready == 0) return false;
        if (timeout_ms < 0) continue;
        // A signal came; the time that has passed counts.
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        left_ms = left > 0 ? static_cast<int>(left) : 0;
    }
}

}  // namespace

LineReader::LineReader(int descriptor, std::size_t limit) : descriptor_(descriptor), limit_(limit) {
    assert(descriptor >= 0);
}

bool LineReader::fill() {
    if (has_ended_) return false;
    std::array<char, 4096> chunk;
    const ssize_t length = ::read(descriptor_, chunk.data(), chunk.size());
    if (length > 0) {
        buffer_.append(chunk.data(), static_cast<std::size_t>(length));
    } else if (length == 0 || (errno != EINTR && errno != EAGAIN)) {
        has_ended_ = true;
    }
    return !has_ended_;
}

std::optional<Line> LineReader::next() {
    while (true) {
        const std::size_t end = buffer_.find('\n');
        const bool has_newline = end != std::string::npos;
        if (is_skipping_) {
            buffer_.erase(0, has_newline ? end + 1 : std::string::npos);
            is_skipping_ = !has_newline && !has_ended_;
            if (!has_newline) return std::nullopt;
            continue;
        }
        if (has_newline) return take(end);
        if (buffer_.size() > limit_ || (has_ended_ && !buffer_.empty())) return take(buffer_.size());
        return std::nullopt;
    }
}

// The first `length` bytes of the buffer as a line, and the newline behind them.
Line LineReader::take(std::size_t length) {
    Line line;
    const bool has_newline = length < buffer_.size();
    line.is_too_long = length > limit_;
    is_skipping_ = line.is_too_long && !has_newline && !has_ended_;
    std::string_view text = std::string_view(buffer_).substr(0, length < limit_ ? length : limit_);
    if (is_at_start_ && text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    is_at_start_ = false;
    line.text = trim(text);
    buffer_.erase(0, length + (has_newline ? 1 : 0));
    return line;
}

std::optional<Line> LineReader::wait(int timeout_ms) {
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    while (true) {
        if (std::optional<Line> line = next()) return line;
        if (has_ended_) return std::nullopt;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        if (timeout_ms >= 0 && left < 0) return std::nullopt;
        if (!wait_for_input(descriptor_, timeout_ms < 0 ? -1 : static_cast<int>(left))) return std::nullopt;
        fill();
    }
}

}  // namespace common
