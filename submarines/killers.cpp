#include "submarines/killers.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "submarines/crowd.hpp"

namespace submarines {

using common::Point;

namespace {

// Work for one number of movers in one group. Small groups are never near it; large ones must not take long.
int node_limit(std::size_t killers) {
    return killers <= 16 ? 100'000 : static_cast<int>(killers + 4'000 / killers);
}

// From points to the numbers that crowd.hpp works with, and back.
class Chart {
public:
    explicit Chart(const Position& position) : cells_(position.cells) {}

    [[nodiscard]] std::uint16_t number(Point point) const {
        return static_cast<std::uint16_t>(point.row * cells_.cols() + point.col);
    }
    [[nodiscard]] Point point(int number) const { return {number / cells_.cols(), number % cells_.cols()}; }

    [[nodiscard]] Robot robot(Point killer, const Wish& wish) const {
        Robot robot;
        robot.cell = number(killer);
        for (const Point& step : common::directions8) {
            const Point to = killer + step;
            if (!cells_.contains(to) || cells_.at(to) == obstacle) continue;
            robot.targets[static_cast<std::size_t>(robot.n++)] = {
                number(to), static_cast<std::int8_t>(fuel_value(cells_.at(to))), wish({killer, to})};
        }
        return robot;
    }

    [[nodiscard]] Cells fuel() const {
        Cells found;
        for (const Point point : cells_.points()) found[number(point)] = is_fuel(cells_.at(point));
        return found;
    }

    [[nodiscard]] KillersOrder order(const Crowd::Order& found) const {
        KillersOrder order{{}, found.bound, found.is_most};
        for (const Crowd::Move move : found.moves) order.plan.push_back({point(move.from), point(move.to)});
        return order;
    }

private:
    const common::Grid<char>& cells_;
};

std::optional<Step> most_wished_capture(const Position& position, const std::vector<Point>& killers,
                                        const Wish& wish) {
    const std::optional<Point> user = user_cell(position);
    assert(user);
    std::optional<Step> best;
    int most = 0;
    for (const Point killer : killers) {
        if (common::king_distance(killer, *user) != 1) continue;
        const int wished = wish({killer, *user});
        if (!best || wished > most) best = Step{killer, *user};
        most = std::max(most, wished);
    }
    return best;
}

bool are_near(const Robot& a, const Robot& b, const Chart& chart) {
    return common::king_distance(chart.point(a.cell), chart.point(b.cell)) <= 2;
}

std::vector<std::vector<Robot>> groups_of(std::vector<Robot> robots, const Chart& chart) {
    std::vector<std::vector<Robot>> groups;
    while (!robots.empty()) {
        std::vector<Robot> group{robots.front()};
        robots.erase(robots.begin());
        for (std::size_t i = 0; i < group.size(); ++i) {
            const Robot member = group[i];
            const auto first_far =
                std::stable_partition(robots.begin(), robots.end(),
                                      [&](const Robot& robot) { return are_near(member, robot, chart); });
            group.insert(group.end(), robots.begin(), first_far);
            robots.erase(robots.begin(), first_far);
        }
        std::sort(group.begin(), group.end(), [](const Robot& a, const Robot& b) { return a.cell < b.cell; });
        groups.push_back(std::move(group));
    }
    return groups;
}

Cells wanted_by(const std::vector<Robot>& robots) {
    Cells wanted;
    for (const Robot& robot : robots) {
        for (int i = 0; i < robot.n; ++i) wanted.set(robot.targets[static_cast<std::size_t>(i)].cell);
    }
    return wanted;
}

Crowd::Order most_movers(const std::vector<Robot>& robots, const Cells& last_fuel) {
    return Crowd(robots, last_fuel).most_movers(node_limit(robots.size()));
}

// A group that may end the turn by taking the last fuel, and what it loses by that.
struct LastGroup {
    std::size_t index = 0;
    Crowd::Order order;
    int loss = 0;
    bool is_proven = true;  // that no other group would lose less
};

// Where all fuel is in reach: the group that loses least by going last.
LastGroup last_group(const std::vector<std::vector<Robot>>& groups, const std::vector<Crowd::Order>& orders,
                     const Cells& fuel) {
    std::optional<LastGroup> best;
    bool is_proven = true;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Cells own_fuel = fuel & wanted_by(groups[i]);
        if (own_fuel.none()) continue;
        Crowd::Order order = most_movers(groups[i], own_fuel);
        is_proven = is_proven && order.is_most;
        const int loss = static_cast<int>(orders[i].moves.size()) - static_cast<int>(order.moves.size());
        if (!best || loss < best->loss) best = LastGroup{i, std::move(order), loss};
    }
    assert(best);
    best->is_proven = is_proven;
    return *best;
}

Crowd::Order joined(const std::vector<Crowd::Order>& orders) {
    Crowd::Order all{{}, 0, true};
    for (const Crowd::Order& order : orders) {
        all.moves.insert(all.moves.end(), order.moves.begin(), order.moves.end());
        all.bound += order.bound;
        all.is_most = all.is_most && order.is_most;
    }
    return all;
}

Crowd::Order order_groups(const std::vector<std::vector<Robot>>& groups, const Cells& fuel) {
    std::vector<Crowd::Order> orders;
    Cells in_reach;
    for (const std::vector<Robot>& group : groups) {
        orders.push_back(most_movers(group, {}));
        in_reach |= wanted_by(group);
    }
    const Crowd::Order unhindered = joined(orders);
    if ((fuel & ~in_reach).any()) return unhindered;

    LastGroup last = last_group(groups, orders, fuel);
    orders.erase(orders.begin() + static_cast<std::ptrdiff_t>(last.index));
    orders.push_back(std::move(last.order));
    Crowd::Order all = joined(orders);
    all.is_most = unhindered.is_most && last.is_proven;
    if (!all.is_most) all.bound = unhindered.bound;
    return all;
}

}  // namespace

KillersOrder order_killers(const Position& position, const Wish& wish) {
    const std::vector<Point> killers = killer_cells(position);
    if (const auto capture = most_wished_capture(position, killers, wish)) return {{*capture}, 1, true};

    const Chart chart(position);
    std::vector<Robot> robots;
    for (const Point killer : killers) robots.push_back(chart.robot(killer, wish));
    const Cells fuel = chart.fuel();

    // Most often nobody is in the way of anybody, and the wishes alone move all.
    const Crowd::Order wished = Crowd(robots, fuel).follow_wishes();
    if (wished.is_most) return chart.order(wished);
    return chart.order(order_groups(groups_of(robots, chart), fuel));
}

Plan plan_killers(const Position& position, const Wish& wish) {
    return order_killers(position, wish).plan;
}

std::vector<std::vector<Point>> groups_of_killers(const Position& position) {
    const Chart chart(position);
    std::vector<Robot> robots;
    for (const Point killer : killer_cells(position))
        robots.push_back(chart.robot(killer, [](const Step&) { return 0; }));
    std::vector<std::vector<Point>> groups;
    for (const std::vector<Robot>& group : groups_of(robots, chart)) {
        groups.emplace_back();
        for (const Robot& robot : group) groups.back().push_back(chart.point(robot.cell));
    }
    return groups;
}

}  // namespace submarines
