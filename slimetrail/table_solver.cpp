#include "slimetrail/table_solver.hpp"

#include <algorithm>

#include "common/random.hpp"

namespace slimetrail {

namespace {

constexpr std::size_t first_size = 1 << 12;

}  // namespace

TableSolver::TableSolver(int megabytes) : max_entries_(first_size) {
    const std::size_t bytes = static_cast<std::size_t>(megabytes) << 20;
    // While the table grows the old one and the new one are there, half as large again as the new one.
    while (max_entries_ * 2 * sizeof(Entry) * 3 / 2 <= bytes) max_entries_ *= 2;
}

Value TableSolver::value(const Position& position) {
    if (const auto ended = result(position)) return value_of(*ended, position.to_move);
    // The key does not say where the goals are: they are the same as long as the board is.
    if (position.cells.rows() != rows_ || position.cells.cols() != cols_) {
        rows_ = position.cells.rows();
        cols_ = position.cells.cols();
        entries_.assign(first_size, Entry{});
        stored_ = 0;
    }
    return search(to_bits(position), Value::Loss, Value::Win);
}

TableSolver::Entry& TableSolver::slot(const Key& key) {
    const std::uint64_t rest = static_cast<std::uint64_t>(key.piece) * 2 + (key.owner_is_first ? 1 : 0);
    const std::uint64_t hash = common::mix(key.region.low ^ common::mix(key.region.high ^ (rest << 57)));
    return entries_[hash & (entries_.size() - 1)];
}

void TableSolver::grow() {
    if (stored_ < entries_.size() / 2 || entries_.size() >= max_entries_) return;
    std::vector<Entry> old(entries_.size() * 2);
    old.swap(entries_);
    stored_ = 0;
    for (const Entry& entry : old) {
        if (entry.key.piece < 0) continue;
        Entry& place = slot(entry.key);
        if (place.key.piece < 0) ++stored_;
        place = entry;
    }
}

Value TableSolver::search(BitPosition position, Value alpha, Value beta) {
    ++nodes_;
    position.free = flood(position.moves(), position.free);
    const Bounds known = bounds(position, position.free);
    alpha = std::max(alpha, known.least);
    beta = std::min(beta, known.most);
    if (alpha >= beta) return std::clamp(alpha, known.least, known.most);

    const Key key{position.free, static_cast<std::int16_t>(position.piece), position.own_goal.has(0)};
    Bounds found{known.least, known.most};
    if (const Entry& entry = slot(key); entry.key == key) {
        found = {static_cast<Value>(entry.least), static_cast<Value>(entry.most)};
        alpha = std::max(alpha, found.least);
        beta = std::min(beta, found.most);
        if (alpha >= beta) return std::clamp(alpha, found.least, found.most);
    }

    Value best = found.least;
    const Value alpha_before = alpha;
    const OrderedMoves moves = ordered_moves(position);
    for (int i = 0; i < moves.count && alpha < beta; ++i) {
        best = std::max(best, -search(position.after(moves.order[i]), -beta, -alpha));
        alpha = std::max(alpha, best);
    }

    // Below alpha we know only that it is no more; from beta on, that it is no less.
    if (best <= alpha_before) {
        found.most = std::min(found.most, std::max(best, alpha_before));
    } else if (best >= beta) {
        found.least = best;
    } else {
        found = {best, best};
    }
    grow();
    Entry& entry = slot(key);
    if (entry.key.piece < 0) ++stored_;
    entry = {key, static_cast<std::int8_t>(found.least), static_cast<std::int8_t>(found.most)};
    return best;
}

}  // namespace slimetrail
