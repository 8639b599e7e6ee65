#include "common/bot_check.hpp"

#include <chrono>
#include <cstdint>

#include "common/bot.hpp"
#include "common/program.hpp"
#include "common/text.hpp"

namespace common {

namespace {

// What is wrong with how the bot does the exercise; nothing if it is right. Its answer is put into *answer.
std::optional<std::string> fault_of(Bot& bot, const BotExercise& exercise, std::string* answer) {
    bot.send(exercise.start);
    const Expected<std::string> given = bot.answer(exercise.position);
    if (!given) return "it " + given.error();
    *answer = printable(*given, 40);
    if (const std::optional<std::string> fault = exercise.fault(*given))
        return "'" + *answer + "': " + *fault;
    const bool has_left = bot.finish("of the exercise");
    if (const auto& more = bot.surplus()) {
        return "it wrote more than the one line that was asked for; behind '" + *answer + "' came " +
               (more->empty() ? "an empty line" : '\'' + printable(*more, 40) + '\'');
    }
    if (!has_left) return "it did not leave within 2 seconds of the end";
    return std::nullopt;
}

}  // namespace

void check_bot(const Options& options, const std::vector<BotExercise>& exercises, Console& console) {
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < exercises.size(); ++i) {
        Bot bot("the bot", options.check_bot, std::chrono::seconds(options.bot_seconds));
        std::string answer;
        const std::optional<std::string> fault = fault_of(bot, exercises[i], &answer);
        const std::string label =
            "Position " + std::to_string(i + 1) + " of " + std::to_string(exercises.size());
        console.tell(label + (fault ? ": wrong: " + *fault : ": right: " + answer));
        console.flush();
        if (!fault) continue;
        bot.blame("is wrong here");
        ++wrong;
    }
    if (wrong > 0) {
        throw RunError("the bot is wrong in " + std::to_string(wrong) + " of " +
                       counted(static_cast<std::int64_t>(exercises.size()), "position", "positions"));
    }
}

}  // namespace common
