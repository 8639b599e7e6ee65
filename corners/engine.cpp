#include "corners/engine.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "corners/move_order.hpp"
#include "corners/outlook.hpp"
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
        : outlook_(layout, weights),
          table_(table_bits),
          destinations_{destination_of(layout, Side::White), destination_of(layout, Side::Black)} {}

    Found run(const Game& game, const Limits& limits);

private:
    int search(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta);
    int search_moves(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta, Ends first);
    int value_of(const Node& next, std::size_t side, int depth, int ply, int alpha, int beta, int reduced);
    int pass(const Node& node, std::size_t side, int depth, int ply, int alpha, int beta);
    [[nodiscard]] std::optional<Move> race(const Game& game) const;
    [[nodiscard]] int last_ply(const Node& node, std::size_t side, int ply, int beta) const;
    void check_limits();

    Outlook outlook_;
    Table table_;
    MoveOrder order_;
    std::array<Destination, 2> destinations_;
    Limits limits_;
    std::uint64_t nodes_ = 0;
    bool is_stopped_ = false;
    Ends best_at_root_;
    int least_hindrance_ = 0;  // that a move at the root can leave
};

void Engine::Search::check_limits() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) is_stopped_ = true;
    if (nodes_ % nodes_between_questions == 0 && limits_.should_stop && limits_.should_stop())
        is_stopped_ = true;
}

// The best of the moves of one ply, none of them played: each changes the score by what its chip gains.
int Engine::Search::last_ply(const Node& node, std::size_t side, int ply, int beta) const {
    if (outlook_.can_finish(node, side)) return win_score - ply - 1;
    const Bits occupied = node.chips[0] | node.chips[1];
    const Jumps jumps(occupied);
    const int score = outlook_.static_score(node, side) - 2 * outlook_.evaluation().tempo();
    int best = -infinite;
    for (Bits left = node.chips[side]; left != 0; left &= left - 1) {
        const int before = score + outlook_.evaluation().cost(side, lowest_cell(left));
        for (Bits cells = destinations(left & -left, occupied, jumps); cells != 0; cells &= cells - 1) {
            best = std::max(best, before - outlook_.evaluation().cost(side, lowest_cell(cells)));
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
    if (ply > 0 && outlook_.is_draw(node.key, ply)) return 0;
    if ((depth <= 1 && ply > 0) || ply + 1 >= most_plies) return last_ply(node, side, ply, beta);
    outlook_.enter(node.key, ply);

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
    const int here = outlook_.static_score(node, side);
    const bool is_scout = beta - alpha == 1;  // a window of width 1: only a bound is asked for
    const int margin = static_margin * depth;
    if (is_scout && depth <= static_depth && here - margin >= beta && beta > -surely_won)
        return here - margin;

    // What cannot come near the window any more is left out.
    const int slack = futility_margin * depth;
    const bool is_futile = is_scout && depth <= futility_depth && alpha > -surely_won;
    const int hopeless = is_futile ? alpha - here - slack : -infinite;
    MoveList& list = order_.list(node, side, ply, first, hopeless, outlook_.evaluation());
    if (list.moves.empty() && !list.best_left_out) return pass(node, side, depth, ply, alpha, beta);

    int best = list.best_left_out ? here + *list.best_left_out + slack : -infinite;
    Ends best_move = first;
    Bound bound = Bound::Upper;
    for (std::size_t i = 0; i < list.moves.size(); ++i) {
        MoveOrder::pick(list, i);
        const auto [rank, gain, move] = list.moves[i];
        const Node next = after(node, side, move, outlook_.evaluation());
        const std::optional<int> end = outlook_.score_of_end(next, side, ply);
        // Guests that could be let go later are let go now: a search that sees only at its leaves that they are
        // hindered plans to do it with its last move, and puts it off for ever.
        if (ply == 0 && !end && outlook_.hindrance(next) > least_hindrance_) continue;
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

std::optional<Move> Engine::Search::race(const Game& game) const {
    const Bitboard board = to_bitboard(game.position());
    if (game.is_last_reply() || !are_apart(board)) return std::nullopt;
    const std::uint64_t width = std::clamp(limits_.nodes / nodes_of_race_width, narrowest_race, widest_race);
    return race_move(board, destinations_[outlook_.root_side()], static_cast<std::size_t>(width),
                     limits_.should_stop);
}

Found Engine::Search::run(const Game& game, const Limits& limits) {
    limits_ = limits;
    nodes_ = 0;
    is_stopped_ = false;
    outlook_.start(game);
    table_.start_search();
    order_.start_search();
    const Node root = node_of(game.position(), outlook_.evaluation());
    least_hindrance_ = outlook_.least_hindrance(root);
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
        const int score = search(root, outlook_.root_side(), depth, 0, -infinite, infinite);
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
