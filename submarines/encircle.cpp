#include "submarines/encircle.hpp"

#include <algorithm>
#include <array>

#include "submarines/chase.hpp"
#include "submarines/turn_search.hpp"

namespace submarines {

namespace {

constexpr int win = 100'000;

}  // namespace

int water_left(const Sea& sea, Distances& distances) {
    const std::int16_t* user_steps = distances.rook_from(sea.user());
    std::array<const std::int16_t*, largest_side * largest_side> killer_steps;
    const std::size_t killers = sea.killers().size();
    for (std::size_t i = 0; i < killers; ++i) killer_steps[i] = distances.king_from(sea.killers()[i]);
    int left = 0;
    for (int cell = 0; cell < sea.size(); ++cell) {
        const int steps = user_steps[cell];
        if (steps > sea.fuel()) continue;
        const auto is_later = [&](const std::int16_t* ways) { return ways[cell] >= steps; };
        if (std::all_of(killer_steps.begin(), killer_steps.begin() + static_cast<std::ptrdiff_t>(killers),
                        is_later))
            ++left;
    }
    return left;
}

Plan plan_encircle(const Position& position, Distances& distances) {
    const Sea sea(position);
    const Plan first = plan_killers(position, chase_wish(sea, distances));
    return best_turn(sea, first, [&](const Sea& after) {
        if (after.user() == Sea::nowhere) return win;
        return -water_left(after, distances);
    });
}

}  // namespace submarines
