#include "slimetrail/game.hpp"

#include <cassert>
#include <utility>

#include "common/random.hpp"
#include "common/text.hpp"

namespace slimetrail {

std::string to_text(const Ending& ending) {
    const std::string moves = common::counted(ending.moves, "move", "moves");
    if (ending.result == Result::Draw) return "draw after " + moves;
    const Side winner = ending.result == Result::GreenWins ? Side::Green : Side::Red;
    return to_text(winner) + " wins in " + moves + (ending.forfeit.empty() ? "" : ": " + ending.forfeit);
}

Game::Game(Position start, bool has_pie_rule) {
    states_.push_back({std::move(start), has_pie_rule});
    end_if_over();
}

void Game::take_start() {
    assert(awaits_choice() && !ending_);
    State taken = states_.back();
    taken.position.to_move = opponent(taken.position.to_move);
    taken.awaits_choice = false;
    states_.push_back(taken);
    was_taken_ = true;
}

void Game::play(Point to) {
    states_.push_back({after(position(), to), false});
    ++moves_;
    end_if_over();
}

void Game::forfeit(std::string what) {
    ending_ = Ending{win_of(opponent(position().to_move)), moves_, std::move(what)};
}

std::optional<std::size_t> Game::previous_choice() const {
    for (std::size_t i = states_.size() - 1; i-- > 0;) {
        if (states_[i].position.to_move == position().to_move) return i;
    }
    return std::nullopt;
}

void Game::take_back() {
    assert(can_take_back());
    states_.resize(previous_choice().value() + 1, states_.front());
    // What happened until a state is told by its cells: a move has slimed one, taking has not.
    was_taken_ = states_.size() > 1 && states_[1].position.piece == start();
    moves_ = static_cast<int>(states_.size()) - 1 - (was_taken_ ? 1 : 0);
    ending_.reset();
}

void Game::end_if_over() {
    if (const auto over = result(position())) ending_ = Ending{*over, moves_, ""};
}

Game new_game(int rows, int cols, std::uint64_t seed) {
    common::Random random(seed, common::Stream::Setup);
    const std::vector<Point> cells = start_cells(rows, cols);
    const int drawn = random.below(static_cast<int>(cells.size()));
    return Game(start_position(rows, cols, cells[static_cast<std::size_t>(drawn)]), true);
}

}  // namespace slimetrail
