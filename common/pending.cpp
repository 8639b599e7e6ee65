// Stands in until batch.cpp and bot.cpp are there, so that the games can be linked. Whoever lands those
// deletes it.
#include "common/batch.hpp"
#include "common/bot.hpp"

namespace common {
class Bot::Process {};
Bot::Bot(std::string, const std::string&, std::chrono::milliseconds) {
    throw RunError("bots are not there yet");
}
Bot::~Bot() = default;
void Bot::send(const std::string&) {}
Expected<std::string> Bot::answer(const std::string&) {
    return Error{"bots are not there yet"};
}
void Bot::finish(const std::string&) {}
void check_bot(const Options&, const std::string&, const std::vector<BotExercise>&, Console&) {
    throw RunError("bots are not there yet");
}
void run_batch(const Program&, const Options&, const Experiment&, Console&) {
    throw RunError("batch is not there yet");
}
void merge(const Program&, const std::vector<std::string>&, Console&) {
    throw RunError("merge is not there yet");
}
}  // namespace common
