#include "submarines/experiment.hpp"

#include <array>
#include <memory>
#include <string_view>

#include "submarines/game.hpp"
#include "submarines/seating.hpp"

namespace submarines {

using common::Outcome;

namespace {

enum Column : std::size_t { User, Computer, Fuel, EndedBy, ColumnCount };

// The endings by their numbers, and one more: a bot has failed.
constexpr std::array<std::string_view, 7> names_of_endings{
    "user", "destroyed", "no fuel cells", "no killers", "nobody can move", "rounds", "bot"};
constexpr int bot_failed = 6;

int number_of(Winner winner) {
    switch (winner) {
        case Winner::User:
            return 0;
        case Winner::Computer:
            return 1;
        case Winner::Nobody:
            break;
    }
    return Outcome::nobody;
}

Winner winner_of(const Outcome& outcome) {
    if (outcome.winner == Outcome::nobody) return Winner::Nobody;
    return outcome.winner == 0 ? Winner::User : Winner::Computer;
}

std::string result_of(const Outcome& outcome) {
    const bool is_destroyed = outcome.own[EndedBy] == static_cast<int>(Ending::Destroyed);
    return result_text(winner_of(outcome), static_cast<int>(outcome.own[User]),
                       static_cast<int>(outcome.own[Computer]),
                       is_destroyed ? "submarine destroyed" : outcome.forfeit);
}

Outcome outcome_of(const Game& game) {
    const Position& position = game.position();
    const Winner who = game.is_over() ? winner(position) : Winner::Computer;
    Outcome outcome{.winner = number_of(who), .turns = position.rounds};
    outcome.own[User] = position.user_score;
    outcome.own[Computer] = position.computer_score;
    outcome.own[Fuel] = position.fuel;
    outcome.own[EndedBy] = game.is_over() ? static_cast<int>(*game.ending()) : bot_failed;
    return outcome;
}

}  // namespace

std::vector<std::string> experiment_columns() {
    return {"user", "computer", "fuel", "ended_by"};
}

Outcome play_out(const Scenario& scenario, std::uint64_t seed) {
    Game game(Position{scenario.grid_of(seed)}, scenario.max_rounds);
    Fleet fleet(scenario.strategy, seed);
    const std::unique_ptr<Seat> seat = seat_computer(scenario, seed);
    std::string forfeit;
    while (!game.is_over()) {
        game.begin_round();
        const Decision decision = seat->decide(game.position());
        const Action* action = std::get_if<Action>(&decision);
        if (action == nullptr) {
            forfeit = scenario.user.name() + ' ' + std::get_if<Forfeit>(&decision)->reason;
            break;
        }
        game.user_acts(*action);
        if (!game.is_over()) game.computer_acts(fleet.plan(game.position()));
    }
    Outcome outcome = outcome_of(game);
    outcome.forfeit = std::move(forfeit);
    seat->finish(result_of(outcome));
    return outcome;
}

common::Experiment experiment(const Scenario& scenario) {
    common::Experiment experiment;
    experiment.players = {scenario.user, scenario.killers};
    experiment.winners = {scenario.user.name(), scenario.killers.name()};
    experiment.make_play = [scenario] {
        return [scenario](std::uint64_t seed) { return play_out(scenario, seed); };
    };
    experiment.text = [](const Outcome& outcome) {
        common::OutcomeText text{result_of(outcome), {}};
        for (const Column column : {User, Computer, Fuel})
            text.own.push_back(std::to_string(outcome.own[column]));
        text.own.emplace_back(names_of_endings[static_cast<std::size_t>(outcome.own[EndedBy])]);
        return text;
    };
    return experiment;
}

}  // namespace submarines
