#include "slimetrail/view.hpp"

#include "common/board_view.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"
#include "slimetrail/typed_move.hpp"

namespace slimetrail {

namespace {

constexpr std::size_t line_width = 80;

const common::Palette colours{{'G', "32"}, {'R', "31"}, {'@', "1"}, {'#', "90"}};

std::string ending_sentence(const Game& game, const Tally& tally) {
    const Position& position = game.position();
    if (!game.ending()->forfeit.empty()) return game.ending()->forfeit + ".";
    for (const Side owner : {Side::Green, Side::Red}) {
        if (position.piece == goal(position, owner))
            return "The piece is in the goal of " + seat_text(tally, owner) + ".";
    }
    return seat_text(tally, position.to_move) + " cannot move.";
}

// What is awaited from whom, or how the game ended.
std::string turn_sentence(const Game& game, const Tally& tally) {
    if (game.ending()) return ending_sentence(game, tally);
    const Position& position = game.position();
    const std::string who = seat_text(tally, position.to_move);
    const std::string to = moves_text(position) + ".";
    if (!game.awaits_choice()) return who + " can move to " + to;
    return who + " can accept the start, so that " + seat_text(tally, opponent(position.to_move)) +
           " moves next, or move to " + to;
}

std::string slime_text(const Position& position) {
    std::vector<std::string> slimed;
    for (const Point cell : position.cells.points()) {
        if (position.cells.at(cell) == Cell::Slime) slimed.push_back(common::to_text(cell));
    }
    if (slimed.empty()) return "No cell is slimed.";
    return "Slimed " + std::string(slimed.size() == 1 ? "is " : "are ") + common::join(slimed, "; ") + ".";
}

}  // namespace

std::string seat_text(const Tally& tally, Side side) {
    return to_text(side) + " (" + tally.player(side).name() + ")";
}

std::string counters_text(const Tally& tally) {
    const auto count = [&](Side side) {
        return seat_text(tally, side) + ' ' + std::to_string(tally.player(side).score());
    };
    return count(Side::Green) + ", " + count(Side::Red) + ", draws " + std::to_string(tally.draws);
}

std::string board_text(const Position& position, bool has_colour) {
    const std::string rows = to_text(position);
    const auto letters = common::parse_one_line(rows.substr(0, rows.find(' ')), "GR@#.", max_size, max_size);
    return common::board_text(*letters, has_colour ? colours : common::Palette{});
}

std::string refresh_text(const Game& game, const Tally& tally, bool has_colour) {
    return board_text(game.position(), has_colour) + counters_text(tally) + '\n' +
           common::wrapped(turn_sentence(game, tally), line_width);
}

std::string description(const Game& game, const Tally& tally) {
    const Position& position = game.position();
    const std::string sentences = "The board has " + std::to_string(position.cells.rows()) + " rows and " +
                                  std::to_string(position.cells.cols()) +
                                  " columns. Green's goal is 1,1, Red's goal is " +
                                  common::to_text(goal(position, Side::Red)) + ". The piece is on " +
                                  common::to_text(position.piece) + ". " + slime_text(position) + ' ' +
                                  turn_sentence(game, tally) + " Games won: " + counters_text(tally) + '.';
    return common::wrapped(sentences, line_width);
}

}  // namespace slimetrail
