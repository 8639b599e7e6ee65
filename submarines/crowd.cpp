#include "submarines/crowd.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace submarines {

namespace {

constexpr std::int16_t nobody = -1;

std::span<const Robot::Target> targets(const Robot& robot) {
    return {robot.targets.data(), static_cast<std::size_t>(robot.n)};
}

// For finding an order that follows the wishes once the number of movers is known. Few states are dead
// ends then.
constexpr int nodes_for_wishes = 400;

}  // namespace

Crowd::Crowd(std::vector<Robot> robots, const Cells& last_fuel)
    : robots_(std::move(robots)), last_fuel_(last_fuel) {
    for (const Robot& robot : robots_) {
        all_waiting_.set(robot.cell);
        for (const Robot::Target& target : targets(robot)) fuel_.set(target.cell, target.fuel > 0);
    }
    start();
}

void Crowd::start() {
    state_ = {all_waiting_, {}};
    moves_.clear();
}

// A new search. As long as fuel is spared, killers beside it can only go for other fuel.
void Crowd::prepare(std::optional<std::uint16_t> spared) {
    spared_ = spared;
    refutations_.clear();
    wanted_.assign(robots_.size(), {});
    wanters_.assign(last_fuel_.size(), {});
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        for (const Robot::Target& target : targets(robots_[i])) wanted_[i].set(target.cell);
        if (spared_ && wanted_[i][*spared_]) wanted_[i] &= fuel_;
        for (const Robot::Target& target : targets(robots_[i])) {
            if (wanted_[i][target.cell]) wanters_[target.cell].push_back(i);
        }
    }
    start();
}

bool Crowd::is_over() const {
    return last_fuel_.any() && (last_fuel_ & ~state_.taken).none();
}

bool Crowd::is_free(int cell) const {
    const auto index = static_cast<std::size_t>(cell);
    return !state_.waiting[index] && !state_.taken[index];
}

void Crowd::make(const Option& option) {
    state_.taken.set(option.target.cell);
    if (!option.robot) return;
    const std::uint16_t from = robots_[*option.robot].cell;
    state_.waiting.reset(from);
    moves_.push_back({from, option.target.cell});
}

void Crowd::take_back(const Option& option) {
    state_.taken.reset(option.target.cell);
    if (!option.robot) return;
    state_.waiting.set(robots_[*option.robot].cell);
    moves_.pop_back();
}

void Crowd::set_free_given_up_holes() {
    state_.taken.reset();
    for (const Move move : moves_) state_.taken.set(move.to);
}

// The rule for one killer at its turn: the largest fuel beside it if there is any, else any free cell.
void Crowd::add_options(std::size_t robot, bool may_take_spared, std::vector<Option>& options) const {
    int most = 0;
    for (const Robot::Target& target : targets(robots_[robot])) {
        if (is_free(target.cell)) most = std::max<int>(most, target.fuel);
    }
    for (const Robot::Target& target : targets(robots_[robot])) {
        const bool is_spared = target.cell == spared_ && !may_take_spared;
        if (is_free(target.cell) && target.fuel == most && !is_spared) options.push_back({robot, target});
    }
}

std::vector<Crowd::Option> Crowd::options(bool may_take_spared) const {
    std::vector<Option> all;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        if (state_.waiting[robots_[i].cell]) add_options(i, may_take_spared, all);
    }
    return all;
}

// True if nobody else wants the cell.
bool Crowd::gives_up_nothing(const Option& option) const {
    const std::vector<std::size_t>& wanters = wanters_[option.target.cell];
    return std::none_of(wanters.begin(), wanters.end(), [&](std::size_t other) {
        return other != option.robot && state_.waiting[robots_[other].cell];
    });
}

bool Crowd::is_beside_fuel(std::size_t robot) const {
    return (wanted_[robot] & fuel_ & ~state_.taken).any();
}

// Empty if a killer that wants the hole is beside fuel: it may fill the hole, but later, when the fuel
// is gone.
std::vector<Crowd::Option> Crowd::ways_to_fill(std::uint16_t hole) const {
    std::vector<Option> ways;
    for (const std::size_t robot : wanters_[hole]) {
        if (!state_.waiting[robots_[robot].cell]) continue;
        if (is_beside_fuel(robot)) return {};
        ways.push_back({robot, {hole, 0, 0}});
    }
    ways.push_back({std::nullopt, {hole, 0, 0}});
    return ways;
}

