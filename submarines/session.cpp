#include "submarines/session.hpp"

#include <memory>
#include <optional>

#include "common/batch.hpp"
#include "common/bot_seat.hpp"
#include "common/text.hpp"
#include "submarines/exercises.hpp"
#include "submarines/experiment.hpp"
#include "submarines/game.hpp"
#include "submarines/narration.hpp"
#include "submarines/seating.hpp"
#include "submarines/view.hpp"

namespace submarines {

using common::Console;
using common::Expected;
using common::Grid;
using common::Options;
using common::Prompt;

namespace {

Prompt setup_prompt(const std::string& name, const Grid<char>& grid, const Console& console) {
    return {.awaited = "Setup, " + name + ": place an object (row,col X), or start:",
            .commands = {{"3,4 5", "put a fuel cell of value 5 (1 to 9) on row 3, column 4"},
                         {"3,4 o", "put an obstacle there"},
                         {"3,4 u", "put the user's submarine there; there is only one"},
                         {"3,4 k", "put a killer there"},
                         {"start", "end the setup and play"}},
            .board = [&] { return grid_text(grid, console.has_colour()); },
            .describe = [&] { return grid_description(grid); }};
}

// Why the line is no setup command, or nothing if it has been carried out.
std::optional<std::string> fault_in_placing(const std::string& typed, Grid<char>& grid) {
    const Expected<Placement> placement = parse_placement(typed, grid);
    return placement ? place(grid, *placement) : placement.error();
}

void set_up(Grid<char>& grid, const std::string& name, Console& console) {
    const Prompt prompt = setup_prompt(name, grid, console);
    console.say(prompt.board());
    while (true) {
        const std::string typed = console.ask(prompt);
        if (common::lower_case(typed) == "start") {
            if (grid.count(user_mark) == 1) return console.accept();
            console.error("the user's submarine is missing; place it, for instance with 3,4 u, then start.");
        } else if (const auto fault = fault_in_placing(typed, grid)) {
            console.error(*fault);
        } else {
            console.accept();
            console.say(prompt.board());
        }
    }
}

// One game from the first round to the result.
class Dialogue {
public:
    Dialogue(const Scenario& scenario, Grid<char> grid, std::uint64_t seed, Console& console)
        : scenario_(scenario),
          console_(console),
          game_(Position{std::move(grid)}, scenario.max_rounds),
          fleet_(scenario.strategy, seed) {
        if (!scenario.user.is_human()) seat_ = seat_computer(scenario, seed);
    }

    void play() {
        show_position();
        while (!game_.is_over()) {
            game_.begin_round();
            console_.say(status_text(game_.position()));
            const Decision decision = decide();
            if (const Forfeit* forfeit = std::get_if<Forfeit>(&decision)) {
                return finish(result_of_forfeit(*forfeit));
            }
            take_user_turn(*std::get_if<Action>(&decision));
            if (!game_.is_over()) take_computer_turn();
        }
        console_.say(ending_sentence(*game_.ending(), name(), game_.position().rounds));
        finish(result_text(game_.position()));
    }

private:
    [[nodiscard]] const std::string& name() const { return scenario_.user.name(); }

    void show_position() { console_.say(position_text(game_.position(), console_.has_colour())); }

    [[nodiscard]] std::string result_of_forfeit(const Forfeit& forfeit) const {
        const Position& position = game_.position();
        return result_text(Winner::Computer, position.user_score, position.computer_score,
                           name() + ' ' + forfeit.reason);
    }

    void finish(const std::string& result) {
        console_.tell("Result: " + result);
        if (seat_) seat_->finish(result);
    }

    Decision decide() {
        if (!seat_) return ask();
        return common::decision_of(*seat_, game_.position(), console_, parse_answer, decision_text);
    }

    [[nodiscard]] Prompt prompt() const {
        Prompt prompt;
        if (game_.position().fuel == 0) {
            prompt.awaited = name() + ", the submarine is out of fuel (Enter goes on, end ends the game):";
            prompt.commands = {{"", "an empty line goes on: the computer's turn"}};
            prompt.takes_empty_line = true;
        } else {
            prompt.awaited = name() + ", your move (a left, d right, w up, x down, or end):";
            prompt.commands = {{"a", "move left"}, {"d", "move right"}, {"w", "move up"}, {"x", "move down"}};
        }
        prompt.commands.insert(prompt.commands.end(), {{"end", "end the game: the scores decide"},
                                                       {"hint", "what a careful collector would do"}});
        prompt.board = [this] { return position_text(game_.position(), console_.has_colour()); };
        prompt.describe = [this] { return description(game_.position()); };
        return prompt;
    }

    Action ask() {
        const Prompt awaited = prompt();
        while (true) {
            const std::string typed = console_.ask(awaited);
            if (common::lower_case(typed) == "hint") {
                console_.tell("Hint: " + hint_text(adviser_.choose(game_.position())));
                continue;
            }
            const Expected<Action> action = parse_action(typed, game_.position());
            if (action) {
                console_.accept();
                return *action;
            }
            console_.error(action.error());
        }
    }

    void take_user_turn(Action action) {
        const Position before = game_.position();
        const Deed deed = game_.user_acts(action);
        if (action == Action::End) return;
        const std::string sentence = user_sentence(name(), before, action, deed);
        if (deed == Deed::LeftGrid || deed == Deed::HitObstacle) {
            // Not console_.error(): the line was accepted, and costs the turn.
            console_.tell("Error: " + sentence);
        } else {
            console_.say(sentence);
        }
        show_position();
    }

    void take_computer_turn() {
        const Position before = game_.position();
        const Plan plan = fleet_.plan(before);
        console_.say(killers_sentences(before, plan, game_.computer_acts(plan)));
        show_position();
    }

    const Scenario& scenario_;
    Console& console_;
    Game game_;
    Fleet fleet_;
    std::unique_ptr<Seat> seat_;  // none: a person
    Captain adviser_{CaptainKind::Collector, 0};
};

}  // namespace

common::Program program() {
    return {.name = "submarines",
            .sentence = "Collect the fuel of a sea, and stay ahead of the killer submarines.",
            .kinds = "human, random, greedy, collector or exec:COMMAND",
            .examples = {"submarines --random --seed 7",
                         "submarines --random --games 1000 --seed 1 --killers chase"},
            .csv_columns = experiment_columns(),
            .has_data = true,
            .has_bots = true};
}

void play(const Settings& settings, const Options& options, Console& console) {
    const Scenario scenario = checked_scenario(settings, options);
    if (!options.check_bot.empty()) return common::check_bot(options, bot_exercises(), console);
    if (options.games) return common::run_batch(program(), options, experiment(scenario), console);

    if (scenario.uses_chance()) console.tell("Seed: " + std::to_string(options.seed));
    Grid<char> grid = scenario.grid_of(options.seed);
    if (scenario.has_setup) set_up(grid, scenario.user.name(), console);
    Dialogue(scenario, std::move(grid), options.seed, console).play();
}

}  // namespace submarines
