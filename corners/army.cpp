#include "corners/army.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace corners {

namespace {

struct Ranked {
    int cost = 0;
    Bits army = 0;

    friend auto operator<=>(const Ranked&, const Ranked&) = default;
};

int cost_of(Bits army, const ChipCosts& costs) {
    int sum = 0;
    for (; army != 0; army &= army - 1) sum += costs[static_cast<std::size_t>(lowest_cell(army))];
    return sum;
}

// The `width` armies of the least cost, in rising order.
std::vector<Bits> best_of(const std::vector<Bits>& armies, const ChipCosts& costs, std::size_t width) {
    if (armies.size() <= width) return armies;
    std::vector<Ranked> ranked;
    ranked.reserve(armies.size());
    for (const Bits army : armies) ranked.push_back({cost_of(army, costs), army});
    std::nth_element(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(width), ranked.end());
    std::vector<Bits> best;
    for (std::size_t i = 0; i < width; ++i) best.push_back(ranked[i].army);
    std::sort(best.begin(), best.end());
    return best;
}

void remove(std::vector<Bits>& armies, const std::vector<Bits>& known) {
    std::vector<Bits> fresh;
    std::set_difference(armies.begin(), armies.end(), known.begin(), known.end(), std::back_inserter(fresh));
    armies.swap(fresh);
}

ChipCosts costs_by(const std::function<int(Point)>& distance) {
    ChipCosts costs{};
    for (int cell = 0; cell < 64; ++cell) {
        const int far = distance(point_of(cell));
        costs[static_cast<std::size_t>(cell)] = 10 * far + far * far;
    }
    return costs;
}

Point deepest_goal_cell(const Layout& layout, Side side) {
    const std::vector<Point> homes = chips(layout.start(), side);
    const std::vector<Point> goals = chips(layout.start(), opponent(side));
    const auto distance_to_home = [&](Point goal) {
        int sum = 0;
        for (const Point& home : homes) sum += common::city_block_distance(goal, home);
        return sum;
    };
    return *std::max_element(goals.begin(), goals.end(),
                             [&](Point a, Point b) { return distance_to_home(a) < distance_to_home(b); });
}

}  // namespace

ChipCosts costs_to_deepest_goal_cell(const Layout& layout, Side side) {
    const Point deepest = deepest_goal_cell(layout, side);
    return costs_by([&](Point point) { return common::city_block_distance(point, deepest); });
}

ChipCosts costs_to_nearest_goal_cell(const Layout& layout, Side side) {
    return costs_by([&](Point point) { return layout.distance(side, point); });
}

std::vector<Bits> armies_after(std::span<const Bits> armies) {
    std::vector<Bits> next;
    for (const Bits army : armies) {
        const Jumps jumps(army);
        for (Bits left = army; left != 0; left &= left - 1) {
            const Bits from = left & -left;
            for (Bits cells = destinations(from, army, jumps); cells != 0; cells &= cells - 1) {
                next.push_back(army ^ from ^ (cells & -cells));
            }
        }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    return next;
}

std::vector<Bits> way_home(Bits army, Bits goal, const ChipCosts& costs, std::size_t width, int most_moves,
                           const std::function<bool()>& should_stop) {
    const auto is_home = [goal](Bits each) { return (each & ~goal) == 0; };
    if (is_home(army)) return {army};
    std::vector<std::vector<Bits>> layers;
    std::vector<Bits> layer{army};
    for (int moves = 1; moves <= most_moves && !layer.empty(); ++moves) {
        if (should_stop && should_stop()) return {};
        std::vector<Bits> next = armies_after(layer);
        remove(next, layer);
        if (!layers.empty()) remove(next, layers.back());
        layers.push_back(std::move(layer));
        const auto home = std::find_if(next.begin(), next.end(), is_home);
        if (home != next.end()) return traced_back(layers, *home);
        layer = best_of(next, costs, width);
    }
    return {};
}

// Back from the last layer to the first. Moves can be moved back, so what comes before an army is among those that
// come after it.
std::vector<Bits> traced_back(std::span<const std::vector<Bits>> layers, Bits last) {
    std::vector<Bits> way{last};
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        const Bits here = way.back();
        for (const Bits before : armies_after({&here, 1})) {
            if (!std::binary_search(layer->begin(), layer->end(), before)) continue;
            way.push_back(before);
            break;
        }
    }
    std::reverse(way.begin(), way.end());
    return way;
}

Move move_between(Bits before, Bits after) {
    assert(count(before ^ after) == 2);
    return {point_of(lowest_cell(before & ~after)), point_of(lowest_cell(after & ~before))};
}

}  // namespace corners
