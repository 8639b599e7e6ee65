#include "basestrike/session.hpp"

#include "basestrike/exercises.hpp"
#include "basestrike/experiment.hpp"
#include "basestrike/seating.hpp"
#include "basestrike/typed_shot.hpp"
#include "basestrike/view.hpp"
#include "common/batch.hpp"
#include "common/bot_seat.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"

namespace basestrike {

using common::Console;
using common::Options;

namespace {

// The stream of the hints: that of a seat that the game does not have.
constexpr int hints_seat = 1;

std::string awaited_text(const std::string& name, const Position& position) {
    return name + ", fire (" + weapon_text(position) + "):";
}

// A person at the prompt.
class Person : public Seat {
public:
    Person(const Setup& setup, std::uint64_t seed, Console& console)
        : name_(setup.player.name()), oracle_(*setup.oracle), seed_(seed), console_(console) {}

    [[nodiscard]] Decision decide(const Sighting& sighting) override {
        const common::Prompt prompt = prompt_for(sighting);
        while (true) {
            const std::string typed = console_.ask(prompt);
            if (common::lower_case(typed) == "hint") {
                console_.tell(hint(sighting));
                continue;
            }
            const Expected<Decision> decision = parse_decision(sighting.position, typed);
            if (!decision) {
                console_.error(decision.error());
                continue;
            }
            console_.accept();
            return *decision;
        }
    }

private:
    [[nodiscard]] common::Prompt prompt_for(const Sighting& sighting) const {
        common::Prompt prompt;
        prompt.awaited = awaited_text(name_, sighting.position);
        prompt.commands = {{"3,4", "fire the selected weapon at that cell"},
                           {"q", "switch between rocket launcher and missile"},
                           {"hint", "what the oracle would fire"}};
        prompt.board = [&] { return board_text(sighting, console_.has_colour()); };
        prompt.describe = [&] { return description(sighting); };
        return prompt;
    }

    // The same as often as it is asked before a shot.
    [[nodiscard]] std::string hint(const Sighting& sighting) const {
        common::Random random(seed_, common::computer_stream(hints_seat));
        const std::optional<Oracle::Hint> found = oracle_.hint(sighting, random);
        return "Hint: " + (found ? hint_text(*found) : "none; no base was found that fits what was seen.");
    }

    std::string name_;
    const Oracle& oracle_;
    std::uint64_t seed_;
    Console& console_;
};

std::unique_ptr<Seat> seated(const Setup& setup, std::uint64_t seed, Console& console) {
    if (setup.player.is_human()) return std::make_unique<Person>(setup, seed, console);
    return seat_computer(setup, seed);
}

Expected<Decision> parse_recorded(const Sighting& sighting, const std::string& line) {
    return parse_decision(sighting.position, line);
}

void tell_shot(const std::string& name, Weapon weapon, Point cell, const std::vector<Event>& events,
               Console& console) {
    console.say(name + " fires " + to_text(Shot{weapon, cell}) + '.');
    for (const Event& event : events) console.say(to_text(event));
}

Result result_of(const Game& game, const std::string& forfeit) {
    return {game.status() == Status::Won, game.shots(), game.targets_left(), game.targets(), forfeit};
}

// Returns why the player forfeited the game, or "".
std::string fire_until_over(Game& game, Seat& seat, const common::Player& player, Console& console) {
    while (game.status() == Status::Playing) {
        const Decision decision =
            common::decision_of(seat, game.sighting(), console, parse_recorded, decision_text);
        if (const auto* fire = std::get_if<Fire>(&decision)) {
            const Weapon weapon = game.sighting().position.weapon;
            if (!player.is_human())
                console.say(player.name() + ": " + weapon_text(game.sighting().position) + '.');
            tell_shot(player.name(), weapon, fire->cell, game.fire(fire->cell), console);
            console.say(board_text(game.sighting(), console.has_colour()));
        } else if (std::holds_alternative<SwitchWeapon>(decision)) {
            game.switch_weapon();
        } else {
            return player.name() + ' ' + std::get_if<Forfeit>(&decision)->reason;
        }
    }
    return "";
}

void play_game(const Setup& setup, const Base& base, std::uint64_t seed, Console& console) {
    const std::unique_ptr<Seat> seat = seated(setup, seed, console);
    Game game(base);
    console.say("Under the mist: " + to_text(setup.roster) + '.');
    console.say(board_text(game.sighting(), console.has_colour()));
    const std::string forfeit = fire_until_over(game, *seat, setup.player, console);
    if (game.status() != Status::Won) {
        console.say("The base as it was:");
        console.say(revealed_text(base, console.has_colour()));
    }
    const std::string result = to_text(result_of(game, forfeit));
    console.tell("Result: " + result);
    seat->finish(result);
}

}  // namespace

common::Program program() {
    return {
        .name = "basestrike",
        .sentence = "Destroy every target of a base under mist before the rockets and missiles are spent.",
        .kinds = "human, random, hunter, oracle or exec:COMMAND",
        .examples = {"basestrike --seed 7", "basestrike --player Ada:hunter --games 1000 --seed 1"},
        .csv_columns = experiment_columns(),
        .has_data = true};
}

void play(const Settings& settings, const Options& options, Console& console) {
    const Setup setup = checked_setup(settings, options);
    if (!options.check_bot.empty()) {
        return common::check_bot(options, bot_exercises(setup.roster), console);
    }
    // Drawn before anything is printed: the roster may turn out to be too crowded.
    const Base base = base_of(setup, options.seed);
    if (options.games) {
        return common::run_batch(program(), options, experiment(setup), console);
    }
    console.tell("Seed: " + std::to_string(options.seed));
    play_game(setup, base, options.seed, console);
}

}  // namespace basestrike
