#include "jumanji/experiment.hpp"

#include <variant>

#include "jumanji/turn.hpp"

namespace jumanji {

using common::Outcome;

namespace {

enum Column : std::size_t { Lives, Deaths, Rescues, RescueRolls, ColumnCount };

void count(const Event& event, Outcome& outcome) {
    if (const auto* rescue = std::get_if<RescueRolled>(&event)) {
        outcome.own[RescueRolls] += rescue->rolls;
        outcome.own[Rescues] += rescue->is_saved ? 1 : 0;
    } else if (const auto* loss = std::get_if<LifeLost>(&event)) {
        outcome.own[Deaths] += loss->left == 0 ? 1 : 0;
    }
}

}  // namespace

std::vector<std::string> experiment_columns() {
    return {"lives", "deaths", "rescues", "rescue_rolls"};
}

Outcome play_out(const Setup& setup, std::uint64_t seed) {
    auto [state, chance] = new_game(setup, seed);
    Outcome outcome;
    const Listener listener = [&](const Event& event) { count(event, outcome); };
    while (!is_over(state)) take_turn(state, chance, listener);
    outcome.turns = state.turns;
    if (const std::optional<int> first = winner(state)) {
        outcome.winner = *first;
        outcome.own[Lives] = state.seat(*first).lives();
    }
    return outcome;
}

common::Experiment experiment(const Setup& setup) {
    common::Experiment experiment;
    experiment.players = setup.players;
    for (const common::Player& player : setup.players) experiment.winners.push_back(player.name());
    experiment.make_play = [setup] { return [setup](std::uint64_t seed) { return play_out(setup, seed); }; };
    experiment.text = [players = setup.players](const Outcome& outcome) {
        const bool has_winner = outcome.winner != Outcome::nobody;
        common::OutcomeText text{
            result_text(players, has_winner ? std::optional(outcome.winner) : std::nullopt), {}};
        for (std::size_t i = 0; i < ColumnCount; ++i) text.own.push_back(std::to_string(outcome.own[i]));
        return text;
    };
    return experiment;
}

std::string result_text(const std::vector<common::Player>& players, std::optional<int> winner) {
    return winner ? players[static_cast<std::size_t>(*winner)].name() + " wins" : "nobody wins";
}

}  // namespace jumanji
