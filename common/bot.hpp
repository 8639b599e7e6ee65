// bot: a program of somebody's that takes a seat: started with the shell, asked over pipes, never trusted.
//
// Protocol  We send lines and read lines, each ended by '\n':
//               start GAME SEAT OPTIONS...   once
//               POSITION                     at each of its turns; it answers with one line, the move as a
//                                            person would type it
//               end RESULT                   once; then its input is closed
//           Its lines that start with '#' are passed on to standard error, and so is what it writes to its
//           own standard error, at most 64 KiB of both together.
// Errors    A bot that answers late, too long, or not at all never hangs or crashes the game: answer() says
// why.
//           Its process group is ended with this object, and on a signal that ends the game.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "common/console.hpp"
#include "common/expected.hpp"
#include "common/options.hpp"
#include "common/program.hpp"

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

    // Sends "end RESULT", closes its input, gives it 2 seconds to leave, then ends it.
    void finish(const std::string& result);

private:
    class Process;
    std::unique_ptr<Process> process_;
};

// One position of --check-bot, and what is wrong with an answer to it (nothing if it is right).
struct BotExercise {
    std::string position;
    std::function<std::optional<std::string>(const std::string& answer)> fault;
};

// Plays the bot through the exercises, each as the first position of a game that starts with `start`; prints
// one line a position: what was right or wrong. Throws RunError if anything was wrong.
void check_bot(const Options& options, const std::string& start, const std::vector<BotExercise>& exercises,
               Console& console);

}  // namespace common
