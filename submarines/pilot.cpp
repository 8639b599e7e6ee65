#include "submarines/pilot.hpp"

#include <cassert>

#include "common/text.hpp"

namespace submarines {

using common::Error;
using common::Expected;

Pilot::Pilot(const Scenario& scenario, const common::Options& options, std::uint64_t seed) {
    const common::Player& user = scenario.user;
    assert(!user.is_human());
    if (!user.is_bot()) {
        captain_.emplace(*parse_captain(user.kind()), seed);
        return;
    }
    bot_ =
        std::make_unique<common::Bot>(user.name(), user.command(), std::chrono::seconds(options.bot_seconds));
    bot_->send(
        start_line(scenario.grid.rows(), scenario.grid.cols(), scenario.max_rounds, scenario.killers.kind()));
}

Expected<Action> Pilot::choose(const Position& position) {
    if (captain_) return captain_->choose(position);
    const Expected<std::string> answer = bot_->answer(to_text(position));
    if (!answer) {
        bot_->blame(answer.error());
        return Error{answer.error()};
    }
    Expected<Action> action = parse_action(*answer, position);
    if (!action) {
        const std::string why = "answered '" + common::printable(*answer, 40) + '\'';
        bot_->blame(why + ": " + action.error());
        return Error{why};
    }
    return action;
}

void Pilot::finish(const std::string& result) {
    if (bot_) bot_->finish(result);
}

}  // namespace submarines
