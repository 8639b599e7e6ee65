#include "submarines/exercises.hpp"

#include <array>
#include <cassert>
#include <optional>
#include <string>

#include "common/notation.hpp"
#include "submarines/rules.hpp"

namespace submarines {

namespace {

constexpr std::array positions{
    "....../.u..../...3../....../.....k/...... 10 1 0 0",     // open water
    "u5..../....../....../....../....../.....k 10 1 0 0",     // in the corner, fuel beside it
    "uo..../o2..../....../....../....../.....k 10 1 0 0",     // walled in: every move fails
    "....../.ouo../..o.k./....../1...../...... 3 7 4 9",      // one way out
    "....k./..1.../....../u...../....../...... 4 4 9 1",      // in the lead: end would win
    "....k./..1.../....../u...../....../...... 0 12 4 9",     // out of fuel: an empty line, or end
    ".u.k../....../....../....../....../9..... 1 9 0 0",      // the last unit of fuel
    "..k.../.ku.../..3.../....../....../1..... 5 30 12 12",   // killers on two sides
    "k.k.k./....../k.u.k./....../k.k.k./1....1 250 499 0 0",  // surrounded, near the last round
    "u1..../....../....../....../....../.....k 10 3 0 99",    // the last fuel, far behind
};

std::optional<std::string> fault_in(const Position& position, const std::string& answer) {
    const common::Expected<Action> action = parse_action(answer, position);
    if (!action) return action.error();
    if (*action == Action::End || *action == Action::GoOn) return std::nullopt;
    const common::Point to = destination(*user_cell(position), *action);
    if (!position.cells.contains(to) || position.cells.at(to) != killer_mark) return std::nullopt;
    return "that runs onto the killer at " + common::to_text(to) + ".";
}

}  // namespace

std::vector<common::BotExercise> bot_exercises() {
    const std::string start = start_line(6, 6, usual_max_rounds, "ahead");
    std::vector<common::BotExercise> all;
    for (const char* text : positions) {
        const common::Expected<Position> position = parse_position(text);
        assert(position);
        all.push_back({start, text, [position = *position](const std::string& answer) {
                           return fault_in(position, answer);
                       }});
    }
    return all;
}

}  // namespace submarines
