#include "slimetrail/structural_solver.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace slimetrail {

namespace {

constexpr Cells checkerboard(int colour) {
    Cells cells;
    for (int cell = colour; cell < max_size * max_size; cell += 2) cells |= Cells::of(cell);
    return cells;
}
constexpr Cells colours[2] = {checkerboard(0), checkerboard(1)};

// G' and who loses where, for a position in which the player to move, `mover`, has no goal to step into.
struct Geography {
    int piece = 0;
    Cells graph;           // G' without the piece
    Cells mover_loses;     // cells from which the mover has a losing exit
    Cells opponent_loses;  // cells from which the opponent has one

    explicit Geography(const BitPosition& position) : piece(position.piece) {
        const Cells mover_cells = colours[piece % 2];
        const Cells opponent_cells = colours[1 - piece % 2];
        const Cells mover_home = mover_cells & neighbours(position.own_goal) & position.free;
        const Cells opponent_home = opponent_cells & neighbours(position.their_goal) & position.free;
        const Cells goals = position.own_goal | position.their_goal;
        graph = position.free & ~(goals | mover_home | opponent_home);
        mover_loses = mover_cells & neighbours(position.their_goal | opponent_home);
        opponent_loses = opponent_cells & neighbours(position.own_goal | mover_home);
    }

    // The core if the mover is O.
    [[nodiscard]] Core mover_is_o() const { return core(graph, piece, mover_loses); }
    // The core if he is X and answers with `cell`.
    [[nodiscard]] Core opponent_is_o(int cell) const {
        return core(graph & ~Cells::of(cell), cell, opponent_loses);
    }

private:
    [[nodiscard]] static Core core(Cells graph, int o_stands_on, Cells losing) {
        const Frame& frame = frame_of(o_stands_on);
        Core core;
        core.o = frame.o_half(graph);
        core.x = frame.x_half(graph);
        core.losing = frame.o_half(graph & losing);
        core.options = frame.x_half(graph & neighbours(Cells::of(o_stands_on)));
        core.stuck_loses = losing.has(o_stands_on);
        return core;
    }
};

// The x-cells of the part that O has entered by the core's one option: those from which arrows lead back to
// it. (All cells of a simplified core can be reached from the option, or from an unmatched o-cell.)
Half entered_part(const Frame& frame, const Core& core) {
    const Half unmatched = core.o & ~core.matching.matched_o();
    Half last_part = 0;
    for (Half next = frame.to_x(unmatched) & core.x; next != 0;) {
        last_part |= next;
        next = frame.to_x(core.matching.partners_of_x(next)) & core.x & ~last_part;
    }
    if ((core.options & last_part) != 0) return core.x;

    Half part = 0;
    for (Half next = core.options; next != 0;) {
        part |= next;
        next = core.matching.partners_of_o(frame.to_o(next) & core.o) & ~part;
    }
    return part;
}

// X tries first what leaves O the fewest options, then the smallest core: small proofs first.
int expected_work(const Core& core) {
    return 64 * std::popcount(core.options) + std::popcount(core.o);
}

// Of equals the first stays first. (std::stable_sort would ask for memory each time.)
void insert_by_work(std::array<Core, 4>& replies, std::size_t count, const Core& reply) {
    std::size_t i = count;
    for (; i > 0 && expected_work(replies[i - 1]) > expected_work(reply); --i) replies[i] = replies[i - 1];
    replies[i] = reply;
}

}  // namespace

Value StructuralSolver::value(const Position& position) {
    if (const auto ended = result(position)) return value_of(*ended, position.to_move);
    const BitPosition bits = to_bits(position);
    if (!(bits.moves() & bits.own_goal).empty()) return Value::Win;

    // Who wins geography need not be asked: of a player who does not, x_wins() says that he does not win.
    const Geography geography(bits);
    if (x_wins(frame_of(bits.piece), geography.mover_is_o())) return Value::Loss;
    for (Cells left = bits.moves() & geography.graph; !left.empty(); left &= ~Cells::of(left.first())) {
        const int cell = left.first();
        if (x_wins(frame_of(cell), geography.opponent_is_o(cell))) return Value::Win;
    }
    return Value::Draw;
}

bool StructuralSolver::x_wins(const Frame& frame, Core core) {
    const Verdict verdict = simplify(frame, core);
    return verdict == Verdict::Open ? x_wins_all(frame, core) : verdict == Verdict::XWins;
}

bool StructuralSolver::x_wins_all(const Frame& frame, const Core& core) {
    if (std::has_single_bit(core.options)) return x_wins_entered(frame, core);
    for (Half left = core.options; left != 0; left &= left - 1) {
        if (!x_wins(frame, core.entered_at(lowest(left)))) return false;
    }
    return true;
}

bool StructuralSolver::x_wins_entered(const Frame& frame, const Core& core) {
    const CoreTable::Key key = CoreTable::key_of(frame, core);
    const Verdict known = table_.find(key);
    if (known != Verdict::Open) return known == Verdict::XWins;

    const Half part = entered_part(frame, core);
    const bool wins = part == core.x ? has_winning_answer(frame, core)
                                     : x_wins(frame, without_downstream(frame, core, part));
    table_.store(key, wins);
    return wins;
}

Core StructuralSolver::without_downstream(const Frame& frame, Core core, Half part) {
    const Half part_o = core.matching.partners_of_x(part);
    Core beyond = core;
    beyond.keep(~part_o, ~part);
    Half losing = 0;
    Half forbidden = 0;
    for (Half left = frame.to_x(part_o) & beyond.x; left != 0; left &= left - 1) {
        const Half crossing = lowest(left);
        const Half border = frame.to_o(crossing) & part_o;
        if ((border & ~forbidden) == 0) continue;
        (x_wins(frame, beyond.entered_at(crossing)) ? losing : forbidden) |= border;
    }
    core.losing |= losing;
    core.keep(part_o & ~forbidden, part);
    return core;
}

bool StructuralSolver::has_winning_answer(const Frame& frame, const Core& core) {
    ++nodes_;
    std::array<Core, 4> replies;
    std::size_t count = 0;
    for (Half left = frame.to_o(core.options) & core.o; left != 0; left &= left - 1) {
        Core reply = core.after(frame, core.options, lowest(left));
        const Verdict verdict = simplify(frame, reply);
        if (verdict == Verdict::XWins) return true;
        if (verdict == Verdict::Open) insert_by_work(replies, count++, reply);
    }
    return std::any_of(replies.begin(), replies.begin() + static_cast<std::ptrdiff_t>(count),
                       [&](const Core& reply) { return x_wins_all(frame, reply); });
}

}  // namespace slimetrail
