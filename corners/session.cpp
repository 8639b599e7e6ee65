#include "corners/session.hpp"

#include <algorithm>

#include "common/batch.hpp"
#include "common/bot_seat.hpp"
#include "corners/bench.hpp"
#include "corners/exercises.hpp"
#include "corners/experiment.hpp"
#include "corners/seating.hpp"
#include "corners/session_person.hpp"
#include "corners/session_setup.hpp"
#include "corners/view.hpp"

namespace corners {

using common::Console;
using common::Options;

namespace {

// One game from its first board to its result.
class Session {
public:
    Session(const Setup& setup, std::uint64_t seed, Console& console)
        : engine_(setup.layout), console_(console), game_(new_game(setup, seed)) {
        for (const Side side : {Side::White, Side::Black}) {
            const common::Player& player = player_of(setup, side);
            seats_[index(side)] = player.is_human() ? seat_person(player, side, {}, engine_, console)
                                                    : seat_computer(setup, side, seed, engine_);
        }
    }

    void play() {
        show();
        while (!game_.result()) take_turn();
        const std::string result = to_text(*game_.result());
        for (const auto& seat : seats_) seat->finish(result);
        console_.tell("Result: " + result);
    }

private:
    void show() { console_.say(board_text(game_, std::nullopt, console_.has_colour()) + state_text(game_)); }

    void take_turn() {
        const Side side = game_.position().to_move;
        if (game_.must_pass()) {
            console_.say(name(side) + " cannot move and passes.");
            game_.pass();
            return show();
        }
        const auto parse = [](const Game& game, const std::string& line) {
            return parse_answer(game.position(), line);
        };
        const Decision decision =
            common::decision_of(*seats_[index(side)], game_, console_, parse, decision_text);
        std::visit([&](const auto& chosen) { carry_out(side, chosen); }, decision);
    }

    void carry_out(Side side, Move move) {
        console_.say(name(side) + " moves " + way_text(game_.position(), move) + ".");
        game_.play(move);
        show();
    }

    void carry_out(Side side, Resign) { game_.resign(side); }
    void carry_out(Side side, const Forfeit& forfeit) { game_.forfeit(side, forfeit.reason); }

    // To the side's previous turn, over those in which it could only pass.
    void carry_out(Side side, TakeBack) {
        do {
            game_.take_back();
        } while (game_.position().to_move != side || game_.must_pass());
        show();
    }

    Engine engine_;
    Console& console_;
    Game game_;
    std::array<std::unique_ptr<Seat>, 2> seats_;
};

}  // namespace

common::Program program() {
    return {
        .name = "corners",
        .sentence = "Two sides of chips step and jump across the board, each into the other's corner.",
        .kinds = "human, greedy, search, search=DEPTH, random or exec:COMMAND",
        .examples = {"corners --mode hotseat --layout 3x3", "corners --mode selfplay --player Ada:search=6"},
        .csv_columns = experiment_columns(),
        .has_data = true};
}

void play(const Settings& settings, const Options& options, Console& console) {
    if (settings.mode == "network" || is_on_network(settings.network)) {
        return play_on_network(settings, options, console);
    }
    const Setup setup = checked_setup(settings, options);
    if (settings.perft) return show_perft(setup, *settings.perft, console);
    if (settings.is_bench) return show_bench(options.data_folder, console);
    if (settings.is_solitaire) return show_solitaire(setup, settings.seconds.value_or(60), console);
    if (!options.check_bot.empty()) return common::check_bot(options, bot_exercises(setup), console);
    if (options.games) return common::run_batch(program(), options, experiment(setup), console);
    if (has_chance(setup)) console.tell("Seed: " + std::to_string(options.seed));
    Session(setup, options.seed, console).play();
}

}  // namespace corners
