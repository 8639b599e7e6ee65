#include "submarines/turn_search.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace submarines {

namespace {

constexpr std::size_t varied_killers = 8;

class TurnSearch {
public:
    TurnSearch(const Sea& sea, const Plan& first, const Value& value)
        : sea_(sea), value_(value), best_(first), after_(sea), ranks_(first.size()) {
        most_ = value_of(first).value();
        for (std::size_t i = 0; i < first.size(); ++i) ranks_[i] = i;
        std::stable_sort(ranks_.begin(), ranks_.end(), [&](std::size_t a, std::size_t b) {
            return distance(first[a]) < distance(first[b]);
        });
    }

    Plan search() {
        if (best_.size() >= 2) {
            vary_pair(ranks_[0], ranks_[1]);
            if (best_.size() == 2) vary_reversed();
        } else if (best_.size() == 1) {
            vary(0);
        }
        for (std::size_t i = 2; i < std::min(best_.size(), varied_killers); ++i) vary(ranks_[i]);
        return best_;
    }

private:
    [[nodiscard]] int distance(const Step& step) const {
        return sea_.reach(sea_.number(step.from), sea_.user());
    }

    // Nothing if the rules do not allow the turn.
    std::optional<int> value_of(const Plan& plan) {
        after_ = sea_;
        for (const Step& step : plan) {
            if (after_.is_over()) return std::nullopt;
            const auto killer =
                std::find(after_.killers().begin(), after_.killers().end(), sea_.number(step.from));
            const std::size_t i = static_cast<std::size_t>(killer - after_.killers().begin());
            std::array<int, 8> targets;
            const auto end = targets.begin() + after_.killer_targets(i, targets);
            if (std::find(targets.begin(), end, sea_.number(step.to)) == end) return std::nullopt;
            after_.move_killer(i, sea_.number(step.to));
        }
        return value_(after_);
    }

    void try_turn(const Plan& plan) {
        const std::optional<int> found = value_of(plan);
        if (!found || *found <= most_) return;
        most_ = *found;
        best_ = plan;
    }

    // Calls `visit` with the plan in which that step leads to each of the neighbouring cells.
    template <class Visit>
    void for_each_target(Plan& plan, std::size_t i, Visit visit) {
        const Step kept = plan[i];
        for (const common::Point& direction : common::directions8) {
            plan[i].to = kept.from + direction;
            const char mark = sea_.at(sea_.number(plan[i].to));
            if (mark != obstacle) visit();
        }
        plan[i] = kept;
    }

    void vary(std::size_t i) {
        Plan plan = best_;
        for_each_target(plan, i, [&] { try_turn(plan); });
    }

    void vary_pair(std::size_t i, std::size_t j) {
        Plan plan = best_;
        for_each_target(plan, i, [&] { for_each_target(plan, j, [&] { try_turn(plan); }); });
    }

    // The order matters only where two can want the same cell, or the last fuel.
    void vary_reversed() {
        const Plan kept = best_;
        const bool are_near = common::king_distance(kept[0].from, kept[1].from) <= 2;
        if (!are_near && sea_.fuel_cells().size() > 2) return;
        Plan plan{kept[1], kept[0]};
        for_each_target(plan, 0, [&] { for_each_target(plan, 1, [&] { try_turn(plan); }); });
    }

    const Sea& sea_;
    const Value& value_;
    Plan best_;
    int most_;
    Sea after_;
    std::vector<std::size_t> ranks_;  // the steps of the first turn, the killer nearest to the user first
};

}  // namespace

Plan best_turn(const Sea& sea, const Plan& first, const Value& value) {
    return TurnSearch(sea, first, value).search();
}

}  // namespace submarines
