// rules: the pursuit on a grid: the position, what each side may do, and when play ends. It knows no
// strategy.
//
// Rules     The user's submarine moves like a rook by one cell and burns a unit of fuel for it; killers
//           move like a king by one cell and never run out. A round is the user's turn, then the
//           computer's. The user's submarine collects fuel cells (score and fuel); a killer beside it
//           must capture it, else a killer beside fuel must eat the largest, else it goes to any free
//           cell. A killer that can move must.
// Units     cells count from 0 in code; fuel in units; one character a cell, as on the screen
// Text form a position is its rows, then fuel, rounds, the user's score, the computer's score:
//
//               u..k/.3o. 10 1 0 0
//
//           an action is what a person types: "a" left, "d" right, "w" up, "x" down, "" go on without fuel,
//           "end"
// Errors    parse_...() return the sentence; all else asserts
//
// Example   u . . k     k a killer, u the user's submarine, o an obstacle, . water,
//           . 3 o .     1 ... 9 a fuel cell of that value
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"
#include "common/grid.hpp"
#include "common/point.hpp"

namespace submarines {

inline constexpr char water = '.';
inline constexpr char obstacle = 'o';
inline constexpr char user_mark = 'u';
inline constexpr char killer_mark = 'k';
inline constexpr std::string_view all_marks = ".o123456789uk";

inline constexpr int smallest_side = 2;
inline constexpr int largest_side = 26;
inline constexpr int fuel_at_start = 10;
inline constexpr int capture_score = 100;
inline constexpr int usual_max_rounds = 500;

[[nodiscard]] bool is_fuel(char mark);
[[nodiscard]] int fuel_value(char mark);  // 0 for what is no fuel

struct Position {
    common::Grid<char> cells;  // a destroyed submarine is not there any more
    int fuel = fuel_at_start;
    int rounds = 0;  // the one that is being played counts
    int user_score = 0;
    int computer_score = 0;

    friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] common::Expected<Position> parse_position(std::string_view text);

[[nodiscard]] std::optional<common::Point> user_cell(const Position& position);
[[nodiscard]] std::vector<common::Point> killer_cells(const Position& position);  // in reading order
[[nodiscard]] bool has_fuel_cells(const Position& position);

// The user's submarine can move if it has fuel and a neighbour that is neither outside nor an obstacle.
[[nodiscard]] bool can_user_move(const Position& position);

// Where the killer may go now, in the order of directions8: onto the user's submarine if it is beside
// it; else onto the largest fuel beside it; else to any cell that is inside, no obstacle and no killer.
// Empty: it is passed over.
[[nodiscard]] std::vector<common::Point> killer_targets(const Position& position, common::Point killer);

enum class Action { Left, Right, Up, Down, GoOn, End };

// Which actions there are depends on the fuel: without any it is "" (go on) or "end", else a letter or "end".
[[nodiscard]] common::Expected<Action> parse_action(std::string_view text, const Position& position);
[[nodiscard]] std::string to_text(Action action);
// The cell beside `from` that a move leads to; it may lie outside. Precondition: neither GoOn nor End.
[[nodiscard]] common::Point destination(common::Point from, Action action);

// The line that a bot is sent first: "start submarines user 10x10 500 ahead", its seat, the grid, the
// limit of rounds, the killers' strategy.
[[nodiscard]] std::string start_line(int rows, int cols, int max_rounds, const std::string& killers);

// One killer's move.
struct Step {
    common::Point from;
    common::Point to;
    friend bool operator==(const Step&, const Step&) = default;
};

// What a side's action did, for the narration.
enum class Deed { Moved, TookFuel, LeftGrid, HitObstacle, Destroyed, Waited };

// A move outside or onto an obstacle fails, costs no fuel, and still is the turn.
// Preconditions: the user's submarine is there; not End; GoOn without fuel, a move with some.
Deed move_user(Position& position, Action action);
// Precondition: `step` is one of the killer's targets.
Deed move_killer(Position& position, const Step& step);

enum class Ending { UserEnded, Destroyed, NoFuelCells, NoKillers, NobodyCanMove, RoundLimit };

// Why play is over in this position, whoever's turn it is; the user's `end` and the limit of rounds are
// no matter of the position.
[[nodiscard]] std::optional<Ending> ending(const Position& position);

enum class Winner { User, Computer, Nobody };

// Who has won if play ends here: the computer if the submarine is destroyed, else the user if there are no
// killers, else the higher score.
[[nodiscard]] Winner winner(const Position& position);

// The winner's score first: "user wins 24 to 9", "computer wins 109 to 24 (submarine destroyed)", "draw
// 9 to 9". Empty brackets are left out.
[[nodiscard]] std::string result_text(Winner winner, int user_score, int computer_score,
                                      const std::string& why);
[[nodiscard]] std::string result_text(const Position& position);

}  // namespace submarines
