#include "corners/outlook.hpp"

#include <algorithm>

namespace corners {

void Outlook::start(const Game& game) {
    rules_ = game.rules();
    root_side_ = index(game.position().to_move);
    moves_made_ = game.moves();
    moves_of_ = {game.moves_of(Side::White), game.moves_of(Side::Black)};
    earlier_.clear();
    for (const Position& position : game.positions()) earlier_.push_back(node_of(position, evaluation_).key);
    earlier_.pop_back();
    may_be_earlier_.reset();
    for (const std::uint64_t key : earlier_) may_be_earlier_.set(key % may_be_earlier_.size());
}

// Walls count against the side at the root alone, those that it is behind as those that it makes: an enemy need not
// know that it loses by them too, and whoever waits for it to open them may wait for ever.
int Outlook::static_score(const Node& node, std::size_t side) const {
    const int walls =
        evaluation_.walls(node.chips, root_side_) + evaluation_.walled_in(node.chips, root_side_);
    return node.costs[1 - side] - node.costs[side] + (side == root_side_ ? -walls : walls) +
           evaluation_.tempo();
}

// The rules want a position three times; the second time is taken for the third, since whoever came back to it once
// can do so again.
bool Outlook::is_draw(std::uint64_t key, int ply) const {
    if (moves_made_ + ply >= rules_.max_moves) return true;
    for (int i = ply - 2; i >= 0; i -= 2) {
        if (path_[static_cast<std::size_t>(i)] == key) return true;
    }
    return may_be_earlier_[key % may_be_earlier_.size()] &&
           std::find(earlier_.begin(), earlier_.end(), key) != earlier_.end();
}

bool Outlook::can_finish(const Node& node, std::size_t side) const {
    const Bits outside = node.chips[side] & ~evaluation_.goal(side);
    if (count(outside) != 1) return false;
    const Bits occupied = node.chips[0] | node.chips[1];
    return (destinations(outside, occupied, Jumps(occupied)) & evaluation_.goal(side)) != 0;
}

// The side holds every cell that the enemy still lacks, and all other chips of the enemy stand on its goal or beside
// it. The rules would let the side stay there for ever, for a draw; the engine takes it for lost, so that it leaves
// its home in time, and leaves it at last when it is late.
bool Outlook::is_blocking(const Node& node, std::size_t side) const {
    const std::size_t enemy = 1 - side;
    const Bits lacking = evaluation_.goal(enemy) & ~node.chips[enemy];
    return lacking != 0 && (lacking & ~node.chips[side]) == 0 &&
           (node.chips[enemy] & ~evaluation_.near(enemy)) == 0;
}

std::optional<int> Outlook::score_of_end(const Node& next, std::size_t side, int ply) const {
    const int win = win_score - ply - 1;
    const std::size_t enemy = 1 - side;
    if ((next.chips[side] & ~evaluation_.goal(side)) == 0) {
        const bool has_reply = rules_.last_reply && side == index(Side::White);
        return has_reply && can_finish(next, enemy) ? 0 : win;
    }
    const int own_plies = ply / 2 + 1;  // of this side since the root, this one included
    if (rules_.home_limit && moves_of_[side] + own_plies >= *rules_.home_limit &&
        (next.chips[side] & evaluation_.home(side)) != 0) {
        return -win;
    }
    return is_blocking(next, side) ? std::optional(-win) : std::nullopt;
}

// By its walls, and above all if no guest can go forward at all. Then the enemy could only move elsewhere, to and fro,
// and neither side would finish.
int Outlook::hindrance(const Node& node) const {
    return evaluation_.walls(node.chips, root_side_) +
           (evaluation_.are_guests_stuck(node.chips, root_side_) ? win_score : 0);
}

int Outlook::least_hindrance(const Node& root) const {
    const Bits occupied = root.chips[0] | root.chips[1];
    const Jumps jumps(occupied);
    int least = 2 * win_score;
    for (Bits left = root.chips[root_side_]; left != 0; left &= left - 1) {
        for (Bits cells = destinations(left & -left, occupied, jumps); cells != 0; cells &= cells - 1) {
            const Ends move{lowest_cell(left), lowest_cell(cells)};
            const Node next = after(root, root_side_, move, evaluation_);
            if (!score_of_end(next, root_side_, 0)) least = std::min(least, hindrance(next));
        }
    }
    return least;
}

}  // namespace corners
