#include "slimetrail/experiment.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "common/notation.hpp"
#include "slimetrail/seating.hpp"

namespace slimetrail {

using common::Outcome;

namespace {

enum Column : std::size_t { Start, Accepted };

constexpr int all_megabytes = 384;  // of the solvers of all threads together

void carry_out(Game& game, const common::Player& mover, const Decision& decision) {
    if (const Point* to = std::get_if<Point>(&decision)) return game.play(*to);
    if (const Forfeit* forfeit = std::get_if<Forfeit>(&decision)) {
        return game.forfeit(mover.name() + ' ' + forfeit->reason);
    }
    game.take_start();
}

// The ending, from what an Outcome keeps of it.
Ending ending_of(const Outcome& outcome) {
    Ending ending{Result::Draw, outcome.turns, outcome.forfeit};
    if (outcome.winner != Outcome::nobody)
        ending.result = outcome.winner == 0 ? Result::GreenWins : Result::RedWins;
    return ending;
}

}  // namespace

std::vector<std::string> experiment_columns() {
    return {"rows", "cols", "start", "accepted"};
}

Outcome play_out(const Setup& setup, std::uint64_t seed, Solver& solver) {
    Game game = first_game(setup, seed);
    const std::array<std::unique_ptr<Seat>, 2> seats{
        seat_computer(setup, Side::Green, setup.size, seed, solver),
        seat_computer(setup, Side::Red, setup.size, seed, solver)};
    while (!game.ending()) {
        const Side mover = game.position().to_move;
        carry_out(game, setup.tally.player(mover), seats[mover == Side::Green ? 0 : 1]->decide(game));
    }
    // Text is made for bots only.
    for (const auto& seat : seats) {
        if (seat->is_recorded()) seat->finish(to_text(*game.ending()));
    }

    Outcome outcome;
    const Ending& ending = *game.ending();
    if (ending.result != Result::Draw) outcome.winner = ending.result == Result::GreenWins ? 0 : 1;
    outcome.turns = ending.moves;
    outcome.own[Start] = game.start().row * setup.size.cols + game.start().col;
    outcome.own[Accepted] = game.was_taken() ? 1 : 0;
    outcome.forfeit = ending.forfeit;
    return outcome;
}

common::Experiment experiment(const Setup& setup, int jobs) {
    common::Experiment experiment;
    for (const common::Player& player : setup.tally.players) {
        experiment.players.push_back(player);
        experiment.winners.push_back(player.name());
    }
    experiment.make_play = [setup, jobs] {
        // A thread keeps its solver: what perfect players know of one game helps in the next.
        const std::shared_ptr<Solver> solver = make_solver(last_chapter, std::max(1, all_megabytes / jobs));
        return [setup, solver](std::uint64_t seed) { return play_out(setup, seed, *solver); };
    };
    experiment.text = [size = setup.size](const Outcome& outcome) {
        const int start = static_cast<int>(outcome.own[Start]);
        return common::OutcomeText{to_text(ending_of(outcome)),
                                   {std::to_string(size.rows), std::to_string(size.cols),
                                    common::to_text(Point{start / size.cols, start % size.cols}),
                                    outcome.own[Accepted] != 0 ? "yes" : "no"}};
    };
    return experiment;
}

}  // namespace slimetrail
