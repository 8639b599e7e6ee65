// outlook: what the engine takes a position for that it comes to in its search: a score where it stops looking, a game
// that has ended, guests that it hinders. All of it as seen by the side at the root, by the rules and the history
// of the game there.
//
// Units     scores in hundredths of a step; a win counts win_score less the plies to it
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "corners/evaluation.hpp"
#include "corners/game.hpp"
#include "corners/node.hpp"

namespace corners {

inline constexpr int win_score = 1000000;
inline constexpr int most_plies = 100;  // that a search looks ahead

class Outlook {
public:
    Outlook(const Layout& layout, const Weights& weights) : evaluation_(layout, weights) {}

    // From now on searches start at the position of this game.
    void start(const Game& game);

    [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }
    [[nodiscard]] std::size_t root_side() const { return root_side_; }

    // What the position is worth to the side, which is to move.
    [[nodiscard]] int static_score(const Node& node, std::size_t side) const;

    // What the position is worth to the side that has just moved into it, `ply` plies from the root, if that ends the
    // game.
    [[nodiscard]] std::optional<int> score_of_end(const Node& next, std::size_t side, int ply) const;

    // Remembers the position that the search looks into at that ply; and whether the rules, or a position that has
    // stood before, make a draw of one. Precondition: those at all lesser plies were entered.
    void enter(std::uint64_t key, int ply) { path_[static_cast<std::size_t>(ply)] = key; }
    [[nodiscard]] bool is_draw(std::uint64_t key, int ply) const;

    // One move more, and all chips of the side are on its goal.
    [[nodiscard]] bool can_finish(const Node& node, std::size_t side) const;

    // How much the side at the root stands in the way of its guests; and the least that a move at the root can leave,
    // those aside that end the game.
    [[nodiscard]] int hindrance(const Node& node) const;
    [[nodiscard]] int least_hindrance(const Node& root) const;

private:
    [[nodiscard]] bool is_blocking(const Node& node, std::size_t side) const;

    Evaluation evaluation_;
    EndRules rules_;
    std::size_t root_side_ = 0;
    int moves_made_ = 0;                  // before the root, of both sides
    std::array<int, 2> moves_of_{};       // and of each
    std::vector<std::uint64_t> earlier_;  // keys of the positions before the root
    std::bitset<4096> may_be_earlier_;    // and of their last 12 bits: most others are told apart by these
    std::array<std::uint64_t, most_plies + 1> path_{};  // and of those from the root to here
};

}  // namespace corners
