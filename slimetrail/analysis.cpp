#include "slimetrail/analysis.hpp"

#include <algorithm>

#include "common/board_view.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"
#include "slimetrail/perfect.hpp"

namespace slimetrail {

namespace {

// "W 13 (56.5 %), D 0 (0.0 %), L 10 (43.5 %)", rounded half up.
std::string shares_text(const Grid<char>& map) {
    const int all = map.size() - 2;
    std::vector<std::string> shares;
    for (const char value : {'W', 'D', 'L'}) {
        const int count = map.count(value);
        const int per_mille = (2000 * count + all) / (2 * all);
        shares.push_back(std::string(1, value) + ' ' + std::to_string(count) + " (" +
                         std::to_string(per_mille / 10) + '.' + std::to_string(per_mille % 10) + " %)");
    }
    return common::join(shares, ", ");
}

std::string ending_text(Result result) {
    if (result == Result::Draw) return "draw";
    return result == Result::GreenWins ? "Green wins" : "Red wins";
}

std::string line_text(Solver& solver, Position position) {
    const std::vector<Point> line = perfect_line(solver, position);
    std::string text = "Line:";
    for (const Point to : line) {
        text += ' ' + common::to_text(to);
        apply(position, to);
    }
    return text + " (" + ending_text(result(position).value()) + ")";
}

}  // namespace

std::string start_map_text(Solver& solver, int rows, int cols) {
    const StartMap map = map_of_starts(solver, rows, cols);
    return "Green to move:\n" + common::board_text(map.green) + shares_text(map.green) +
           "\n\nRed to move:\n" + common::board_text(map.red) + shares_text(map.red) + '\n';
}

std::string position_text(Solver& solver, const Position& position) {
    std::string text = "Value: " + std::string(1, letter(solver.value(position))) + '\n';
    for (const ValuedMove& move : valued_moves(solver, position)) {
        text += common::to_text(move.to) + ' ' + letter(move.value) + '\n';
    }
    return text + common::wrapped(line_text(solver, position), 80);
}

std::string one_line_text(Solver& solver, const Position& position) {
    std::string text{letter(solver.value(position)), ' ', '|'};
    for (const ValuedMove& move : valued_moves(solver, position)) {
        text += ' ' + common::to_text(move.to) + ':' + letter(move.value);
    }
    return text;
}

}  // namespace slimetrail
