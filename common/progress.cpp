#include "common/progress.hpp"

#include <unistd.h>

#include <algorithm>

namespace common {

namespace {

constexpr std::size_t bar_width = 40;

void draw(const std::string& text) {
    if (::write(STDERR_FILENO, text.data(), text.size()) < 0) {
        // No bar, then.
    }
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t games) {
    // In floating point, since 100 * done may be too large; nothing but this picture depends on it.
    const double part = static_cast<double>(done) / static_cast<double>(games);
    const auto hashes = static_cast<std::size_t>(part * static_cast<double>(bar_width));
    const std::string per_cent = std::to_string(static_cast<int>(part * 100));
    return '[' + std::string(hashes, '#') + std::string(bar_width - hashes, ' ') + "] " +
           std::string(3 - std::min<std::size_t>(per_cent.size(), 3), ' ') + per_cent + " %  " +
           std::to_string(done) + " of " + std::to_string(games) + " games";
}

Progress::Progress(std::uint64_t games)
    : games_(games), is_terminal_(::isatty(STDERR_FILENO) == 1), next_(std::chrono::steady_clock::now()) {
    show(0);
}

Progress::~Progress() {
    if (drawn_ > 0) draw('\r' + std::string(drawn_, ' ') + '\r');
}

void Progress::show(std::uint64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!is_terminal_ || now < next_) return;
    next_ = now + std::chrono::milliseconds(100);
    const std::string text = progress_text(done, games_);
    draw('\r' + text);
    drawn_ = text.size();  // never shorter than before
}

}  // namespace common
