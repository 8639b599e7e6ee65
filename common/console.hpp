// console: the dialogue with the person, or the script, at standard input and output. No other code reads
// standard input. It knows no game: a session says what it awaits, and gets back a line to interpret.
//
// What it does for every program: prompts; end of input; comments; CR LF and byte-order marks; lines of any
// length in bounded memory; the echo of piped input, so that a transcript reads like the screen; the commands
// help, board, describe and quit; recording and resuming; --quiet; flushing before each read.
//
// Errors    ask() throws Quit and InputEnded, which end the session wherever it stands (see program.hpp, which
//           turns them into exit statuses); WriteFailed or OutputClosed if what was said cannot be written
//
// Example   Prompt prompt{"Your move, Green:", {{"3,4", "move to that cell"}}, ...};
//           while (true) {
//               const std::string line = console.ask(prompt);
//               const auto cell = parse_cell(line, 5, 5);
//               if (!cell) { console.error(cell.error()); continue; }
//               console.accept();
//               ...
//
//           prints (with "3,3" typed, or piped in)
//
//               Your move, Green:
//               > 3,3
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/line_reader.hpp"
#include "common/record.hpp"

namespace common {

struct Quit {};        // the person typed quit
struct InputEnded {};  // the input ended where a line was awaited

// One thing that can be typed, for help: {"3,4", "move to that cell"}.
struct Command {
    std::string example;
    std::string meaning;
};

struct Prompt {
    std::string awaited;                    // "Your move, Green:": what is awaited, and from whom
    std::vector<Command> commands;          // what can be typed here, besides the commands of all programs
    std::function<std::string()> board;     // lines, each with its newline
    std::function<std::string()> describe;  // the same position in sentences with coordinates
    bool takes_empty_line = false;          // an empty line is an answer here, not an error
};

class Console {
public:
    struct Settings {
        int input = 0;  // descriptors
        int output = 1;
        bool echo = false;  // print each line read: standard input is not a terminal
        bool colour = false;
        bool quiet = false;
    };

    explicit Console(Settings settings);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    // Narration and boards: printed unless quiet. A newline is added if there is none at the end.
    void say(std::string_view text);
    // What is printed also when quiet: the seed, the result, and answers to a command.
    void tell(std::string_view text);
    // "Error: " and the text, on one line. While a record is replayed from --resume, where every line was
    // accepted once, it throws DataError instead.
    void error(std::string_view text);

    [[nodiscard]] bool is_quiet() const { return settings_.quiet; }
    [[nodiscard]] bool has_colour() const { return settings_.colour; }

    // The next line that is none of the commands of all programs: trimmed, its case kept.
    std::string ask(const Prompt& prompt);

    // The line that ask() returned last was a move or a setting: it is written to the record.
    void accept();
    // A move that nobody typed and that a replay cannot work out again (of a bot, or of a player bounded by
    // time) is written to the record.
    void record(std::string_view move);
    // In a replay, the next such move; nothing if none is being replayed: then it is the player's turn to
    // think.
    [[nodiscard]] std::optional<std::string> replayed_move();
    // What replayed_move() returned last is no move there: throws DataError, which names the file and its line.
    [[noreturn]] void refuse_replayed(std::string_view why) const;

    // Writes out all that was said.
    void flush();

    // Every accepted line goes to this file, below `header`. What the file held is replaced. Throws
    // WriteFailed.
    void start_record(const std::string& path, const std::string& header);
    // Plays the lines of the record, then goes on from the input, and appends to the record. Throws
    // DataError.
    void resume(const std::string& path);
    [[nodiscard]] bool is_resumed() const { return !resumed_path_.empty(); }

    // For a session that waits for a peer as well (the network): the lines of the input, to be polled.
    [[nodiscard]] LineReader& input();
    // Prints the prompt without waiting.
    void show_prompt(const Prompt& prompt);
    // Echoes a line that input() gave and answers it if it is a comment, too long, or a command of all
    // programs: then true, and the prompt wants to be shown again unless it was a comment. False: the
    // session's to interpret.
    bool answer(const Prompt& prompt, const Line& line);

private:
    std::optional<Line> next_line();
    std::optional<Line> next_replayed_line();
    bool input_is_record();
    void help(const Prompt& prompt);

    Settings settings_;
    LineReader reader_;
    std::string pending_;  // output that is not written yet
    std::string last_line_;
    std::unique_ptr<GameRecord> record_;  // where accepted lines go, if anywhere
    std::deque<RecordedLine> replayed_;   // lines of a resumed record that are still to come
    std::string resumed_path_;
    int replayed_number_ = 0;  // the line of the resumed record that was read last; 0: none
    int input_number_ = 0;     // the line of the input that was read last
    bool is_first_line_ = true;
    bool has_record_header_ = false;  // the input is a record, in which the moves of bots stand too
    std::optional<Line> peeked_;
};

}  // namespace common
