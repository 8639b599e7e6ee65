#include "corners/client_game.hpp"

#include <algorithm>

#include "common/notation.hpp"
#include "common/program.hpp"
#include "corners/seating.hpp"
#include "corners/view.hpp"

namespace corners {

namespace {

using common::RunError;

// The layout of which a game's first position is the start.
Layout layout_of(const std::string& name, const Position& start) {
    std::string rows = common::one_line(start.cells);
    std::replace(rows.begin(), rows.end(), '/', '\n');
    try {
        return Layout(name, common::DataFile("the server's layout", rows));
    } catch (const common::DataError& fault) {
        throw RunError(fault.what());
    }
}

}  // namespace

ClientGame::ClientGame(const ClientSettings& settings, Side our_side, const Terms& terms,
                       const Position& start, common::Console& console)
    : side_(our_side), game_(layout_of(terms.layout, start), terms.rules, start), engine_(game_.layout()) {
    if (settings.player.is_human()) {
        person_.emplace(settings.player, side_, PersonRights{false, false}, engine_, console);
        return;
    }
    const Setup setup{.layout = game_.layout(),
                      .rules = terms.rules,
                      .start = start,
                      .players = {settings.player, settings.player},
                      .search = settings.search,
                      .bot_seconds = settings.bot_seconds};
    seat_ = seat_computer(setup, side_, settings.seed, engine_);
}

bool ClientGame::is_our_turn() const {
    return !game_.result() && game_.position().to_move == side_ && !game_.must_pass();
}

std::string ClientGame::follow(const MovedNotice& moved) {
    const Position& here = game_.position();
    const bool is_next = !game_.result() && moved.number == game_.moves() + 1 && moved.side == here.to_move;
    const bool is_possible = is_next && (moved.move ? !fault(here, *moved.move) : game_.must_pass());
    if (!is_possible) throw RunError("the server sent a move that cannot be: " + to_text(Notice{moved}));
    if (!moved.move) {
        game_.pass();
        return name(moved.side) + " cannot move and passes.";
    }
    const std::string sentence = name(moved.side) + " moves " + way_text(here, *moved.move) + ".";
    game_.play(*moved.move);
    if (person_) person_->start_turn();
    return sentence;
}

void ClientGame::check(const StateNotice& state) const {
    if (state.moves == game_.moves() && state.position == game_.position()) return;
    throw RunError("the server's board is not the one that we know: " + to_text(Notice{state}));
}

}  // namespace corners
