#include "submarines/guard.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include "submarines/chase.hpp"
#include "submarines/sea.hpp"

namespace submarines {

namespace {

// The fuel cells, the one that the user could reach soonest first.
std::vector<int> fuel_by_danger(const Sea& sea, Distances& distances) {
    std::vector<int> fuel = sea.fuel_cells();
    const std::int16_t* steps = distances.rook_from(sea.user());
    std::stable_sort(fuel.begin(), fuel.end(), [&](int a, int b) { return steps[a] < steps[b]; });
    return fuel;
}

// Which killer guards which fuel: the nearest of those that have none yet.
std::map<int, int> guarded_fuel(const Sea& sea, Distances& distances) {
    std::vector<int> free = sea.killers();
    std::map<int, int> guarded;
    for (const int fuel : fuel_by_danger(sea, distances)) {
        if (guarded.size() >= sea.killers().size() / 2) break;
        const std::int16_t* steps = distances.king_from(fuel);
        const auto nearest =
            std::min_element(free.begin(), free.end(), [&](int a, int b) { return steps[a] < steps[b]; });
        guarded[*nearest] = fuel;
        free.erase(nearest);
    }
    return guarded;
}

// Steps that a guard is away from where it wants to be, once it has gone to `to`. It is first if it needs no more turns
// than the user: it is to move.
int guarding_distance(const Sea& sea, Distances& distances, const Step& step, int fuel) {
    const std::int16_t* steps = distances.king_from(fuel);
    const bool is_first = steps[sea.number(step.from)] <= distances.rook_from(fuel)[sea.user()];
    const int then = steps[sea.number(step.to)];
    return is_first ? then : std::abs(then - 2);
}

}  // namespace

Plan plan_guard(const Position& position, Distances& distances) {
    const Sea sea(position);
    const std::map<int, int> guarded = guarded_fuel(sea, distances);
    const Wish chase = chase_wish(sea, distances);
    return plan_killers(position, [&](const Step& step) {
        const auto guard = guarded.find(sea.number(step.from));
        if (guard == guarded.end()) return chase(step);
        return -guarding_distance(sea, distances, step, guard->second);
    });
}

}  // namespace submarines
