// staged_race: a race in any position, with the rolls and cards that a scenario needs. Without a scenario's
// word all inner spaces are blank.
//
// Example   StagedRace race(">green:5@20 red:5@23");
//           race.dice = {3};
//           race.take_turn();
//           BOOST_TEST(race.position() == "green:5@20 >red:5@23");
#pragma once

#include <boost/test/unit_test.hpp>
#include <string>
#include <variant>
#include <vector>

#include "common/card.hpp"
#include "jumanji/notation.hpp"
#include "jumanji/turn.hpp"

namespace jumanji {

inline const std::vector<std::string> usual_faces{"hourglass", "axe",    "net",   "rope",
                                                  "torch",     "shield", "canoe", "whistle"};

class StagedRace {
public:
    explicit StagedRace(const std::string& position) {
        const auto parsed = parse_state(position);
        BOOST_TEST_REQUIRE(static_cast<bool>(parsed), position);
        state = *parsed;
    }

    // Puts spaces of that kind on a player's path.
    void put(int seat, Space space, const std::vector<int>& positions) {
        const common::Path& path = state.seat(seat).path;
        std::string spaces = path.spaces();
        for (const int position : positions) spaces.at(static_cast<std::size_t>(position)) = char(space);
        state.seat(seat).path = common::Path(spaces, crossings_of(state.seat(seat).colour), path.position());
    }

    // Puts a card that needs the axe under the deck.
    void add_card(int spaces) { state.deck += common::Card(spaces, "axe", "vines", "They grow."); }

    // All the living roll: `misses` times nobody has the axe, then everybody has.
    void rescue_at_roll(int rolls) {
        const std::size_t players = living_from(state, state.mover).size();
        rescue.insert(rescue.end(), static_cast<std::size_t>(rolls - 1) * players, "net");
        rescue.insert(rescue.end(), players, "axe");
    }
    void no_rescue() {
        const std::size_t players = living_from(state, state.mover).size();
        rescue.insert(rescue.end(), static_cast<std::size_t>(most_rescue_rolls) * players, "net");
    }

    void take_turn() {
        Chance chance(1, usual_faces, {dice, rescue, true});
        jumanji::take_turn(state, chance, [this](const Event& event) { events.push_back(event); });
    }

    [[nodiscard]] std::string position() const { return to_text(state); }

    // The events of a kind, in their order.
    template <class Kind>
    [[nodiscard]] std::vector<Kind> heard() const {
        std::vector<Kind> found;
        for (const Event& event : events) {
            if (const auto* one = std::get_if<Kind>(&event)) found.push_back(*one);
        }
        return found;
    }

    State state;
    std::vector<int> dice;
    std::vector<std::string> rescue;
    std::vector<Event> events;
};

}  // namespace jumanji
