#include "submarines/ahead.hpp"

#include "submarines/captain.hpp"
#include "submarines/chase.hpp"
#include "submarines/sea.hpp"
#include "submarines/turn_search.hpp"

namespace submarines {

namespace {

constexpr int horizon = 24;  // rounds that are played in the head
constexpr int win = 100'000;

// For the computer: a win rather sooner, a loss rather later; else by the scores.
int value_of_end(const Sea& sea, int rounds) {
    const int lead = sea.computer_score() - sea.user_score();
    if (sea.user() == Sea::nowhere || lead > 0) return win - 100 * rounds + lead;
    return lead < 0 ? -win + 100 * rounds + lead : 0;
}

// Plays on, the user to move.
int value_of_game(Sea sea, Distances& distances) {
    for (int round = 0; round < horizon; ++round) {
        if (sea.is_over()) return value_of_end(sea, round);
        sea.begin_round();
        const Action action = choose_as_collector(sea, distances);
        if (action == Action::End) return value_of_end(sea, round);
        sea.move_user(action);
        if (sea.is_over()) return value_of_end(sea, round);
        play_chase(sea, distances);
    }
    return 100 * (sea.computer_score() - sea.user_score());
}

}  // namespace

Plan plan_ahead(const Position& position, Distances& distances) {
    const Sea sea(position);
    const Plan first = plan_killers(position, chase_wish(sea, distances));
    return best_turn(sea, first, [&](const Sea& after) { return value_of_game(after, distances); });
}

}  // namespace submarines
