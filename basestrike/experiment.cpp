#include "basestrike/experiment.hpp"

#include <algorithm>

#include "basestrike/seating.hpp"

namespace basestrike {

using common::Outcome;

namespace {

enum Column : std::size_t { Rockets, Missiles, Destroyed, Chain, ColumnCount, Targets = ColumnCount };

Outcome outcome(const Game& game, int chain) {
    Outcome found;
    const Position& position = game.sighting().position;
    found.winner = game.status() == Status::Won ? 0 : Outcome::nobody;
    found.turns = game.shots();
    found.own[Rockets] = position.rockets;
    found.own[Missiles] = position.missiles;
    found.own[Destroyed] = game.targets() - game.targets_left();
    found.own[Chain] = chain;
    found.own[Targets] = game.targets();
    return found;
}

Result result(const Outcome& outcome) {
    const auto targets = static_cast<int>(outcome.own[Targets]);
    return {outcome.winner == 0, outcome.turns, targets - static_cast<int>(outcome.own[Destroyed]), targets,
            outcome.forfeit};
}

}  // namespace

std::vector<std::string> experiment_columns() {
    return {"rockets", "missiles", "destroyed", "chain"};
}

Outcome play_out(const Setup& setup, std::uint64_t seed) {
    Game game(base_of(setup, seed));
    const std::unique_ptr<Seat> seat = seat_computer(setup, seed);
    int chain = 0;
    std::string forfeit;
    while (game.status() == Status::Playing && forfeit.empty()) {
        const Decision decision = seat->decide(game.sighting());
        if (const auto* fire = std::get_if<Fire>(&decision)) {
            chain = std::max(chain, destroyed_targets(game.fire(fire->cell)));
        } else if (std::holds_alternative<SwitchWeapon>(decision)) {
            game.switch_weapon();
        } else {
            forfeit = setup.player.name() + ' ' + std::get_if<Forfeit>(&decision)->reason;
        }
    }
    Outcome found = outcome(game, chain);
    found.forfeit = std::move(forfeit);
    seat->finish(to_text(result(found)));
    return found;
}

common::Experiment experiment(const Setup& setup) {
    common::Experiment experiment;
    experiment.players = {setup.player};
    experiment.winners = {setup.player.name()};
    experiment.make_play = [setup] { return [setup](std::uint64_t seed) { return play_out(setup, seed); }; };
    experiment.text = [](const Outcome& outcome) {
        common::OutcomeText text{to_text(result(outcome)), {}};
        for (std::size_t i = 0; i < ColumnCount; ++i) text.own.push_back(std::to_string(outcome.own[i]));
        return text;
    };
    return experiment;
}

}  // namespace basestrike
