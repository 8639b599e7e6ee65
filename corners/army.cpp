#include "corners/army.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace corners {

namespace {

// The candidates for a place in the beam of which the same army may come again and again: so many for each place
// are enough to fill it, and the others need not be sorted.
constexpr std::size_t candidates_a_place = 8;

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

// Calls visit(from, to) with each move of the army, the ends as one bit each.
template <typename Visit>
void for_each_move(Bits army, Visit visit) {
    const Jumps jumps(army);
    for (Bits left = army; left != 0; left &= left - 1) {
        const Bits from = left & -left;
        for (Bits cells = destinations(from, army, jumps); cells != 0; cells &= cells - 1) {
            visit(from, cells & -cells);
        }
    }
}

void keep_best(std::vector<Ranked>& armies, std::size_t most) {
    if (armies.size() <= most) return;
    std::nth_element(armies.begin(), armies.begin() + static_cast<std::ptrdiff_t>(most), armies.end());
    armies.resize(most);
}

// What one move leads to, the best first; some of it twice.
std::vector<Ranked> candidates_after(const std::vector<Ranked>& layer, const Destination& destination,
                                     std::size_t most) {
    const auto cost = [&](Bits cell) {
        return destination.costs[static_cast<std::size_t>(lowest_cell(cell))];
    };
    std::vector<Ranked> next;
    for (const Ranked& here : layer) {
        for_each_move(here.army, [&](Bits from, Bits to) {
            next.push_back(
                {here.cost - cost(from) + cost(to), destination.one_of_mirrored(here.army ^ from ^ to)});
        });
        if (next.size() > 2 * most) keep_best(next, most);
    }
    keep_best(next, most);
    std::sort(next.begin(), next.end());
    return next;
}

std::vector<Bits> sorted_armies(const std::vector<Ranked>& layer) {
    std::vector<Bits> armies;
    armies.reserve(layer.size());
    for (const Ranked& each : layer) armies.push_back(each.army);
    std::sort(armies.begin(), armies.end());
    return armies;
}

// The next layer of the beam: the best that are not among the armies of the last two, from which they could have
// come by moving back and forth.
std::vector<Ranked> next_of_beam(const std::vector<Ranked>& layer,
                                 const std::vector<std::vector<Bits>>& layers, const Destination& destination,
                                 std::size_t width) {
    std::vector<Ranked> next = candidates_after(layer, destination, candidates_a_place * width);
    next.erase(std::unique(next.begin(), next.end()), next.end());
    const auto last_two = std::span(layers).last(std::min<std::size_t>(layers.size(), 2));
    std::erase_if(next, [&](const Ranked& each) {
        return std::any_of(last_two.begin(), last_two.end(), [&](const std::vector<Bits>& armies) {
            return std::binary_search(armies.begin(), armies.end(), each.army);
        });
    });
    if (next.size() > width) next.resize(width);
    return next;
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

// Three swaps of ever larger blocks beside the diagonal. H. S. Warren, Hacker's Delight, 7-3.
Bits mirrored(Bits board) {
    Bits swap = (board ^ (board >> 7)) & 0x00aa00aa00aa00aaU;
    board ^= swap ^ (swap << 7);
    swap = (board ^ (board >> 14)) & 0x0000cccc0000ccccU;
    board ^= swap ^ (swap << 14);
    swap = (board ^ (board >> 28)) & 0x00000000f0f0f0f0U;
    return board ^ swap ^ (swap << 28);
}

Bits Destination::one_of_mirrored(Bits army) const {
    return is_own_mirror ? std::min(army, mirrored(army)) : army;
}

Destination destination_of(const Layout& layout, Side side) {
    Destination destination;
    destination.cells = to_bitboard(layout.start()).chips[index(opponent(side))];
    const Point deepest = deepest_goal_cell(layout, side);
    for (int cell = 0; cell < 64; ++cell) {
        const int far = common::city_block_distance(point_of(cell), deepest);
        destination.costs[static_cast<std::size_t>(cell)] = 20 * far + far * far;
    }
    destination.is_own_mirror =
        mirrored(destination.cells) == destination.cells && deepest.row == deepest.col;
    return destination;
}

std::vector<Bits> armies_after(std::span<const Bits> armies, const Destination& destination) {
    std::vector<Bits> next;
    for (const Bits army : armies) {
        for_each_move(
            army, [&](Bits from, Bits to) { next.push_back(destination.one_of_mirrored(army ^ from ^ to)); });
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    return next;
}

std::vector<Bits> way_home(Bits army, const Destination& destination, std::size_t width, int most_moves,
                           const std::function<bool()>& should_stop) {
    if (destination.is_reached_by(army)) return {army};
    std::vector<std::vector<Bits>> layers;
    std::vector<Ranked> layer{{cost_of(army, destination.costs), destination.one_of_mirrored(army)}};
    for (int moves = 1; moves <= most_moves && !layer.empty(); ++moves) {
        if (should_stop && should_stop()) return {};
        layers.push_back(sorted_armies(layer));
        layer = next_of_beam(layer, layers, destination, width);
        const auto home = std::find_if(layer.begin(), layer.end(), [&](const Ranked& each) {
            return destination.is_reached_by(each.army);
        });
        if (home == layer.end()) continue;
        std::vector<Bits> way = traced_back(layers, home->army, destination);
        way.front() = army;
        return joined_up(std::move(way), destination);
    }
    return {};
}

// Back from the last layer to the first. Moves can be moved back, so what comes before an army is among those that
// come after it.
std::vector<Bits> traced_back(std::span<const std::vector<Bits>> layers, Bits last,
                              const Destination& destination) {
    std::vector<Bits> way{last};
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        const Bits here = way.back();
        for (const Bits before : armies_after({&here, 1}, destination)) {
            if (!std::binary_search(layer->begin(), layer->end(), before)) continue;
            way.push_back(before);
            break;
        }
    }
    std::reverse(way.begin(), way.end());
    return way;
}

std::vector<Bits> joined_up(std::vector<Bits> way, const Destination& destination) {
    for (std::size_t i = 1; i < way.size(); ++i) {
        const Bits before = way[i - 1];
        const Bits wanted = destination.one_of_mirrored(way[i]);
        for_each_move(before, [&](Bits from, Bits to) {
            const Bits next = before ^ from ^ to;
            if (destination.one_of_mirrored(next) == wanted) way[i] = next;
        });
    }
    return way;
}

Move move_between(Bits before, Bits after) {
    assert(count(before ^ after) == 2);
    return {point_of(lowest_cell(before & ~after)), point_of(lowest_cell(after & ~before))};
}

}  // namespace corners
