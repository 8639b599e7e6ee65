#include "corners/engine.hpp"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <cstdlib>

#include "corners/move_order.hpp"
#include "corners/race.hpp"
#include "corners/table.hpp"

namespace corners {

namespace {

constexpr int infinite = win_score + 1;
constexpr int surely_won = win_score - 1000;  // any score beyond is a win that is seen
constexpr int table_bits = 19;                // 8 MB
constexpr std::uint64_t nodes_between_questions = 1024;

// By how much a position may still change with each ply that is left, in the two prunings.
constexpr int futility_margin = 150;
constexpr int futility_depth = 4;
constexpr int static_margin = 150;
constexpr int static_depth = 6;

// The width of the beam that looks for the way home, and how many nodes it takes the time of.
constexpr std::uint64_t nodes_of_race_width = 1000;
constexpr std::uint64_t narrowest_race = 50;
constexpr std::uint64_t widest_race = 1000;

constexpr std::size_t late_move = 3;  // from here on moves are reduced; more from the next two on
constexpr std::size_t later_move = 8;
constexpr std::size_t latest_move = 24;

// Scores of wins are counted from the root in the search, and from the position itself in the table.
int to_table(int score, int ply) {
    if (score > surely_won) return score + ply;
    return score < -surely_won ? score - ply : score;
}

int from_table(int score, int ply) {
    if (score > surely_won) return score - ply;
    return score < -surely_won ? score + ply : score;
}

bool cuts(const Entry& entry, int score, int alpha, int beta) {
    switch (entry.bound()) {
        case Bound::Exact:
            return true;
        case Bound::Lower:
            return score >= beta;
        case Bound::Upper:
            return score <= alpha;
        case Bound::None:
            return false;
    }
    return false;
}

// How much less deeply the move at this place of the order is looked at first.
int reduction(int depth, std::size_t place, int gain) {
    if (depth < 3 || place < late_move) return 0;
    return 1 + (place >= later_move ? 1 : 0) + (depth >= 7 && place >= latest_move ? 1 : 0) +
           (gain < 0 ? 1 : 0);
}

}  // namespace

class Engine::Search {
public:
    Search(const Layout& layout, const Weights& weights)
        : evaluation_(layout, weights),
          table_(table_bits),
          destinations_{destination_of(layout, Side::White), destination_of(layout, Side::Black)} {}

    Found run(const Game& game, const Limits& limits);

private:
    void start(const Game& game, const Limits& limits);
    int search(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta);
    int search_moves(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta, Ends first);
    int value_of(const Node& next, std::size_t side, int depth, int ply, int alpha, int beta, int reduced);
    int pass(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta);
    [[nodiscard]] std::optional<Move> race(const Game& game) const;
    [[nodiscard]] int last_ply(const Node& node, std::size_t side, int ply, int beta) const;
    [[nodiscard]] int static_score(const Node& node, std::size_t side) const;
    [[nodiscard]] std::optional<int> score_of_end(const Node& next, std::size_t side, int ply) const;
    [[nodiscard]] bool is_draw(std::uint64_t key, int ply) const;
    [[nodiscard]] bool can_finish(const Node& node, std::size_t side) const;
    [[nodiscard]] bool is_blocking(const Node& node, std::size_t side) const;
    [[nodiscard]] int hindrance(const Node& node) const;
    [[nodiscard]] int least_hindrance(const Node& root) const;
    void check_limits();

    Evaluation evaluation_;
    Table table_;
    MoveOrder order_;
    std::array<Destination, 2> destinations_;
    EndRules rules_;
    Limits limits_;
    std::uint64_t nodes_ = 0;
    bool is_stopped_ = false;
    std::size_t root_side_ = 0;
    int moves_made_ = 0;                  // before the root, of both sides
    std::array<int, 2> moves_of_{};       // and of each
    std::vector<std::uint64_t> earlier_;  // keys of the positions before the root
    std::bitset<4096> may_be_earlier_;    // and of their last 12 bits: most others are told apart by these
    std::array<std::uint64_t, most_plies + 1> path_{};  // and of those from the root to here
    Ends best_at_root_;
    int least_hindrance_ = 0;  // that a move at the root can leave
};

void Engine::Search::check_limits() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) is_stopped_ = true;
    if (nodes_ % nodes_between_questions == 0 && limits_.should_stop && limits_.should_stop())
        is_stopped_ = true;
}

// Walls count against the side at the root alone, those that it is behind as those that it makes: an enemy need not
// know that it loses by them too, and whoever waits for it to open them may wait for ever.
int Engine::Search::static_score(const Node& node, std::size_t side) const {
    const int walls =
        evaluation_.walls(node.chips, root_side_) + evaluation_.walled_in(node.chips, root_side_);
    return node.costs[1 - side] - node.costs[side] + (side == root_side_ ? -walls : walls) +
           evaluation_.tempo();
}

