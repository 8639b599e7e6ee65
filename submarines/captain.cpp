#include "submarines/captain.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace submarines {

namespace {

// In the order of Sea::beside(), which is that of directions4.
constexpr std::array<Action, 4> moves{Action::Up, Action::Right, Action::Down, Action::Left};

constexpr int no_worth = -10'000;  // of fuel that is out of reach

int nearest_killer(const Sea& sea, int cell) {
    int least = Distances::unreachable;
    for (const int killer : sea.killers()) least = std::min(least, sea.reach(killer, cell));
    return least;
}

// What fuel is worth to a submarine that is `steps` of its turns away from it, `margin` turns before the
// nearest killer: 0 means that the killer eats it first, 1 that it captures the submarine there.
int worth_of_fuel(int value, int steps, int margin, bool brings_lead) {
    const int worth = 10 * value - 12 * steps + (brings_lead ? 300 : 0);
    if (margin <= 0) return worth - 600;
    return margin == 1 ? worth - 400 : worth;
}

class Collector {
public:
    Collector(const Sea& sea, Distances& distances) : sea_(sea) {
        for (const int cell : sea.fuel_cells()) {
            const std::int16_t* ways = distances.king_from(cell);
            int killer = Distances::unreachable;
            for (const int other : sea.killers()) killer = std::min<int>(killer, ways[other]);
            prizes_.push_back({cell, fuel_value(sea.at(cell)), killer, distances.rook_from(cell)});
        }
    }

    [[nodiscard]] int worth_of_going_to(int cell) const {
        const char found = sea_.at(cell);
        if (found == killer_mark) return 4 * no_worth;
        const int score = sea_.user_score() + fuel_value(found);
        if (is_fuel(found) && prizes_.size() == 1 && score > sea_.computer_score()) return -no_worth;
        const int danger = nearest_killer(sea_, cell);
        const int moving = cell == sea_.user() ? 0 : 1;
        return (danger <= 1 ? 2 * no_worth : 4 * std::min(danger, 4)) +
               best_fuel_from(cell, sea_.fuel() - moving);
    }

private:
    struct Prize {
        int cell;
        int value;
        int killer;  // steps of the nearest one
        const std::int16_t* ways;
    };

    [[nodiscard]] int best_fuel_from(int cell, int fuel) const {
        int best = no_worth;
        for (const Prize& prize : prizes_) {
            const int steps = prize.ways[cell];
            if (steps > fuel) continue;
            const bool brings_lead = sea_.user_score() + prize.value > sea_.computer_score();
            best = std::max(best, worth_of_fuel(prize.value, steps, prize.killer - steps, brings_lead));
        }
        return best;
    }

    const Sea& sea_;
    std::vector<Prize> prizes_;
};

}  // namespace

Action choose_at_random(const Sea& sea, common::Random& random) {
    if (sea.fuel() == 0) return Action::GoOn;
    std::vector<Action> possible;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (sea.at(sea.beside(sea.user())[i]) != obstacle) possible.push_back(moves[i]);
    }
    if (possible.empty()) return Action::Up;
    return possible[static_cast<std::size_t>(random.below(static_cast<int>(possible.size())))];
}

Action choose_greedily(const Sea& sea, Distances& distances) {
    if (sea.fuel() == 0) return Action::GoOn;
    const std::int16_t* ways = distances.rook_from(sea.user());
    int nearest = sea.user();
    for (const int cell : sea.fuel_cells()) {
        const auto rank = [&](int other) { return std::pair(ways[other], -fuel_value(sea.at(other))); };
        if (nearest == sea.user() || rank(cell) < rank(nearest)) nearest = cell;
    }
    const std::int16_t* from_fuel = distances.rook_from(nearest);
    const auto rank = [&](std::size_t i) {
        const int cell = sea.beside(sea.user())[i];
        return std::pair(sea.at(cell) == obstacle || sea.at(cell) == killer_mark, from_fuel[cell]);
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        if (rank(i) < rank(best)) best = i;
    }
    return moves[best];
}

Action choose_as_collector(const Sea& sea, Distances& distances) {
    if (sea.user_score() > sea.computer_score()) return Action::End;
    if (sea.fuel() == 0) return Action::GoOn;
    const Collector collector(sea, distances);
    const bool may_wait = sea.rounds() % 4 != 0;
    std::optional<Action> best;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int cell = sea.beside(sea.user())[i];
        const bool fails = sea.at(cell) == obstacle;
        const int worth =
            collector.worth_of_going_to(fails ? sea.user() : cell) - (fails && !may_wait ? 1'000'000 : 0);
        if (worth > most) {
            most = worth;
            best = moves[i];
        }
    }
    return *best;
}

}  // namespace submarines
