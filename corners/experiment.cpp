#include "corners/experiment.hpp"

#include <memory>

#include "corners/seating.hpp"

namespace corners {

using common::Outcome;

namespace {

enum Own : std::size_t { EndingNumber, WhiteLeft, BlackLeft };

void take_turn(Game& game, Seat& seat) {
    const Side side = game.position().to_move;
    if (game.must_pass()) return game.pass();
    const Decision decision = seat.decide(game);
    if (const Move* move = std::get_if<Move>(&decision)) return game.play(*move);
    if (const Forfeit* forfeit = std::get_if<Forfeit>(&decision)) return game.forfeit(side, forfeit->reason);
    game.resign(side);
}

// The result, from what an Outcome keeps of it.
Result result_of(const Setup& setup, const Outcome& outcome) {
    Result result;
    result.ending = static_cast<Ending>(outcome.own[EndingNumber]);
    if (outcome.winner != Outcome::nobody) result.winner = outcome.winner == 0 ? Side::White : Side::Black;
    result.moves = outcome.turns;
    if (result.ending == Ending::HomeLimit) result.reason = home_limit_reason(*setup.rules.home_limit);
    if (result.ending == Ending::Forfeit) result.reason = outcome.forfeit;
    return result;
}

}  // namespace

std::vector<std::string> experiment_columns() {
    return {"layout", "white_left", "black_left"};
}

Outcome play_out(const Setup& setup, std::uint64_t seed, Engine& engine) {
    Game game = new_game(setup, seed);
    const std::array<std::unique_ptr<Seat>, 2> seats{seat_computer(setup, Side::White, seed, engine),
                                                     seat_computer(setup, Side::Black, seed, engine)};
    while (!game.result()) take_turn(game, *seats[index(game.position().to_move)]);

    const Result& result = *game.result();
    for (const auto& seat : seats) seat->finish(to_text(result));
    Outcome outcome;
    if (result.winner) outcome.winner = static_cast<int>(index(*result.winner));
    outcome.turns = result.moves;
    if (result.ending == Ending::Forfeit) outcome.forfeit = result.reason;
    outcome.own[EndingNumber] = static_cast<std::int64_t>(result.ending);
    outcome.own[WhiteLeft] = distance_left(game.layout(), game.position(), Side::White);
    outcome.own[BlackLeft] = distance_left(game.layout(), game.position(), Side::Black);
    return outcome;
}

common::Experiment experiment(const Setup& setup) {
    common::Experiment experiment;
    for (const common::Player& player : setup.players) {
        experiment.players.push_back(player);
        experiment.winners.push_back(player.name());
    }
    experiment.make_play = [setup] {
        // The tables of the engine are kept from game to game: they are large, and no game sees another's.
        const auto engine = std::make_shared<Engine>(setup.layout);
        return [setup, engine](std::uint64_t seed) { return play_out(setup, seed, *engine); };
    };
    experiment.text = [setup](const Outcome& outcome) {
        return common::OutcomeText{to_text(result_of(setup, outcome)),
                                   {setup.layout.name(), std::to_string(outcome.own[WhiteLeft]),
                                    std::to_string(outcome.own[BlackLeft])}};
    };
    return experiment;
}

}  // namespace corners
