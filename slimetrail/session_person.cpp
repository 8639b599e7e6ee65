#include "slimetrail/session_person.hpp"

#include "common/notation.hpp"
#include "common/text.hpp"
#include "slimetrail/perfect.hpp"
#include "slimetrail/typed_move.hpp"

namespace slimetrail {

using common::Command;
using common::Console;
using common::Prompt;

namespace {

const std::vector<Command> session_commands{{"new", "give this game up, uncounted, for a new one"},
                                            {"size 5", "the same on a board of 5 rows and columns"},
                                            {"size 6x9", "the same on a board of 6 rows and 9 columns"},
                                            {"refresh", "the same on 5x5, with all counters at zero"},
                                            {"scores", "show the counters"}};

Prompt prompt_about(const Game& game, const Tally& tally, const Console& console) {
    Prompt prompt;
    prompt.board = [&] { return refresh_text(game, tally, console.has_colour()); };
    prompt.describe = [&] { return description(game, tally); };
    return prompt;
}

bool is_session_command(const std::string& word) {
    return word == "new" || word == "size" || word == "refresh" || word == "scores";
}

// A line that starts with one of the commands above: a new game if it asks for one.
std::optional<NewGame> interpret_command(const std::vector<std::string>& words, const Tally& tally,
                                         Console& console) {
    NewGame wanted;
    if (words[0] == "size") {
        const auto size = parse_size(words.size() == 2 ? words[1] : "");
        if (!size) {
            console.error(size.error());
            return std::nullopt;
        }
        wanted.size = *size;
    } else if (words.size() > 1) {
        console.error("'" + words[0] + "' stands alone; nothing may follow it.");
        return std::nullopt;
    }
    if (words[0] == "scores") {
        console.tell(counters_text(tally));
        return std::nullopt;
    }
    if (words[0] == "refresh") wanted = {Size{}, true};
    console.accept();
    return wanted;
}

class PersonSeat : public Seat {
public:
    PersonSeat(Side side, const Tally& tally, Solver& solver, Console& console)
        : side_(side), tally_(tally), solver_(solver), console_(console) {}

    [[nodiscard]] Decision decide(const Game& game) override {
        while (true) {
            const std::string line = console_.ask(prompt(game));
            if (const std::optional<Decision> decision = interpret(game, line)) return *decision;
        }
    }

private:
    [[nodiscard]] Prompt prompt(const Game& game) const {
        const std::string example = common::to_text(legal_moves(game.position()).front());
        Prompt prompt = prompt_about(game, tally_, console_);
        prompt.awaited = seat_text(tally_, side_) +
                         (game.awaits_choice() ? ", accept the start or move first:" : ", your move:");
        if (game.awaits_choice())
            prompt.commands.push_back({"accept", "take the start; then the other moves"});
        prompt.commands.push_back({example, "move the piece to that cell"});
        prompt.commands.push_back({"north", "move it that way; also east, south, west, or n, e, s, w"});
        prompt.commands.push_back({"undo", "go back to your previous choice"});
        prompt.commands.push_back({"hint", "what the position is worth, and a best move"});
        prompt.commands.insert(prompt.commands.end(), session_commands.begin(), session_commands.end());
        return prompt;
    }

    [[nodiscard]] std::optional<Decision> interpret(const Game& game, const std::string& line) {
        const std::string typed = common::lower_case(line);
        const std::vector<std::string> words = common::split_words(typed);
        if (!words.empty() && is_session_command(words[0])) {
            if (const auto wanted = interpret_command(words, tally_, console_)) return Decision{*wanted};
        } else if (typed == "undo") {
            return take_back(game);
        } else if (typed == "hint") {
            show_hint(game);
        } else if (looks_like_move(typed)) {
            return move(game, typed);
        } else {
            console_.error("'" + common::printable(line, 40) + "' is no move; type a cell, such as " +
                           common::to_text(legal_moves(game.position()).front()) + ", or help.");
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Decision> move(const Game& game, const std::string& typed) {
        const auto chosen = parse_move(game, typed);
        if (!chosen) {
            console_.error(chosen.error());
            return std::nullopt;
        }
        console_.accept();
        return std::visit([](const auto& choice) { return Decision{choice}; }, *chosen);
    }

    [[nodiscard]] std::optional<Decision> take_back(const Game& game) {
        if (!game.can_take_back()) {
            console_.error("this is your first choice; there is nothing to take back.");
            return std::nullopt;
        }
        console_.accept();
        return TakeBack{};
    }

    void show_hint(const Game& game) {
        const Position& position = game.position();
        const bool takes = game.awaits_choice() && is_better_to_take(solver_, position);
        Position judged = position;
        if (takes) judged.to_move = opponent(position.to_move);
        const Value value = takes ? -solver_.value(judged) : solver_.value(judged);
        const std::string best = takes ? "accept" : common::to_text(perfect_move(solver_, position));
        console_.tell("Hint: " + best + " (" + words_for(value) + ")");
    }

    static std::string words_for(Value value) {
        if (value == Value::Draw) return "value D: a draw if nobody errs";
        return value == Value::Win ? "value W: you win if you do not err"
                                   : "value L: you lose if the other does not err";
    }

    Side side_;
    const Tally& tally_;
    Solver& solver_;
    Console& console_;
};

}  // namespace

std::unique_ptr<Seat> seat_person(Side side, const Tally& tally, Solver& solver, Console& console) {
    return std::make_unique<PersonSeat>(side, tally, solver, console);
}

NewGame ask_for_new_game(const Game& game, const Tally& tally, Console& console) {
    Prompt prompt = prompt_about(game, tally, console);
    prompt.awaited = "The game is over: new, size, refresh, scores or quit:";
    prompt.commands = {{"new", "play another game"}};
    prompt.commands.insert(prompt.commands.end(), session_commands.begin() + 1, session_commands.end());
    while (true) {
        const std::string line = console.ask(prompt);
        const std::vector<std::string> words = common::split_words(common::lower_case(line));
        if (words.empty() || !is_session_command(words[0])) {
            console.error("'" + common::printable(line, 40) +
                          "' is no command after a game; type new, size, refresh, scores or quit.");
        } else if (const auto wanted = interpret_command(words, tally, console)) {
            return *wanted;
        }
    }
}

}  // namespace slimetrail
