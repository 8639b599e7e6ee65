// solitaire: how few moves carry White's chips across an empty board? Short ways are found by beams that get ever
// wider, and a way is proved shortest by a complete search from both ends.
//
// Proof     The goal is the start turned by half a turn, and every move can be moved back. So whoever leads from
//           the goal to an army in k moves, turned, leads from the start to the army turned: one breadth-first
//           search from the start serves as both halves of a search from both ends. If no army at most k moves
//           from the start has one beside it whose half turn is as near too, no way has 2k + 1 moves or fewer.
//           Armies that surely need too many more moves are left out: a chip must step to change the evenness of
//           its row or column, since jumps keep both; how many steps an army needs at least is told by how many
//           chips it has of each of the four kinds, and a chip three steps or more from its goal jumps besides.
// Source    bidirectional search: I. Pohl, "Bi-directional search", 1971
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "corners/army.hpp"

namespace corners {

// Moves that every way from this army to the goal takes at least.
[[nodiscard]] int fewest_moves_left(const Layout& layout, Bits army);

class Solitaire {
public:
    // should_stop() is asked now and then.
    Solitaire(const Layout& layout, std::function<bool()> should_stop);

    // Looks for a shorter way with beams of that width. True if it found one.
    bool improve(std::size_t width);

    // Raises the proven bound as far as it can with so many armies in memory; finds a shorter way if it can
    // exclude none. Precondition: there is a way.
    void prove(std::size_t most_armies);

    // The shortest way found, from the start to the goal; empty: none yet.
    [[nodiscard]] const std::vector<Bits>& way() const { return way_; }
    [[nodiscard]] int moves() const { return static_cast<int>(way_.size()) - 1; }

    // No way has fewer moves.
    [[nodiscard]] int proved() const { return proved_; }
    [[nodiscard]] bool is_proved_shortest() const { return !way_.empty() && proved_ >= moves(); }

private:
    using Layers = std::vector<std::vector<Bits>>;

    [[nodiscard]] bool may_be_on_the_way(Bits army, int depth) const;
    [[nodiscard]] std::optional<std::vector<Bits>> next_layer(const Layers& layers, bool is_last);
    bool join(const std::vector<Bits>& armies, std::size_t depth, std::size_t other_depth,
              const Layers& layers);

    Layout layout_;
    std::function<bool()> should_stop_;
    Bits start_;
    Destination destination_;
    Bits far_;  // cells three steps or more from the goal
    std::vector<Bits> way_;
    int proved_;
};

}  // namespace corners
