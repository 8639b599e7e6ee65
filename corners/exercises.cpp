#include "corners/exercises.hpp"

#include <optional>
#include <string>

#include "corners/seating.hpp"

namespace corners {

namespace {

common::BotExercise exercise(const Setup& setup, const std::string& text) {
    const Position position = *parse_position(text);
    return {start_line(setup, position.to_move), text,
            [position](const std::string& answer) -> std::optional<std::string> {
                const Expected<Decision> decision = parse_answer(position, answer);
                return decision ? std::nullopt : std::optional(decision.error());
            }};
}

}  // namespace

std::vector<common::BotExercise> bot_exercises(const Setup& setup) {
    std::vector<common::BotExercise> exercises;
    for (const std::string text : {
             // The start, and after some moves.
             "bbbbb.../bbbb..../bbb...../bb.....w/b.....ww/.....www/....wwww/...wwwww w",
             "bbbbb.../bbb.b.../bbb...../bb....w./b.....ww/.....www/...wwww./...wwwww w",
             // The middle of a game, and its end.
             "bb....../bbb...../.b.b..../..b.w.../...w.w../....ww../.....www/......ww w",
             "ww....../www...../.w.w..../..w...../.....w../....bb../.....bbb/......bb w",
             // A chain of jumps along a row, and one in a ring.
             "......../......../......../......../......../wb.b.b../......../........ w",
             "......../......../......../...wb.../...b.b../....b.../......../........ w",
             // In a corner, with jumps alone; and with one move alone.
             "wb....../b......./......../......../......../......../......../........ w",
             "wbb...../b......./......../......../......../......../......../........ w",
             // One chip left to bring home, far from all others.
             "wwwww.../wwww..../www...../ww....../......../......w./......../.......b w",
             // The same as Black, turned by half a turn.
             "bbbbb.../.bbbb.../bbb...../bb.....w/.b....ww/.....www/...w.www/...wwwww b",
             "bb....../bbb...../..bb..../..b.b.../...b.w../....w.w./.....www/......ww b",
             "......../......../..w.w.wb/......../......../......../......../........ b",
             "......../......../...w..../..w.w.../...wb.../......../......../........ b",
             "......../......../......../......../......../......../.......w/......wb b",
             "......../......../......../......../......../......../.......w/.....wwb b",
             "w......./......../.b....../......../......bb/.....bbb/....bbbb/...bbbbb b",
         }) {
        exercises.push_back(exercise(setup, text));
    }
    return exercises;
}

}  // namespace corners
