#include "submarines/seating.hpp"

#include <cassert>

#include "common/bot_seat.hpp"

namespace submarines {

using common::Expected;

namespace {

using BotSeat = common::BotSeat<Position, Decision>;

class CaptainSeat : public Seat {
public:
    CaptainSeat(CaptainKind kind, std::uint64_t seed) : captain_(kind, seed) {}

    [[nodiscard]] Decision decide(const Position& position) override { return captain_.choose(position); }

private:
    Captain captain_;
};

std::string turn_line(const Position& position) {
    return to_text(position);
}

}  // namespace

std::unique_ptr<Seat> seat_computer(const Scenario& scenario, std::uint64_t seed) {
    const common::Player& user = scenario.user;
    assert(!user.is_human());
    if (!user.is_bot()) return std::make_unique<CaptainSeat>(*parse_captain(user.kind()), seed);
    const std::string start =
        start_line(scenario.grid.rows(), scenario.grid.cols(), scenario.max_rounds, scenario.killers.kind());
    return std::make_unique<BotSeat>(user, scenario.bot_seconds, start, turn_line, parse_answer);
}

Expected<Decision> parse_answer(const Position& position, const std::string& answer) {
    const Expected<Action> action = parse_action(answer, position);
    if (!action) return common::Error{action.error()};
    return Decision{*action};
}

std::string decision_text(const Decision& decision) {
    const Action* action = std::get_if<Action>(&decision);
    assert(action != nullptr);
    return to_text(*action);
}

}  // namespace submarines
