#include "submarines/crowd.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace submarines {

namespace {

constexpr std::int16_t nobody = -1;

// For finding an order that follows the wishes once the number of movers is known. Few states are dead ends
// then.
constexpr int nodes_for_wishes = 400;

}  // namespace

Crowd::Crowd(std::vector<Robot> robots, const Cells& last_fuel)
    : robots_(std::move(robots)), wanted_(robots_.size()), last_fuel_(last_fuel) {
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        all_waiting_.set(robots_[i].cell);
        for (int j = 0; j < robots_[i].n; ++j)
            wanted_[i].set(robots_[i].targets[static_cast<std::size_t>(j)].cell);
    }
    reset();
}

void Crowd::reset() {
    state_ = {all_waiting_, {}};
    moves_.clear();
}

bool Crowd::is_over() const {
    return last_fuel_.any() && (last_fuel_ & ~state_.taken).none();
}

bool Crowd::is_free(int cell) const {
    const auto index = static_cast<std::size_t>(cell);
    return !state_.waiting[index] && !state_.taken[index];
}

void Crowd::make(const Option& option) {
    const std::uint16_t from = robots_[option.robot].cell;
    state_.waiting.reset(from);
    state_.taken.set(option.target.cell);
    moves_.push_back({from, option.target.cell});
}

void Crowd::take_back(const Option& option) {
    state_.waiting.set(robots_[option.robot].cell);
    state_.taken.reset(option.target.cell);
    moves_.pop_back();
}

// The rule for one killer at its turn: the largest fuel beside it if there is any, else any free cell.
void Crowd::add_options(std::size_t robot, std::vector<Option>& options) const {
    const Robot& killer = robots_[robot];
    const auto end = killer.targets.begin() + killer.n;
    int most = 0;
    for (auto target = killer.targets.begin(); target != end; ++target) {
        if (is_free(target->cell)) most = std::max<int>(most, target->fuel);
    }
    for (auto target = killer.targets.begin(); target != end; ++target) {
        if (is_free(target->cell) && target->fuel == most) options.push_back({robot, *target});
    }
}

std::vector<Crowd::Option> Crowd::options() const {
    std::vector<Option> all;
    if (is_over()) return all;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        if (state_.waiting[robots_[i].cell]) add_options(i, all);
    }
    return all;
}

// True if nobody else wants the cell. Where the last fuel ends the turn, when fuel is taken matters, so a
// cell with fuel is no gift there. (A killer that has an option without fuel is beside none: it will not get
// any later.)
bool Crowd::gives_up_nothing(const Option& option) const {
    if (last_fuel_.any() && option.target.fuel > 0) return false;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        const bool waits = i != option.robot && state_.waiting[robots_[i].cell];
        if (waits && wanted_[i][option.target.cell]) return false;
    }
    return true;
}

std::vector<Crowd::Option> Crowd::options_to_try() const {
    std::vector<Option> all = options();
    if (follows_wishes_) {
        std::stable_sort(all.begin(), all.end(),
                         [](const Option& a, const Option& b) { return a.target.wish > b.target.wish; });
        return all;
    }
    const auto gift =
        std::find_if(all.begin(), all.end(), [&](const Option& o) { return gives_up_nothing(o); });
    if (gift != all.end()) return {*gift};
    return all;
}

// Where the waiting killers stand that a hole can come to: those beside a free cell, and those beside these.
Cells Crowd::reachable() const {
    Cells reached;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        if (state_.waiting[robots_[i].cell] && (wanted_[i] & ~state_.waiting & ~state_.taken).any()) {
            reached.set(robots_[i].cell);
            open.push_back(i);
        }
    }
    while (!open.empty()) {
        const std::uint16_t cell = robots_[open.back()].cell;
        open.pop_back();
        for (std::size_t i = 0; i < robots_.size(); ++i) {
            if (state_.waiting[robots_[i].cell] && !reached[robots_[i].cell] && wanted_[i][cell]) {
                reached.set(robots_[i].cell);
                open.push_back(i);
            }
        }
    }
    return reached;
}

// The size of a largest matching of waiting killers and cells; that of a waiting killer may be left to
// another.
int Crowd::bound() {
    if (is_over()) return 0;
    const Cells reached = reachable();
    given_to_.fill(nobody);
    int size = 0;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        if (!reached[robots_[i].cell]) continue;
        Cells tried = state_.taken | (state_.waiting & ~reached);
        if (find_cell_for(i, tried)) ++size;
    }
    return size;
}

// An augmenting path: a cell that is not given yet, or one whose owner can be given another.
bool Crowd::find_cell_for(std::size_t robot, Cells& tried) {
    for (int j = 0; j < robots_[robot].n; ++j) {
        const std::uint16_t cell = robots_[robot].targets[static_cast<std::size_t>(j)].cell;
        if (tried[cell]) continue;
        tried.set(cell);
        const std::int16_t owner = given_to_[cell];
        if (owner == nobody || find_cell_for(static_cast<std::size_t>(owner), tried)) {
            given_to_[cell] = static_cast<std::int16_t>(robot);
            return true;
        }
    }
    return false;
}

// What the rest of the turn depends on.
Crowd::State Crowd::memo_key() const {
    Cells matters = last_fuel_;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        if (state_.waiting[robots_[i].cell]) matters |= wanted_[i];
    }
    return {state_.waiting, state_.taken & matters};
}

// Moves on until `need` more have moved; if that cannot be, takes everything back and is false.
bool Crowd::reach(int need) {
    if (need == 0) return true;
    if (nodes_ == 0 || bound() < need) return false;
    --nodes_;
    const State key = memo_key();
    const auto known = refuted_.find(key);
    if (known != refuted_.end() && known->second <= need) return false;
    for (const Option& option : options_to_try()) {
        make(option);
        if (reach(need - 1)) return true;
        take_back(option);
    }
    if (nodes_ > 0) refuted_[key] = need;
    return false;
}

void Crowd::go_on_by_wish() {
    follows_wishes_ = true;
    for (auto all = options_to_try(); !all.empty(); all = options_to_try()) make(all.front());
}

Crowd::Order Crowd::follow_wishes() {
    reset();
    go_on_by_wish();
    return {moves_, static_cast<int>(robots_.size()), moves_.size() == robots_.size()};
}

Crowd::Order Crowd::most_movers(int nodes) {
    Order best = follow_wishes();
    reset();
    refuted_.clear();
    best.bound = bound();
    best.is_most = true;
    for (int movers = best.bound; movers > static_cast<int>(best.moves.size()); --movers) {
        if (reach_within(nodes, movers, false)) {
            best.moves = moves_;
            follow_wishes_where_possible(best);
        } else if (nodes_ == 0) {
            best.is_most = false;
        } else if (best.is_most) {
            best.bound = movers - 1;
        }
    }
    return best;
}

// From the start: `need` movers, by at most that many nodes.
bool Crowd::reach_within(int nodes, int need, bool by_wish) {
    reset();
    nodes_ = nodes;
    follows_wishes_ = by_wish;
    if (!reach(need)) return false;
    go_on_by_wish();  // never stand still: where more is possible than was asked for, it is a must
    return true;
}

void Crowd::follow_wishes_where_possible(Order& order) {
    if (reach_within(nodes_for_wishes, static_cast<int>(order.moves.size()), true)) order.moves = moves_;
}

std::size_t Crowd::StateHash::operator()(const State& state) const noexcept {
    const std::hash<Cells> hash;
    return hash(state.waiting) * 0x9e3779b97f4a7c15U + hash(state.taken);
}

}  // namespace submarines
