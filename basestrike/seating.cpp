#include "basestrike/seating.hpp"

#include <cassert>
#include <chrono>
#include <functional>

#include "basestrike/computer.hpp"
#include "basestrike/typed_shot.hpp"
#include "common/text.hpp"

namespace basestrike {

namespace {

using common::Random;

class Gunner : public Seat {
public:
    using Choice = std::function<Shot(const Sighting&, Random&)>;

    Gunner(Choice choose, std::uint64_t seed)
        : choose_(std::move(choose)), random_(seed, common::computer_stream(0)) {}

    // Thinks once a shot: when that shot wants the other weapon, it is kept until the weapon is switched.
    [[nodiscard]] Decision decide(const Sighting& sighting) override {
        if (!chosen_) chosen_ = choose_(sighting, random_);
        if (chosen_->weapon != sighting.position.weapon) return SwitchWeapon{};
        const Point cell = chosen_->cell;
        chosen_.reset();
        return Fire{cell};
    }

private:
    Choice choose_;
    Random random_;
    std::optional<Shot> chosen_;
};

class BotSeat : public Seat {
public:
    BotSeat(const Setup& setup)
        : name_(setup.player.name()),
          bot_(name_, setup.player.command(), std::chrono::seconds(setup.bot_seconds)) {
        bot_.send(start_line(setup.roster));
    }

    // It may switch the weapon once before a shot; or it could go on for ever.
    [[nodiscard]] Decision decide(const Sighting& sighting) override {
        const Expected<std::string> answer = bot_.answer(to_text(sighting.position));
        if (!answer) return failed(answer.error());
        const Expected<Decision> decision = parse_decision(sighting.position, *answer);
        if (!decision)
            return failed("answered '" + common::printable(*answer, 40) + "': " + decision.error());
        const bool switches = std::holds_alternative<SwitchWeapon>(*decision);
        if (switches && has_switched_) return failed("switched the weapon twice before a shot");
        has_switched_ = switches;
        return *decision;
    }

    [[nodiscard]] bool is_recorded() const override { return true; }
    void finish(const std::string& result) override { bot_.finish(result); }

private:
    Decision failed(std::string why) {
        bot_.blame(why);
        if (why.ends_with('.')) why.pop_back();
        return Forfeit{name_ + ' ' + why};
    }

    std::string name_;
    common::Bot bot_;
    bool has_switched_ = false;
};

std::optional<std::string> fault(const Position& position, const std::string& answer) {
    const Expected<Decision> decision = parse_decision(position, answer);
    if (!decision) return decision.error();
    const bool switches = std::holds_alternative<SwitchWeapon>(*decision);
    if (switches && position.left(other(position.weapon)) == 0) {
        return "the " + name(other(position.weapon)) + " has no shots left.";
    }
    return std::nullopt;
}

}  // namespace

std::unique_ptr<Seat> seat_computer(const Setup& setup, std::uint64_t seed) {
    const std::string& kind = setup.player.kind();
    if (setup.player.is_bot()) return std::make_unique<BotSeat>(setup);
    if (kind == "random") return std::make_unique<Gunner>(random_shot, seed);
    if (kind == "hunter") return std::make_unique<Gunner>(hunter_shot, seed);
    assert(kind == "oracle" && setup.oracle);
    const auto ask = [oracle = setup.oracle](const Sighting& sighting, Random& random) {
        return oracle->shot(sighting, random);
    };
    return std::make_unique<Gunner>(ask, seed);
}

std::string start_line(const Roster& roster) {
    std::string line = "start basestrike soldier";
    for (const Kind kind : all_kinds) {
        std::string word(facts(kind).name);
        for (char& letter : word) letter = letter == ' ' ? '-' : letter;
        line += ' ' + word + '=' + std::to_string(roster[kind]);
    }
    return line;
}

std::vector<common::BotExercise> bot_exercises() {
    const std::vector<std::string> positions{
        // The start.
        "........../........../........../........../........../........../........../........../........../"
        ".......... r 20 3",
        "........../........../........../........../........../........../........../........../........../"
        ".......... m 20 3",
        // A lead in a corner, and one in the middle.
        "x........./........../........../........../........../........../........../........../........../"
        ".......... r 19 3",
        "........../........../........../...---..../...-x-..../...-x-..../........../........../........../"
        ".......... r 14 2",
        // After a chain.
        "........../..-----.../.------.../.--OO--.../.--x---.../..-----.../........../........../........../"
        "........-- r 15 2",
        // A weapon without shots: q is the only answer.
        "x........./-......--./.......--x/........../........../........../........../........../........../"
        ".......... m 17 0",
        "----------/----------/---......./---......./--......../........../........../........../........../"
        ".......... r 0 2",
        // The last shot.
        "-HHH------/-HHH---T--/-------.../.....-----/-----.----/--AAA-----/--AAA----./-------O--/--..------/"
        "-.-------x r 1 0",
        "-HHH------/-HHH---T--/-------.../.....-----/-----.----/--AAA-----/--AAA----./-------O--/--..------/"
        "-.-------x m 0 1",
        // Hardly any mist left.
        "----------/----------/---x------/----------/----------/----------/----------/----------/----------/"
        "---------. r 2 0"};
    std::vector<common::BotExercise> exercises;
    for (const std::string& text : positions) {
        const Expected<Position> position = parse_position(text);
        exercises.push_back(
            {text, [position](const std::string& answer) { return fault(*position, answer); }});
    }
    return exercises;
}

}  // namespace basestrike
