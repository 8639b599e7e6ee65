// engine: looks ahead as far as it is allowed to, and says which move is best.
//
// Methods   (what each brought stands in README.md)
//           Principal variation search (T. A. Marsland, M. Campbell, 1982): alpha-beta that expects its first
//           move to be the best and only proves the others worse.
//           Iterative deepening (D. Slate, L. Atkin, "Chess 4.5", 1977).
//           Transposition table (table.hpp).
//           Move ordering: the table's move, then by distance gained, with a bonus for two killers a ply
//           (move_order.hpp).
//           Late move reductions (as in Fruit, 2004): moves far down the order are looked at less deeply first.
//           Futility pruning (J. Schaeffer, 1986; E. Heinz, 1998): near the leaves, what cannot reach the
//           window by a wide margin is left out, and a position that is beyond it by one is not searched.
//           A race solver for the end (race.hpp).
//           The last ply is not played at all: since a move changes only its own chip's cost, the best of it is
//           found from the sets of cells that chips reach.
// Chance    none, and no floating point: the same position, rules and limits give the same move everywhere
// Units     scores in hundredths of a step, for the side to move; a win counts win_score less the plies to it.
//           A node is a call of the search, with the last ply's moves of one position counted as one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "corners/evaluation.hpp"
#include "corners/game.hpp"
#include "corners/outlook.hpp"

namespace corners {

struct Limits {
    int depth = 60;
    std::uint64_t nodes = ~std::uint64_t{0};
    std::function<bool()> should_stop;  // asked now and then; may be empty
};

struct Found {
    Move move;
    int score = 0;
    int depth = 0;  // completed; 0 in a race, where nothing is searched
    std::uint64_t nodes = 0;
};

class Engine {
public:
    explicit Engine(const Layout& layout, const Weights& weights = {});
    ~Engine();
    Engine(Engine&&) noexcept;

    // The best move of the side to move. Precondition: the game goes on, and the side can move.
    [[nodiscard]] Found search(const Game& game, const Limits& limits);

private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace corners
