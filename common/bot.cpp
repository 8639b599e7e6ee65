#include "common/bot.hpp"

#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "common/output.hpp"
#include "common/text.hpp"

namespace common {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t passed_on_limit = 65536;
constexpr milliseconds time_to_leave{2000};

// So often we look whether the bot lives: its pipes do not tell, if a child of its holds them.
constexpr milliseconds glance{20};

// A bot that has closed its output is most often about to end, and how it ends says more.
constexpr milliseconds time_to_end_after_closing{200};

milliseconds until(Clock::time_point end) {
    return std::max(std::chrono::duration_cast<milliseconds>(end - Clock::now()), milliseconds{0});
}

std::string limit_text(milliseconds limit) {
    if (limit.count() % 1000 != 0) return std::to_string(limit.count()) + " milliseconds";
    return counted(limit.count() / 1000, "second", "seconds");
}

bool is_comment(const Line& line) {
    return line.text.starts_with('#');
}

// On standard error. Nothing can be done if that cannot be written.
void complain(std::string_view text) {
    try {
        write_all(STDERR_FILENO, text, "standard error");
    } catch (const WriteFailed&) {
    } catch (const OutputClosed&) {
    }
}

}  // namespace

Bot::Bot(std::string name, const std::string& command, milliseconds limit)
    : name_(std::move(name)), limit_(limit), process_(std::make_unique<Process>(command)) {}

Bot::~Bot() = default;

void Bot::send(const std::string& line) {
    assert(line.find('\n') == std::string::npos);
    process_->send(line + '\n');
}

Expected<std::string> Bot::answer(const std::string& position) {
    position_ = position;
    send(position);
    std::string late = "gave no answer within " + limit_text(limit_);
    Clock::time_point end = Clock::now() + limit_;
    while (true) {
        if (const std::optional<Line> line = next_answer()) {
            if (line->is_too_long) return Error{"wrote a line of more than 4096 bytes"};
            return line->text;
        }
        // In this order: what a bot has written before it ended, or before its time was over, counts.
        const std::optional<std::string> ending = process_->ending();
        const milliseconds left = until(end);
        const bool has_moved = process_->exchange(ending ? milliseconds{0} : std::min(left, glance));
        pass_on_errors();
        if (has_moved && left.count() > 0) continue;
        if (ending) return Error{"ended with " + *ending};
        if (left.count() == 0) return Error{late};
        if (process_->output().has_ended() && !late.starts_with("closed")) {
            late = "closed its output";
            end = std::min(end, Clock::now() + time_to_end_after_closing);
        }
    }
}

// The next line that is no comment; the comments before it are passed on.
std::optional<Line> Bot::next_answer() {
    while (std::optional<Line> line = process_->output().next()) {
        if (!is_comment(*line)) return line;
        pass_on(line->text + '\n');
    }
    return std::nullopt;
}

void Bot::pass_on_errors() {
    pass_on(process_->take_errors());
}

void Bot::pass_on(std::string_view text) {
    if (text.empty() || passed_on_ > passed_on_limit) return;
    const std::string_view fitting = text.substr(0, passed_on_limit - passed_on_);
    complain(fitting);
    passed_on_ += text.size();
    if (!fitting.empty()) is_at_line_start_ = fitting.ends_with('\n');
    if (passed_on_ > passed_on_limit) {
        complain((is_at_line_start_ ? "" : "\n") + name_ +
                 " wrote more than 65536 bytes of comments and errors; the rest is not shown.\n");
        is_at_line_start_ = true;
    }
}

void Bot::blame(const std::string& why) {
    complain((is_at_line_start_ ? "" : "\n") + name_ + ' ' + why + "\nThe position was: " + position_ + '\n');
    is_at_line_start_ = true;
}

bool Bot::finish(const std::string& result) {
    send("end " + result);
    process_->close_input();
    const Clock::time_point end = Clock::now() + time_to_leave;
    bool has_left = false;
    while (true) {
        has_left = process_->ending().has_value();
        const milliseconds left = until(end);
        const bool has_moved = process_->exchange(has_left ? milliseconds{0} : std::min(left, glance));
        pass_on_errors();
        while (std::optional<Line> line = next_answer()) {
            if (!surplus_) surplus_ = std::move(line->text);
        }
        if (left.count() == 0 || (has_left && !has_moved)) break;
    }
    process_->end();
    return has_left;
}

}  // namespace common