// For the hole that the fewest want.
std::vector<Crowd::Option> Crowd::ways_to_fill_a_calm_hole(const std::vector<Option>& all) const {
    std::vector<Option> best;
    Cells seen;
    for (const Option& option : all) {
        if (option.target.fuel > 0 || seen[option.target.cell]) continue;
        seen.set(option.target.cell);
        std::vector<Option> ways = ways_to_fill(option.target.cell);
        if (!ways.empty() && (best.empty() || ways.size() < best.size())) best = std::move(ways);
    }
    return best;
}

std::vector<Crowd::Option> Crowd::options_to_try(int need) const {
    std::vector<Option> all = options(need == 1);
    if (follows_wishes_) {
        std::stable_sort(all.begin(), all.end(),
                         [](const Option& a, const Option& b) { return a.target.wish > b.target.wish; });
        return all;
    }
    const auto gift =
        std::find_if(all.begin(), all.end(), [&](const Option& o) { return gives_up_nothing(o); });
    if (gift != all.end()) return {*gift};
    std::vector<Option> ways = ways_to_fill_a_calm_hole(all);
    return ways.empty() ? all : ways;
}

// Where the waiting killers stand that a hole can come to: those beside a free cell, and those beside these.
Cells Crowd::reachable() const {
    Cells reached;
    std::vector<std::uint16_t> open;
    for (std::size_t i = 0; i < robots_.size(); ++i) {
        if (state_.waiting[robots_[i].cell] && (wanted_[i] & ~state_.waiting & ~state_.taken).any()) {
            reached.set(robots_[i].cell);
            open.push_back(robots_[i].cell);
        }
    }
    while (!open.empty()) {
        const std::uint16_t hole = open.back();
        open.pop_back();
        for (const std::size_t robot : wanters_[hole]) {
            const std::uint16_t cell = robots_[robot].cell;
            if (!state_.waiting[cell] || reached[cell]) continue;
            reached.set(cell);
            open.push_back(cell);
        }
    }
    return reached;
}

// The size of a largest matching of waiting killers and cells; that of a waiting killer may be left to
// another.
int Crowd::bound() {
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
    for (const Robot::Target& target : targets(robots_[robot])) {
        const std::uint16_t cell = target.cell;
        if (!wanted_[robot][cell]) continue;
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
CrowdState Crowd::memo_key() const {
    Cells matters;
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
    const CrowdState key = memo_key();
    if (refutations_.is_refuted(key, need)) return false;
    for (const Option& option : options_to_try(need)) {
        make(option);
        if (reach(option.robot ? need - 1 : need)) return true;
        take_back(option);
    }
    if (nodes_ > 0) refutations_.refute(key, need);
    return false;
}

void Crowd::go_on_by_wish() {
    spared_ = std::nullopt;
    set_free_given_up_holes();
    while (!is_over()) {
        const std::vector<Option> all = options(true);
        if (all.empty()) return;
        make(*std::max_element(all.begin(), all.end(), [](const Option& a, const Option& b) {
            return a.target.wish < b.target.wish;
        }));
    }
}

Crowd::Order Crowd::follow_wishes() {
    start();
    go_on_by_wish();
    return {moves_, static_cast<int>(robots_.size()), moves_.size() == robots_.size()};
}

Crowd::Order Crowd::most_movers(int nodes) {
    Order best = follow_wishes();
    best.bound = static_cast<int>(best.moves.size());
    best.is_most = true;
    if (last_fuel_.none()) improve(best, std::nullopt, nodes);
    for (std::uint16_t cell = 0; cell < last_fuel_.size(); ++cell) {
        if (last_fuel_[cell]) improve(best, cell, nodes);
    }
    return best;
}

void Crowd::improve(Order& best, std::optional<std::uint16_t> spared, int nodes) {
    prepare(spared);
    bool is_refuted = true;  // all numbers of movers so far
    for (int movers = bound(); movers > static_cast<int>(best.moves.size()); --movers) {
        if (reach_within(nodes, movers, false)) {
            best.bound = std::max(best.bound, movers);
            best.moves = finished();
            prepare(spared);
            if (reach_within(nodes_for_wishes, movers, true)) best.moves = finished();
        } else if (nodes_ == 0 && is_refuted) {
            is_refuted = false;
            best.is_most = false;
            best.bound = std::max(best.bound, movers);
        }
    }
}

bool Crowd::reach_within(int nodes, int need, bool by_wish) {
    nodes_ = nodes;
    follows_wishes_ = by_wish;
    return reach(need);
}

// Never stand still: where more is possible than was asked for, it is a must.
std::vector<Crowd::Move> Crowd::finished() {
    go_on_by_wish();
    return moves_;
}

}  // namespace submarines
