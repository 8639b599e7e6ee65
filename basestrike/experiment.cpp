#include "basestrike/experiment.hpp"

#include <algorithm>

#include "basestrike/seating.hpp"

namespace basestrike {

using common::Outcome;

namespace {

enum Column : std::size_t {
    Rockets,
    Missiles,
    Destroyed,
    Chain,
    ColumnCount,
    Targets = ColumnCount,
    Forfeited
};

Outcome outcome(const Game& game, int chain, bool is_forfeited) {
    Outcome found;
    const Position& position = game.sighting().position;
    found.winner = game.status() == Status::Won ? 0 : Outcome::nobody;
    found.turns = game.shots();
    found.own[Rockets] = position.rockets;
    found.own[Missiles] = position.missiles;
    found.own[Destroyed] = game.targets() - game.targets_left();
    found.own[Chain] = chain;
    found.own[Targets] = game.targets();
    found.own[Forfeited] = is_forfeited ? 1 : 0;
    return found;
}

// Why a bot forfeited is told on standard error; numbers alone cannot say it again.
Result result(const Outcome& outcome, const std::string& name) {
    const auto targets = static_cast<int>(outcome.own[Targets]);
    return {outcome.winner == 0, outcome.turns, targets - static_cast<int>(outcome.own[Destroyed]), targets,
            outcome.own[Forfeited] == 1 ? name + " forfeited" : ""};
}

}  // namespace

std::vector<std::string> experiment_columns() {
    return {"rockets", "missiles", "destroyed", "chain"};
}

Outcome play_out(const Setup& setup, std::uint64_t seed) {
    Game game(base_of(setup, seed));
    const std::unique_ptr<Seat> seat = seat_computer(setup, seed);
    int chain = 0;
    bool is_forfeited = false;
    while (game.status() == Status::Playing && !is_forfeited) {
        const Decision decision = seat->decide(game.sighting());
        if (const auto* fire = std::get_if<Fire>(&decision)) {
            chain = std::max(chain, destroyed_targets(game.fire(fire->cell)));
        } else if (std::holds_alternative<SwitchWeapon>(decision)) {
            game.switch_weapon();
        } else {
            is_forfeited = true;
        }
    }
    const Outcome found = outcome(game, chain, is_forfeited);
    seat->finish(to_text(result(found, setup.player.name())));
    return found;
}

common::Experiment experiment(const Setup& setup) {
    common::Experiment experiment;
    experiment.players = {setup.player};
    experiment.winners = {setup.player.name()};
    experiment.make_play = [setup] { return [setup](std::uint64_t seed) { return play_out(setup, seed); }; };
    experiment.text = [name = setup.player.name()](const Outcome& outcome) {
        common::OutcomeText text{to_text(result(outcome, name)), {}};
        for (std::size_t i = 0; i < ColumnCount; ++i) text.own.push_back(std::to_string(outcome.own[i]));
        return text;
    };
    return experiment;
}

}  // namespace basestrike