// The rules want a position three times; the second time is taken for the third, since whoever came back to it once
// can do so again.
bool Engine::Search::is_draw(std::uint64_t key, int ply) const {
    if (moves_made_ + ply >= rules_.max_moves) return true;
    for (int i = ply - 2; i >= 0; i -= 2) {
        if (path_[static_cast<std::size_t>(i)] == key) return true;
    }
    return may_be_earlier_[key % may_be_earlier_.size()] &&
           std::find(earlier_.begin(), earlier_.end(), key) != earlier_.end();
}

bool Engine::Search::can_finish(const Node& node, std::size_t side) const {
    const Bits outside = node.chips[side] & ~evaluation_.goal(side);
    if (count(outside) != 1) return false;
    const Bits occupied = node.chips[0] | node.chips[1];
    return (destinations(outside, occupied, Jumps(occupied)) & evaluation_.goal(side)) != 0;
}

// The side holds every cell that the enemy still lacks, and all other chips of the enemy stand on its goal or beside
// it. The rules would let the side stay there for ever, for a draw; the engine takes it for lost, so that it leaves
// its home in time, and leaves it at last when it is late.
bool Engine::Search::is_blocking(const Node& node, std::size_t side) const {
    const std::size_t enemy = 1 - side;
    const Bits lacking = evaluation_.goal(enemy) & ~node.chips[enemy];
    return lacking != 0 && (lacking & ~node.chips[side]) == 0 &&
           (node.chips[enemy] & ~evaluation_.near(enemy)) == 0;
}

// How much the side at the root stands in the way of its guests: by its walls, and above all if no guest can go
// forward at all. Then the enemy could only move elsewhere, to and fro, and neither side would finish.
int Engine::Search::hindrance(const Node& node) const {
    return evaluation_.walls(node.chips, root_side_) +
           (evaluation_.are_guests_stuck(node.chips, root_side_) ? win_score : 0);
}

