// session_person: a person at the prompt: selects and moves chips, asks for moves and hints, takes back, resigns.
#pragma once

#include <memory>
#include <string>

#include "common/console.hpp"
#include "corners/engine.hpp"
#include "corners/seat.hpp"
#include "corners/setup.hpp"

namespace corners {

// What a person may ask for besides moves. A peer on a network would not like either.
struct PersonRights {
    bool may_take_back = true;
    bool may_ask_for_hints = true;
};

// The seat of a person; `engine` gives the hints.
[[nodiscard]] std::unique_ptr<Seat> seat_person(const common::Player& player, Side side,
                                                const PersonRights& rights, Engine& engine,
                                                common::Console& console);

// What such a person is asked, for a session that waits for other things at the same time, with the answer to a
// line that was typed: a decision, or nothing if the line was answered or refused.
class PersonDialogue {
public:
    PersonDialogue(const common::Player& player, Side side, const PersonRights& rights, Engine& engine,
                   common::Console& console);

    [[nodiscard]] common::Prompt prompt(const Game& game) const;
    [[nodiscard]] std::optional<Decision> interpret(const Game& game, const std::string& line);

    // Nothing is selected any more.
    void start_turn() { selected_.reset(); }

private:
    [[nodiscard]] std::optional<Decision> interpret_cells(const Game& game, const std::string& line);
    [[nodiscard]] std::optional<Decision> make_move(const Game& game, Move move);
    void select(const Game& game, Point cell);
    void show_moves(const Game& game, const std::string& which);
    void show_hint(const Game& game);
    [[nodiscard]] std::optional<Decision> take_back(const Game& game);

    std::string who_;
    Side side_;
    PersonRights rights_;
    Engine& engine_;
    common::Console& console_;
    std::optional<Point> selected_;
};

}  // namespace corners
