// bot: a program of somebody's that takes a seat: started with the shell, asked over pipes, never trusted.
//
// Protocol  We send lines and read lines, each ended by '\n':
//               start GAME SEAT OPTIONS...   once
//               POSITION                     at each of its turns; it answers with one line, the move as a
//                                            person would type it
//               end RESULT                   once; then its input is closed
//           Its lines that start with '#' are passed on to standard error, and so is what it writes to its
//           own standard error, at most 64 KiB of both together. What it writes before it is asked is taken
//           as its next answer: it is to write one line for each position, flushed, and nothing else.
// Errors    A bot that answers late, too long, or not at all never hangs or crashes the game: answer() says
//           why there is no answer. Its process group is ended with this object, and on a signal that ends
//           the game.
//
// Example   Bot bot("Ada", "./bot --level 3", std::chrono::seconds(10));
//           bot.send("start slimetrail green 5x5");
//           const Expected<std::string> answer = bot.answer("G../.@./..R g");
//           if (!answer) bot.blame(answer.error());   // and the seat has lost
//           ...
//           bot.finish("Green wins in 7 moves");
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "common/expected.hpp"
#include "common/process.hpp"

namespace common {

class Bot {
public:
    // Starts the command. `name` is the player's, for messages; an answer may take `limit`.
    Bot(std::string name, const std::string& command, std::chrono::milliseconds limit);
    ~Bot();  // ends its process group, at once
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;

    // Sends one line. What a dead bot is sent is lost; answer() will tell.
    void send(const std::string& line);

    // Sends the position and waits for the one line that answers it, trimmed. The error says why there is
    // none: "gave no answer within 10 seconds", "ended with status 1", "wrote a line of more than 4096
    // bytes", ...
    Expected<std::string> answer(const std::string& position);

    // Says on standard error that the bot has lost, and on which position: "Ada ended with status 1", and on
    // a line of its own the position. For an error of answer(), and for what the game finds wrong with an
    // answer.
    void blame(const std::string& why);

    // Sends "end RESULT", closes its input, gives it 2 seconds to leave, then ends it. False if it had to be
    // ended.
    bool finish(const std::string& result);

    // After that: the first line that it wrote and nothing had asked for.
    [[nodiscard]] const std::optional<std::string>& surplus() const { return surplus_; }

private:
    [[nodiscard]] std::optional<Line> next_answer();
    void pass_on_errors();
    void pass_on(std::string_view text);

    std::string name_;
    std::chrono::milliseconds limit_;
    std::unique_ptr<Process> process_;
    std::string position_;          // the one sent last
    std::size_t passed_on_ = 0;     // bytes
    bool is_at_line_start_ = true;  // of what was passed on
    std::optional<std::string> surplus_;
};

}  // namespace common
