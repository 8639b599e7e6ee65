#include "submarines/computer.hpp"

#include <algorithm>
#include <cassert>

#include "submarines/ahead.hpp"
#include "submarines/captain.hpp"
#include "submarines/chase.hpp"
#include "submarines/encircle.hpp"
#include "submarines/guard.hpp"
#include "submarines/killers.hpp"
#include "submarines/sea.hpp"

namespace submarines {

namespace {

// Streams of chance: the user's seat, then the killers.
constexpr int captain_seat = 0;
constexpr int fleet_seat = 1;

template <class Kind>
std::optional<Kind> parse_name(std::string_view name, const std::vector<std::string>& names) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Kind>(found - names.begin());
}

Plan plan_at_random(const Position& position, common::Random& random) {
    constexpr int many = 1 << 20;  // two equal draws are seldom; then the first of the two cells is taken
    return plan_killers(position, [&](const Step&) { return random.below(many); });
}

}  // namespace

const std::vector<std::string>& strategy_names() {
    static const std::vector<std::string> names{"random", "chase", "encircle", "guard", "ahead"};
    return names;
}

const std::vector<std::string>& captain_names() {
    static const std::vector<std::string> names{"random", "greedy", "collector"};
    return names;
}

std::optional<Strategy> parse_strategy(std::string_view name) {
    return parse_name<Strategy>(name, strategy_names());
}

std::optional<CaptainKind> parse_captain(std::string_view name) {
    return parse_name<CaptainKind>(name, captain_names());
}

Distances& KeptDistances::of(const Position& position) {
    if (!distances_ || !distances_->has_obstacles_of(position.cells)) distances_.emplace(position.cells);
    return *distances_;
}

Fleet::Fleet(Strategy strategy, std::uint64_t seed)
    : strategy_(strategy), random_(seed, common::computer_stream(fleet_seat)) {}

Plan Fleet::plan(const Position& position) {
    switch (strategy_) {
        case Strategy::Random:
            return plan_at_random(position, random_);
        case Strategy::Chase:
            return plan_chase(position, distances_.of(position));
        case Strategy::Encircle:
            return plan_encircle(position, distances_.of(position));
        case Strategy::Guard:
            return plan_guard(position, distances_.of(position));
        case Strategy::Ahead:
            return plan_ahead(position, distances_.of(position));
    }
    assert(false);
    return {};
}

Captain::Captain(CaptainKind kind, std::uint64_t seed)
    : kind_(kind), random_(seed, common::computer_stream(captain_seat)) {}

Action Captain::choose(const Position& position) {
    const Sea sea(position);
    switch (kind_) {
        case CaptainKind::Random:
            return choose_at_random(sea, random_);
        case CaptainKind::Greedy:
            return choose_greedily(sea, distances_.of(position));
        case CaptainKind::Collector:
            return choose_as_collector(sea, distances_.of(position));
    }
    assert(false);
    return Action::End;
}

}  // namespace submarines
