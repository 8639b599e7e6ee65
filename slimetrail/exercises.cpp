#include "slimetrail/exercises.hpp"

#include <optional>
#include <string>

#include "slimetrail/seating.hpp"

namespace slimetrail {

namespace {

// A position whose moves are checked, and nothing else: a bot need not play well to be right.
common::BotExercise exercise(const std::string& position, bool has_choice) {
    const Game game(*parse_position(position), has_choice);
    return {start_line(game.position().to_move, Size{}), turn_line(game),
            [game](const std::string& answer) -> std::optional<std::string> {
                const common::Expected<Decision> decision = parse_answer(game, answer);
                if (decision) return std::nullopt;
                return decision.error();
            }};
}

}  // namespace

std::vector<common::BotExercise> bot_exercises() {
    return {
        exercise("G..../...../..@../...../....R g", true),   // the pie rule: to take, or to move
        exercise("G@.../...../...../...../....R g", true),   // the same beside a goal
        exercise("G..../...../..@../...../....R g", false),  // all four ways are open
        exercise("G...@/...../...../...../....R g", false),  // in a corner
        exercise("G..../...../@..../...../....R g", false),  // at an edge
        exercise("G..../.###./.#@#./...#./....R g", false),  // one way only
        exercise("G##../@#.../.#.../.#.../.#..R g", false),  // a win, or a way to nowhere
        exercise("G..../...../...../...##/..#@R g", false),  // only the other's goal is left
        exercise("G..../..###/###@#/#..../##..R g", false),  // a long trail

        // The same as Red.
        exercise("G..../...../..@../...../....R r", false),
        exercise("G..../...../...../...../@...R r", false),
        exercise("G..../.###./.#@#./...#./....R r", false),
        exercise("G##../@#.../.#.../.#.../.#..R r", false),
        exercise("G..../..###/###@#/#..../##..R r", false),
    };
}

}  // namespace slimetrail
