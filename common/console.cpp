#include "common/console.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <utility>

#include "common/data_file.hpp"
#include "common/text.hpp"

namespace common {

namespace {

constexpr std::size_t pending_limit = 65536;  // bytes; more is written out before the next read

bool is_regular_file(int descriptor) {
    struct stat facts {};
    return ::fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode);
}

}  // namespace

Console::Console(Settings settings) : settings_(settings), reader_(settings.input) {}

Console::~Console() = default;

void Console::say(std::string_view text) {
    if (!settings_.quiet) tell(text);
}

void Console::tell(std::string_view text) {
    pending_ += text;
    if (!text.ends_with('\n')) pending_ += '\n';
    if (pending_.size() > pending_limit) flush();
}

void Console::error(std::string_view text) {
    if (replayed_number_ != 0) refuse_replayed(text);
    tell("Error: " + std::string(text));
}

void Console::flush() {
    write_all(settings_.output, std::exchange(pending_, ""), "standard output");
}

std::string Console::ask(const Prompt& prompt) {
    show_prompt(prompt);
    while (true) {
        const std::optional<Line> line = next_line();
        if (!line) {
            tell("");  // ends the line of the prompt
            throw InputEnded{};
        }
        if (line->text.starts_with('#')) continue;
        if (!answer(prompt, *line)) return last_line_;
        show_prompt(prompt);
    }
}

void Console::show_prompt(const Prompt& prompt) {
    tell(prompt.awaited);
    // In a transcript the blank behind the '>' comes with the echo, so that no line ends in one.
    pending_ += settings_.echo ? ">" : "> ";
    flush();
}

bool Console::answer(const Prompt& prompt, const Line& line) {
    if (line.text.starts_with('#')) return true;
    // What is replayed from a record is echoed on a terminal too: nobody has typed it there.
    if (settings_.echo || replayed_number_ != 0) {
        const std::string shown = printable(line.text);
        pending_ += settings_.echo && !shown.empty() ? " " : "";
        tell(shown);
    }
    last_line_ = line.text;
    const std::string command = lower_case(line.text);
    if (line.is_too_long) {
        error("the line is longer than 4096 bytes; type help to see what can be typed.");
    } else if (command.empty() && !prompt.takes_empty_line) {
        error("nothing was typed; type help to see what can be typed.");
    } else if (command == "help") {
        help(prompt);
    } else if (command == "board") {
        tell(prompt.board());
    } else if (command == "describe") {
        tell(prompt.describe());
    } else if (command == "quit") {
        throw Quit{};
    } else {
        return false;
    }
    return true;
}

void Console::help(const Prompt& prompt) {
    std::vector<Command> commands = prompt.commands;
    commands.insert(commands.end(), {{"help", "show this list"},
                                     {"board", "show the board again"},
                                     {"describe", "say in words where everything is"},
                                     {"quit", "leave now"}});
    std::size_t width = 0;
    for (const Command& command : commands) width = std::max(width, command.example.size());
    tell("You can type, for example:");
    for (const Command& command : commands) tell("  " + padded(command.example, width + 2) + command.meaning);
    tell("Lines that start with # are comments.");
}

void Console::accept() {
    record(last_line_);
}

void Console::record(std::string_view move) {
    // What comes out of the resumed record stands there already.
    if (record_ && replayed_number_ == 0) record_->add(move);
}

std::optional<std::string> Console::replayed_move() {
    if (std::optional<Line> line = next_replayed_line()) return line->text;
    if (!input_is_record()) return std::nullopt;
    while (std::optional<Line> line = next_line()) {
        if (!line->text.starts_with('#')) return line->text;
    }
    return std::nullopt;
}

void Console::refuse_replayed(std::string_view why) const {
    const bool is_resumed = replayed_number_ != 0;
    throw DataError((is_resumed ? resumed_path_ : "standard input") + ':' +
                    std::to_string(is_resumed ? replayed_number_ : input_number_) + ": " + std::string(why));
}

void Console::start_record(const std::string& path, const std::string& header) {
    record_ = std::make_unique<GameRecord>(path, header);
}

void Console::resume(const std::string& path) {
    resumed_path_ = path;
    record_ = std::make_unique<GameRecord>(path, replayed_);
}

LineReader& Console::input() {
    return reader_;
}

std::optional<Line> Console::next_line() {
    if (std::optional<Line> line = next_replayed_line()) return line;
    if (peeked_) return std::exchange(peeked_, std::nullopt);
    std::optional<Line> line = reader_.wait();
    ++input_number_;
    if (line && std::exchange(is_first_line_, false)) has_record_header_ = is_record_header(line->text);
    return line;
}

std::optional<Line> Console::next_replayed_line() {
    replayed_number_ = 0;
    if (replayed_.empty()) return std::nullopt;
    const RecordedLine line = replayed_.front();
    replayed_.pop_front();
    replayed_number_ = line.number;
    return Line{line.text, false};
}

// Whether the input is a record. When a bot moves first nothing has been read yet; to look at the first line
// is safe in a file, but a person or a program at the other end of a pipe may wait for us before it writes
// one.
bool Console::input_is_record() {
    if (is_first_line_ && is_regular_file(settings_.input)) peeked_ = next_line();
    return has_record_header_;
}

}  // namespace common
