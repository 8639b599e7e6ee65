#include "submarines/chase.hpp"

#include <algorithm>
#include <array>

namespace submarines {

int hunting_distance(const Sea& sea, Distances& distances, int cell) {
    const int steps = distances.king_from(sea.user())[cell];
    if (steps < Distances::unreachable) return steps;
    int nearest = Distances::unreachable;
    const std::int16_t* ways = distances.king_from(cell);
    for (const int fuel : sea.fuel_cells()) nearest = std::min<int>(nearest, ways[fuel]);
    return Distances::unreachable + nearest;
}

Wish chase_wish(const Sea& sea, Distances& distances) {
    return [&](const Step& step) {
        const int now = hunting_distance(sea, distances, sea.number(step.from));
        const int then = hunting_distance(sea, distances, sea.number(step.to));
        return -(4 * Distances::unreachable * now + then);
    };
}

Plan plan_chase(const Position& position, Distances& distances) {
    const Sea sea(position);
    return plan_killers(position, chase_wish(sea, distances));
}

void play_chase(Sea& sea, Distances& distances) {
    struct Turn {
        int distance;
        int cell;
        std::size_t killer;
    };
    std::array<Turn, largest_side * largest_side> turns;
    const std::size_t n = sea.killers().size();
    for (std::size_t i = 0; i < n; ++i) {
        turns[i] = {hunting_distance(sea, distances, sea.killers()[i]), sea.killers()[i], i};
    }
    std::sort(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(n),
              [](const Turn& a, const Turn& b) {
                  return a.distance != b.distance ? a.distance < b.distance : a.cell < b.cell;
              });
    for (std::size_t i = 0; i < n && !sea.is_over(); ++i) {
        std::array<int, 8> targets;
        const int count = sea.killer_targets(turns[i].killer, targets);
        if (count == 0) continue;
        int best = targets[0];
        int least = hunting_distance(sea, distances, best);
        for (std::size_t j = 1; j < static_cast<std::size_t>(count); ++j) {
            const int distance = hunting_distance(sea, distances, targets[j]);
            if (distance >= least) continue;
            least = distance;
            best = targets[j];
        }
        sea.move_killer(turns[i].killer, best);
    }
}

}  // namespace submarines
