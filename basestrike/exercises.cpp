#include "basestrike/exercises.hpp"

#include <optional>
#include <string>

#include "basestrike/seating.hpp"
#include "basestrike/typed_shot.hpp"

namespace basestrike {

namespace {

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

std::vector<common::BotExercise> bot_exercises(const Roster& roster) {
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
        exercises.push_back({start_line(roster), text,
                             [position](const std::string& answer) { return fault(*position, answer); }});
    }
    return exercises;
}

}  // namespace basestrike
