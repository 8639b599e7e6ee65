// crowd: killers that stand in each other's way, and an order in which as many of them as possible can
// move. The hard part of the computer's turn; killers.hpp says what a turn is, and uses this for each
// group.
//
// Problem   Each killer moves once, to a neighbouring cell that is free at its turn. Who moves leaves a
//           cell that another can take. Seen from the free cells: a hole is filled by a killer beside
//           it, the hole that this leaves by another killer, and so on. So an order is a set of paths
//           of holes, and to pull one hole through all killers is the Hamiltonian path problem: no
//           quick rule can be right always.
//
//               k k k .      . k k k      the right one first, then the middle one, then the left one moves all
//               o o o o  ->  o o o o      three; in reading order only one could move
//
//           Fuel makes it harder: a killer that is beside fuel at its turn must take (one of) the
//           largest, so whether it goes before or after its neighbour decides where it goes.
//
// Method    Depth-first search over the pair (killers that wait, cells taken by those that have moved):
//           taken fuel is under the killer that ate it, so this pair is all of the state. What makes it
//           quick:
//           - a bound: no more can move than killers can be given different cells (bipartite matching
//             by augmenting paths), leaving out those that no hole can reach. The search asks for that
//             many movers first, then for one fewer, and so on; what cannot reach the number is cut
//             off;
//           - a memo of pairs that cannot reach a number. Cells that no waiting killer wants are left
//             out;
//           - a gift: a killer with a target that nobody else wants goes at once. It gives up nothing
//             that another could use, and leaves its own cell to others;
//           - a calm hole, which no killer beside fuel wants: who fills it may as well do so now, since
//             nobody is forced elsewhere meanwhile. So one such hole is settled at a time: each who
//             wants it, or nobody ever. The order among different holes need not be tried;
//           - the last fuel: where it ends the turn, one fuel cell must be untouched until the last
//             move. Each is spared in turn, and killers beside it can then only eat elsewhere, which is
//             a sharp bound.
// Wishes    Once the number is known, a second search takes the most wished-for step first. It has few
//           nodes: mostly it needs one a killer; where it runs out, the first search's order stands.
// Sources   D. Koenig, 1931 (matching); H. W. Kuhn, 1955 (augmenting paths)
// Cost      the bench shows it; a limit on the nodes guards the worst cases
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "submarines/game.hpp"
#include "submarines/refutations.hpp"
#include "submarines/rules.hpp"

namespace submarines {

// A killer and where it might go: neighbours that are no obstacle, in the order of directions8.
struct Robot {
    struct Target {
        std::uint16_t cell = 0;
        std::int8_t fuel = 0;  // its value
        int wish = 0;          // how much the strategy likes it; higher is better
    };
    std::uint16_t cell = 0;
    int n = 0;
    std::array<Target, 8> targets{};
};

class Crowd {
public:
    // The turn is over as soon as all of `last_fuel` is taken; if it is empty, never before all have moved.
    // Precondition: no killer is beside the user's submarine.
    Crowd(std::vector<Robot> robots, const Cells& last_fuel);

    struct Move {
        std::uint16_t from = 0;
        std::uint16_t to = 0;
    };
    struct Order {
        std::vector<Move> moves;
        int bound = 0;         // no order moves more killers
        bool is_most = false;  // nor more than this one
    };

    // The most wished-for move first, whoever's it is, until nobody can move.
    [[nodiscard]] Order follow_wishes();

    // As many as possible. Of the orders that move that many, one that follows the wishes where it can;
    // `nodes` bounds the work for each number of movers. If it is spent before all is known, the order
    // is a good one.
    [[nodiscard]] Order most_movers(int nodes);

private:
    // That robot goes to that cell; or, without a robot, nobody ever will.
    struct Option {
        std::optional<std::size_t> robot;
        Robot::Target target;
    };
    void start();
    void prepare(std::optional<std::uint16_t> spared);
    void set_free_given_up_holes();
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] bool is_free(int cell) const;
    void make(const Option& option);
    void take_back(const Option& option);

    void add_options(std::size_t robot, bool may_take_spared, std::vector<Option>& options) const;
    [[nodiscard]] std::vector<Option> options(bool may_take_spared) const;
    [[nodiscard]] bool gives_up_nothing(const Option& option) const;
    [[nodiscard]] bool is_beside_fuel(std::size_t robot) const;
    [[nodiscard]] std::vector<Option> ways_to_fill(std::uint16_t hole) const;
    [[nodiscard]] std::vector<Option> ways_to_fill_a_calm_hole(const std::vector<Option>& all) const;
    [[nodiscard]] std::vector<Option> options_to_try(int need) const;

    [[nodiscard]] Cells reachable() const;
    [[nodiscard]] int bound();
    bool find_cell_for(std::size_t robot, Cells& tried);
    [[nodiscard]] CrowdState memo_key() const;
    bool reach(int need);
    bool reach_within(int nodes, int need, bool by_wish);
    void improve(Order& best, std::optional<std::uint16_t> spared, int nodes);
    void go_on_by_wish();
    [[nodiscard]] std::vector<Move> finished();

    std::vector<Robot> robots_;
    Cells last_fuel_;
    Cells all_waiting_;
    Cells fuel_;  // beside any of the robots

    std::optional<std::uint16_t> spared_;            // fuel that nobody takes but the last mover
    std::vector<Cells> wanted_;                      // the targets of each robot that it can hope for
    std::vector<std::vector<std::size_t>> wanters_;  // the robots that want a cell

    CrowdState state_;
    std::vector<Move> moves_;
    std::array<std::int16_t, largest_side * largest_side>
        given_to_{};  // in bound(): which robot has that cell
    Refutations refutations_;
    int nodes_ = 0;  // still to spend
    bool follows_wishes_ = false;
};

}  // namespace submarines
