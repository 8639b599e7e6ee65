#include "slimetrail/session.hpp"

#include <algorithm>
#include <limits>

#include "common/batch.hpp"
#include "common/bot_seat.hpp"
#include "common/notation.hpp"
#include "slimetrail/bitboard.hpp"
#include "slimetrail/exercises.hpp"
#include "slimetrail/experiment.hpp"
#include "slimetrail/seating.hpp"
#include "slimetrail/session_analysis.hpp"
#include "slimetrail/session_person.hpp"

namespace slimetrail {

using common::Console;
using common::Options;

namespace {

// From so many free cells on a perfect player may need a second or more.
constexpr int slow_room = 105;

std::size_t index(Side side) {
    return side == Side::Green ? 0 : 1;
}

class Session {
public:
    Session(const Setup& setup, std::uint64_t seed, Console& console)
        : setup_(setup),
          seed_(seed),
          console_(console),
          solver_(make_solver()),
          game_(first_game(setup, seed)) {}

    // Until the person quits or the input ends; one game if there is no person.
    void play() {
        const auto& players = setup_.tally.players;
        const bool has_person =
            std::any_of(players.begin(), players.end(), [](const auto& p) { return p.is_human(); });
        while (true) {
            NewGame next;
            if (const std::optional<NewGame> given_up = play_game()) {
                next = *given_up;
            } else if (!has_person) {
                return;
            } else if (const std::optional<NewGame> wanted = next_game()) {
                next = *wanted;
            } else {
                return;
            }
            start(next);
        }
    }

private:
    // To the end of the game, or until somebody gives it up for a new one.
    std::optional<NewGame> play_game() {
        console_.tell("Seed: " + std::to_string(seed_));
        for (const Side side : {Side::Green, Side::Red}) {
            seats_[index(side)] = setup_.tally.player(side).is_human()
                                      ? seat_person(side, setup_.tally, *solver_, console_)
                                      : seat_computer(setup_, side, setup_.size, seed_, *solver_);
        }
        if (!game_.ending()) show();
        while (!game_.ending()) {
            new_game_.reset();
            const Decision decision = decide(*seats_[index(game_.position().to_move)]);
            std::visit([&](const auto& chosen) { carry_out(chosen); }, decision);
            if (new_game_) {
                finish_seats("given up");
                return new_game_;
            }
            if (!game_.ending()) show();
        }
        finish();
        return std::nullopt;
    }

    void show() { console_.say(refresh_text(game_, setup_.tally, console_.has_colour())); }

    void finish() {
        const Ending& ending = *game_.ending();
        if (ending.result == Result::Draw) {
            ++setup_.tally.draws;
        } else {
            setup_.tally.player(ending.result == Result::GreenWins ? Side::Green : Side::Red) += 1;
        }
        show();
        const std::string result = to_text(ending);
        finish_seats(result);
        console_.tell("Result: " + result);
    }

    void finish_seats(const std::string& result) {
        for (const auto& seat : seats_) seat->finish(result);
    }

    // What the person wants after a game; nothing when the input ends there, which is how scripts stop.
    std::optional<NewGame> next_game() {
        try {
            return ask_for_new_game(game_, setup_.tally, console_);
        } catch (const common::InputEnded&) {
            return std::nullopt;
        }
    }

    void start(const NewGame& wanted) {
        if (wanted.size) setup_.size = *wanted.size;
        if (wanted.clears_counters) {
            for (common::Player& player : setup_.tally.players) player -= player.score();
            setup_.tally.draws = 0;
        }
        ++seed_;
        game_ = new_game(setup_.size.rows, setup_.size.cols, seed_);
    }

    Decision decide(Seat& seat) {
        if (!seat.is_recorded()) tell_that_it_thinks();
        return common::decision_of(seat, game_, console_, parse_answer, decision_text);
    }

    void tell_that_it_thinks() {
        const common::Player& player = setup_.tally.player(game_.position().to_move);
        if (player.kind() != "perfect" || to_bits(game_.position()).free.count() < slow_room) return;
        console_.say(seat_text(setup_.tally, game_.position().to_move) +
                     " is thinking; it may take some seconds.");
        console_.flush();
    }

    [[nodiscard]] std::string mover() const { return seat_text(setup_.tally, game_.position().to_move); }

    void carry_out(Point to) {
        console_.say(mover() + " moves to " + common::to_text(to) + ".");
        game_.play(to);
    }

    void carry_out(TakeStart) {
        console_.say(mover() + " takes the start.");
        game_.take_start();
    }

    void carry_out(TakeBack) {
        console_.say(mover() + " takes back.");
        game_.take_back();
    }

    void carry_out(const NewGame& wanted) { new_game_ = wanted; }

    void carry_out(const Forfeit& forfeit) {
        game_.forfeit(setup_.tally.player(game_.position().to_move).name() + ' ' + forfeit.reason);
    }

    Setup setup_;  // with the counters of this session
    std::uint64_t seed_;
    Console& console_;
    std::unique_ptr<Solver> solver_;
    Game game_;
    std::array<std::unique_ptr<Seat>, 2> seats_;
    std::optional<NewGame> new_game_;  // asked for in the middle of this one
};

}  // namespace

common::Program program() {
    return {
        .name = "slimetrail",
        .sentence = "Two players move one piece that leaves slime behind; each wants it in their own goal.",
        .kinds = "human, first, random, closest, mobility, lookahead[=DEPTH], perfect or exec:COMMAND",
        .examples = {"slimetrail --size 7 --player Ada --player Hal:perfect --seed 1",
                     "slimetrail --analyse --position 'G../#@./..R g'"},
        .csv_columns = experiment_columns()};
}

void play(const Settings& settings, const Options& options, Console& console) {
    const Setup setup = checked_setup(settings, options);
    if (settings.analyse) return analyse(settings, setup, console);
    if (!options.check_bot.empty()) {
        return common::check_bot(options, bot_exercises(), console);
    }
    if (options.games) return common::run_batch(program(), options, experiment(setup, options.jobs), console);
    Session(setup, options.seed, console).play();
}

}  // namespace slimetrail
