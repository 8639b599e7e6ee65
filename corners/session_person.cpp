#include "corners/session_person.hpp"

#include "common/notation.hpp"
#include "common/text.hpp"
#include "corners/view.hpp"

namespace corners {

using common::Console;
using common::Player;
using common::Prompt;

namespace {

class PersonSeat : public Seat {
public:
    PersonSeat(const Player& player, Side side, const PersonRights& rights, Engine& engine, Console& console)
        : dialogue_(player, side, rights, engine, console), console_(console) {}

    [[nodiscard]] Decision decide(const Game& game) override {
        dialogue_.start_turn();
        while (true) {
            const std::string line = console_.ask(dialogue_.prompt(game));
            if (const std::optional<Decision> decision = dialogue_.interpret(game, line)) return *decision;
        }
    }

private:
    PersonDialogue dialogue_;
    Console& console_;
};

// Whether the side has had a turn before this one in which it was not forced to pass.
bool has_earlier_turn(const Game& game, Side side) {
    for (std::size_t i = 0; i + 1 < game.positions().size(); ++i) {
        const Position& earlier = game.positions()[i];
        if (earlier.to_move == side && can_move(earlier, side)) return true;
    }
    return false;
}

}  // namespace

std::unique_ptr<Seat> seat_person(const Player& player, Side side, const PersonRights& rights, Engine& engine,
                                  Console& console) {
    return std::make_unique<PersonSeat>(player, side, rights, engine, console);
}

PersonDialogue::PersonDialogue(const Player& player, Side side, const PersonRights& rights, Engine& engine,
                               Console& console)
    : who_(seat_text(side, player)), side_(side), rights_(rights), engine_(engine), console_(console) {}

Prompt PersonDialogue::prompt(const Game& game) const {
    const Move example = legal_moves(game.position()).front();
    const std::string cell = common::to_text(example.from);
    Prompt prompt;
    if (selected_) {
        prompt.awaited = who_ + ", where to from " + common::to_text(*selected_) + ":";
    } else {
        prompt.awaited = who_ + ", your move:";
    }
    prompt.commands = {{to_text(example), "move the chip from the first cell to the second"},
                       {cell, "select that chip; then type where to, or the same again to deselect"},
                       {"moves", "list all moves"},
                       {"moves " + cell, "list the moves of that chip, with their ways"}};
    if (rights_.may_take_back) prompt.commands.push_back({"undo", "go back to your previous turn"});
    if (rights_.may_ask_for_hints) prompt.commands.push_back({"hint", "ask the engine for a move"});
    prompt.commands.push_back({"resign", "give the game up"});
    prompt.board = [&game, this] {
        return board_text(game, selected_, console_.has_colour()) + state_text(game);
    };
    prompt.describe = [&game] { return description(game); };
    return prompt;
}

std::optional<Decision> PersonDialogue::interpret(const Game& game, const std::string& line) {
    const std::string typed = common::lower_case(line);
    const std::vector<std::string> words = common::split_words(typed);
    if (!words.empty() && words[0] == "moves") {
        show_moves(game, typed.substr(words[0].size()));
    } else if (typed == "undo" && rights_.may_take_back) {
        return take_back(game);
    } else if (typed == "hint" && rights_.may_ask_for_hints) {
        show_hint(game);
    } else if (typed == "resign") {
        console_.accept();
        return Resign{};
    } else if (common::looks_like_cells(typed)) {
        return interpret_cells(game, typed);
    } else {
        console_.error("'" + common::printable(line, 20) + "' is no move; type two cells such as " +
                       to_text(legal_moves(game.position()).front()) + ", or help.");
    }
    return std::nullopt;
}

std::optional<Decision> PersonDialogue::interpret_cells(const Game& game, const std::string& line) {
    const auto cells = common::parse_cells(line, board_size, board_size);
    if (!cells) {
        console_.error(cells.error());
        return std::nullopt;
    }
    if (cells->size() == 2) return make_move(game, {(*cells)[0], (*cells)[1]});
    const Point cell = cells->front();
    const bool is_own = game.position().cells.at(cell) == chip(side_);
    if (selected_ && !is_own) return make_move(game, {*selected_, cell});
    if (selected_ == cell) {
        selected_.reset();
        console_.say(board_text(game, selected_, console_.has_colour()));
    } else {
        select(game, cell);
    }
    return std::nullopt;
}

std::optional<Decision> PersonDialogue::make_move(const Game& game, Move move) {
    if (const auto wrong = fault(game.position(), move)) {
        console_.error(*wrong);
        return std::nullopt;
    }
    // The whole move, also if its first cell was typed on a line of its own.
    console_.record(to_text(move));
    return move;
}

void PersonDialogue::select(const Game& game, Point cell) {
    const Position& position = game.position();
    if (position.cells.at(cell) != chip(side_)) {
        // Any move from there is wrong for the same reason.
        return console_.error(fault(position, {cell, half_turn(cell)}).value());
    }
    if (destinations(position, cell).empty()) {
        return console_.error("the chip on " + common::to_text(cell) +
                              " cannot move; capital letters mark those that can.");
    }
    selected_ = cell;
    console_.say(board_text(game, selected_, console_.has_colour()));
}

void PersonDialogue::show_moves(const Game& game, const std::string& which) {
    if (common::trim(which).empty()) return console_.tell(moves_text(legal_moves(game.position())));
    const auto cell = common::parse_cell(which, board_size, board_size);
    if (!cell) return console_.error(cell.error());
    if (game.position().cells.at(*cell) != chip(side_)) {
        return console_.error(fault(game.position(), {*cell, half_turn(*cell)}).value());
    }
    const std::string moves = moves_text(game.position(), *cell);
    console_.tell(moves.empty() ? "The chip on " + common::to_text(*cell) + " cannot move." : moves);
}

void PersonDialogue::show_hint(const Game& game) {
    Limits limits;
    limits.nodes = SearchBounds::usual_nodes;
    const Move move = engine_.search(game, limits).move;
    console_.tell("Hint: " + to_text(move) + " (" + way_text(game.position(), move) + ")");
}

std::optional<Decision> PersonDialogue::take_back(const Game& game) {
    if (!has_earlier_turn(game, side_)) {
        console_.error("this is your first turn; there is nothing to take back.");
        return std::nullopt;
    }
    console_.accept();
    return TakeBack{};
}

}  // namespace corners
