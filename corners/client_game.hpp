// client_game: a client's own copy of the game that the server judges, and who plays our side of it.
//
// Errors    common::RunError if what the server tells is no game of Corners
#pragma once

#include <memory>
#include <optional>

#include "corners/client.hpp"
#include "corners/notice.hpp"
#include "corners/seat.hpp"
#include "corners/session_person.hpp"

namespace corners {

class ClientGame {
public:
    ClientGame(const ClientSettings& settings, Side our_side, const Terms& terms, const Position& start,
               common::Console& console);

    [[nodiscard]] Side side() const { return side_; }
    [[nodiscard]] const Game& game() const { return game_; }
    // Our side is to move, and can: else the server passes for us.
    [[nodiscard]] bool is_our_turn() const;

    // Who plays our side: a person, or else a seat.
    [[nodiscard]] PersonDialogue* person() { return person_ ? &*person_ : nullptr; }
    [[nodiscard]] Seat* seat() { return seat_.get(); }

    // What happened, in a sentence, after which it has.
    std::string follow(const MovedNotice& moved);

    // Throws unless this is the position that we know.
    void check(const StateNotice& state) const;

private:
    Side side_;
    Game game_;
    Engine engine_;
    std::optional<PersonDialogue> person_;
    std::unique_ptr<Seat> seat_;
};

}  // namespace corners
