#include "jumanji/session.hpp"

#include <algorithm>

#include "common/batch.hpp"
#include "common/text.hpp"
#include "jumanji/experiment.hpp"
#include "jumanji/narration.hpp"
#include "jumanji/seating.hpp"
#include "jumanji/setup.hpp"
#include "jumanji/turn.hpp"
#include "jumanji/view.hpp"

namespace jumanji {

using common::Console;
using common::Options;
using common::UsageError;

namespace {

std::vector<int> parse_dice(const std::string& typed) {
    std::vector<int> dice;
    if (typed.empty()) return dice;
    for (const std::string& word : common::split(typed, ',')) {
        const auto roll = common::parse_integer(common::trim(word), 1, die_sides, "a roll");
        if (!roll) throw UsageError("--dice: " + roll.error());
        dice.push_back(static_cast<int>(*roll));
    }
    return dice;
}

std::vector<std::string> parse_rescue(const std::string& typed, const std::vector<std::string>& faces) {
    std::vector<std::string> rolls;
    if (typed.empty()) return rolls;
    for (const std::string& word : common::split(typed, ',')) {
        const std::string face = common::lower_case(common::trim(word));
        if (std::find(faces.begin(), faces.end(), face) == faces.end()) {
            throw UsageError("--rescue: there is no '" + common::printable(word, 40) +
                             "' on the rescue die; it has " + common::join(faces, ", "));
        }
        rolls.push_back(face);
    }
    return rolls;
}

BoxFiles box_files(const Settings& settings, const std::string& data_folder) {
    const auto file_or = [&](const std::string& given, const std::string& usual) {
        return given.empty() ? data_folder + "/jumanji/" + usual : given;
    };
    return {file_or(settings.cards, "cards.txt"), file_or(settings.die, "rescue-die.txt"),
            file_or(settings.exclamations, "exclamations.txt"), settings.paths, settings.free_paths};
}

// Checks all that can be wrong with options and files, before anything is printed.
Setup checked_setup(const Settings& settings, const Options& options) {
    if (settings.free_paths && settings.paths.empty()) throw UsageError("--free-paths goes with --paths");
    Setup setup;
    setup.lives = settings.lives;
    setup.staging.dice = parse_dice(settings.dice);
    setup.staging.keeps_card_order = settings.no_shuffle;
    setup.box = open_box(box_files(settings, options.data_folder));
    setup.staging.rescue = parse_rescue(settings.rescue, setup.box.faces);
    setup.players = options.players;
    check_players(setup.players, setup.box.colours());
    return setup;
}

// The players of an experiment that names none.
std::vector<common::Player> players_named_by_colours(const std::vector<Colour>& colours) {
    std::vector<common::Player> players;
    for (const Colour colour : colours) players.emplace_back(to_text(colour), to_text(colour));
    return players;
}

void await_roll(const State& state, Console& console) {
    const Seat& mover = state.seat(state.mover);
    common::Prompt prompt;
    prompt.awaited = mover.player.name() + " (" + to_text(mover.colour) + "), roll the die (Enter or roll):";
    prompt.commands = {{"roll", "roll the die and move; an empty line does the same"}};
    prompt.board = [&] { return board_text(state, console.has_colour()); };
    prompt.describe = [&] { return description(state); };
    prompt.takes_empty_line = true;
    while (true) {
        const std::string typed = common::lower_case(console.ask(prompt));
        if (typed.empty() || typed == "roll") return console.accept();
        console.error("'" + common::printable(typed, 40) +
                      "' is no move; press Enter or type roll, or help.");
    }
}

void play_game(const Setup& setup, std::uint64_t seed, bool is_auto, Console& console) {
    auto [state, chance] = new_game(setup, seed);
    Narrator narrator(seed, setup.box.exclamations);
    const State& watched = state;
    const Listener listener = [&](const Event& event) { console.say(narrator.sentences(watched, event)); };

    console.say(board_text(state, console.has_colour()));
    while (!is_over(state)) {
        if (!is_auto) await_roll(state, console);
        take_turn(state, chance, listener);
        console.say(board_text(state, console.has_colour()));
    }
    console.tell("Result: " + result_text(setup.players, winner(state)));
}

}  // namespace

common::Program program() {
    return {
        .name = "jumanji",
        .sentence = "A race of 2 to 4 players through a jungle of riddles: the first on position 41 wins.",
        .kinds = "a colour: green, red, blue or orange",
        .examples = {"jumanji --player BoJack:red --player Todd:blue --seed 7",
                     "jumanji --games 1000 --seed 1"},
        .csv_columns = experiment_columns(),
        .has_data = true,
        .has_bots = false};
}

void play(const Settings& settings, const Options& options, Console& console) {
    Setup setup = checked_setup(settings, options);
    const std::vector<Colour> colours = setup.box.colours();
    const bool is_experiment = options.games.has_value();
    if (is_experiment && setup.players.empty()) setup.players = players_named_by_colours(colours);
    if (!is_experiment) console.tell("Seed: " + std::to_string(options.seed));
    setup.players = seat_players(setup.players, colours, settings.is_auto || is_experiment, console);

    if (is_experiment) {
        common::run_batch(program(), options, experiment(setup), console);
    } else {
        play_game(setup, options.seed, settings.is_auto, console);
    }
}

}  // namespace jumanji