// The least hindrance that a move at the root can leave, those aside that end the game. The others are not looked at:
// a search that sees at its leaves alone that guests are hindered plans to let them go with its last move, and puts
// that off for ever.
int Engine::Search::least_hindrance(const Node& root) const {
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

// What the position is worth to the side that has just moved into it, if that ends the game.
std::optional<int> Engine::Search::score_of_end(const Node& next, std::size_t side, int ply) const {
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

// The best of the moves of one ply, none of them played: each changes the score by what its chip gains.
int Engine::Search::last_ply(const Node& node, std::size_t side, int ply, int beta) const {
    if (can_finish(node, side)) return win_score - ply - 1;
    const Bits occupied = node.chips[0] | node.chips[1];
    const Jumps jumps(occupied);
    const int score = static_score(node, side) - 2 * evaluation_.tempo();
    int best = -infinite;
    for (Bits left = node.chips[side]; left != 0; left &= left - 1) {
        const int before = score + evaluation_.cost(side, lowest_cell(left));
        for (Bits cells = destinations(left & -left, occupied, jumps); cells != 0; cells &= cells - 1) {
            best = std::max(best, before - evaluation_.cost(side, lowest_cell(cells)));
        }
        if (best >= beta) break;
    }
    return best == -infinite ? score : best;
}

int Engine::Search::pass(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta) {
    if (count_moves(node.chips[1 - side], node.chips[side]) == 0) return 0;
    return -search(after_pass(node), 1 - side, depth - 1, ply + 1, -beta, -alpha);
}

// A move that is not the first is only to be proved worse: with a window of width 1, and less deeply if it is late
// in the order. What turns out better after all is searched again.
int Engine::Search::value_of(const Node& next, std::size_t side, int depth, int ply, int alpha, int beta,
                             int reduced) {
    const std::size_t enemy = 1 - side;
    int value = -search(next, enemy, depth - 1 - reduced, ply + 1, -alpha - 1, -alpha);
    if (value > alpha && reduced > 0) value = -search(next, enemy, depth - 1, ply + 1, -alpha - 1, -alpha);
    if (value > alpha && value < beta) value = -search(next, enemy, depth - 1, ply + 1, -beta, -alpha);
    return value;
}

int Engine::Search::search(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta) {
    check_limits();
    if (is_stopped_) return 0;
    if (ply > 0 && is_draw(node.key, ply)) return 0;
    if ((depth <= 1 && ply > 0) || ply + 1 >= most_plies) return last_ply(node, side, ply, beta);
    path_[static_cast<std::size_t>(ply)] = node.key;

    Ends first = no_ends;
    if (const Entry* entry = table_.find(node.key)) {
        first = {entry->from, entry->to};
        const int score = from_table(entry->score, ply);
        if (ply > 0 && entry->depth() >= depth && cuts(*entry, score, alpha, beta)) return score;
    }
    return search_moves(node, side, depth, ply, alpha, beta, first);
}

int Engine::Search::search_moves(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta,
                                 Ends first) {
    const int here = static_score(node, side);
    const bool is_scout = beta - alpha == 1;  // a window of width 1: only a bound is asked for
    const int margin = static_margin * depth;
    if (is_scout && depth <= static_depth && here - margin >= beta && beta > -surely_won)
        return here - margin;

    // What cannot come near the window any more is left out.
    const int slack = futility_margin * depth;
    const bool is_futile = is_scout && depth <= futility_depth && alpha > -surely_won;
    const int hopeless = is_futile ? alpha - here - slack : -infinite;
    MoveList& list = order_.list(node, side, ply, first, hopeless, evaluation_);
    if (list.moves.empty() && !list.best_left_out) return pass(node, side, depth, ply, alpha, beta);

    int best = list.best_left_out ? here + *list.best_left_out + slack : -infinite;
    Ends best_move = first;
    Bound bound = Bound::Upper;
    for (std::size_t i = 0; i < list.moves.size(); ++i) {
        MoveOrder::pick(list, i);
        const auto [rank, gain, move] = list.moves[i];
        const Node next = after(node, side, move, evaluation_);
        const std::optional<int> end = score_of_end(next, side, ply);
        if (ply == 0 && !end && hindrance(next) > least_hindrance_) continue;
        int value = 0;
        if (end) {
            value = *end;
        } else if (i == 0) {
            value = -search(next, 1 - side, depth - 1, ply + 1, -beta, -alpha);
        } else {
            value = value_of(next, side, depth, ply, alpha, beta, reduction(depth, i, gain));
        }
        if (is_stopped_) return 0;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        best_move = move;
        bound = Bound::Exact;
        if (ply == 0) best_at_root_ = move;
        if (value < beta) continue;
        bound = Bound::Lower;
        order_.remember_killer(ply, move);
        break;
    }
    table_.store(node.key, to_table(best, ply), best_move.from, best_move.to, depth, bound);
    return best;
}

void Engine::Search::start(const Game& game, const Limits& limits) {
    rules_ = game.rules();
    limits_ = limits;
    nodes_ = 0;
    is_stopped_ = false;
    root_side_ = index(game.position().to_move);
    moves_made_ = game.moves();
    moves_of_ = {game.moves_of(Side::White), game.moves_of(Side::Black)};
    earlier_.clear();
    for (const Position& position : game.positions()) earlier_.push_back(node_of(position, evaluation_).key);
    earlier_.pop_back();
    may_be_earlier_.reset();
    for (const std::uint64_t key : earlier_) may_be_earlier_.set(key % may_be_earlier_.size());
    table_.start_search();
    order_.start_search();
}

std::optional<Move> Engine::Search::race(const Game& game) const {
    const Bitboard board = to_bitboard(game.position());
    if (game.is_last_reply() || !are_apart(board)) return std::nullopt;
    const std::uint64_t width = std::clamp(limits_.nodes / nodes_of_race_width, narrowest_race, widest_race);
    return race_move(board, destinations_[root_side_], static_cast<std::size_t>(width), limits_.should_stop);
}

Found Engine::Search::run(const Game& game, const Limits& limits) {
    start(game, limits);
    const Node root = node_of(game.position(), evaluation_);
    least_hindrance_ = least_hindrance(root);
    const std::vector<Move> moves = legal_moves(game.position());
    assert(!game.result() && !moves.empty());
    Found found;
    found.move = moves.front();
    if (const std::optional<Move> move = race(game)) {
        found.move = *move;
        return found;
    }
    for (int depth = 1; depth <= limits.depth && !is_stopped_; ++depth) {
        best_at_root_ = no_ends;
        const int score = search(root, root_side_, depth, 0, -infinite, infinite);
        // Also of a search that was stopped: its first move was the best so far, and what replaced it is better.
        if (best_at_root_ != no_ends) found.move = {point_of(best_at_root_.from), point_of(best_at_root_.to)};
        if (is_stopped_) break;
        found.score = score;
        found.depth = depth;
        if (std::abs(score) > surely_won || moves.size() == 1) break;
    }
    found.nodes = nodes_;
    return found;
}

Engine::Engine(const Layout& layout, const Weights& weights)
    : search_(std::make_unique<Search>(layout, weights)) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;

Found Engine::search(const Game& game, const Limits& limits) {
    return search_->run(game, limits);
}

}  // namespace corners
