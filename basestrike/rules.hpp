// rules: one game of Base Strike: shots, hits, destroyed targets and chains of explosions. The plain form, to
// be read first; bit_base.hpp has the same hits for a program in a hurry.
//
// Rules     A shot hits each cell of its area once. A hit takes one of those that the cell of a target can
//           take; more do nothing. A target whose cells have all taken theirs is destroyed, and an armory,
//           a tank or an oil drum then explodes: each cell of its blast is hit once, what that destroys
//           explodes in turn, first in, first out.
//           Won: every target is destroyed. Lost: no weapon has a shot left.
// Fact      Hits only ever add up, so the state after a shot does not depend on the order in which the
//           explosions are worked off; only the order of what is told does.
// Units     20 rockets, 3 missiles; cells count from 0
// Errors    asserted: ask can_fire() first
#pragma once

#include <string>
#include <vector>

#include "basestrike/base.hpp"
#include "basestrike/sighting.hpp"

namespace basestrike {

// What is told of a shot, in the order in which it happens.
struct Event {
    enum class What { Destroyed, Explodes };

    What what = What::Destroyed;
    Kind kind = Kind::OilDrum;
    Point corner;  // the target's first cell

    friend bool operator==(const Event&, const Event&) = default;
};

// "You have destroyed a tank." or "The tank at 3,4 explodes."
[[nodiscard]] std::string to_text(const Event& event);

[[nodiscard]] int destroyed_targets(const std::vector<Event>& events);

enum class Status { Playing, Won, Lost };

// How a game ended.
struct Result {
    bool is_won = false;
    int shots = 0;
    int left = 0;         // targets
    int targets = 0;      // in all
    std::string forfeit;  // what the player did to lose before the last shot; empty otherwise
};

// "won with 14 shots", "lost after 23 shots, 3 of 11 targets left", or, of a bot that broke the rules,
// "lost after 2 shots, 11 of 11 targets left (Ada answered nothing)"
[[nodiscard]] std::string to_text(const Result& result);

class Game {
public:
    // Precondition: the base holds a target.
    explicit Game(Base base);

    // All that the soldier may know.
    [[nodiscard]] const Sighting& sighting() const { return sighting_; }

    [[nodiscard]] Status status() const;
    [[nodiscard]] int shots() const { return shots_; }  // fired so far
    [[nodiscard]] int targets() const { return static_cast<int>(base_.targets().size()); }
    [[nodiscard]] int targets_left() const { return sighting_.left.total(); }

    void switch_weapon() { sighting_.position.weapon = other(sighting_.position.weapon); }

    // The selected weapon has a shot left, and the game is not over.
    [[nodiscard]] bool can_fire() const;

    // Fires the selected weapon. Precondition: can_fire(), and the cell is one of the base.
    std::vector<Event> fire(Point cell);

    // Where everything stands. Precondition: the game is over.
    [[nodiscard]] const Base& revealed() const;

private:
    void hit(Point cell, std::vector<Event>& events);
    void destroy(int target, std::vector<Event>& events);

    Base base_;
    Sighting sighting_;
    std::vector<int> hits_to_go_;        // for each target
    std::vector<int> about_to_explode_;  // targets, in the order in which they were destroyed
    int shots_ = 0;
};

}  // namespace basestrike
