// game: one game of Corners from its start to its end: whose turn, what was moved, how it ended.
//
// Rules     A side whose chips all stand on its goal cells has won, at once. With `last_reply`, Black has
//           one more move when White finishes first, and if that finishes too the game is a draw.
//           Who must move and cannot passes; a pass counts as a move. If both cannot, a draw.
//           No game runs for ever: a draw after `max_moves` moves of both sides, and when a position with the
//           same side to move stands the third time. `adjudicate` gives these games to the side with less
//           distance left. `home_limit`: who still has a chip at home after that many own moves loses; looked
//           at after each own move from then on. One move may end a game in two ways; the first of this list
//           counts: goal, home limit, both stuck, repetition, move limit. So a reply to White's finish is
//           still played when the moves are used up.
// Text form of a result, what stands behind "Result: " on the last line:
//               White wins in 62 moves
//               Black wins (White resigned)
//               draw (the same position stood three times)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "corners/layout.hpp"
#include "corners/rules.hpp"

namespace corners {

struct EndRules {
    int max_moves = 400;
    bool last_reply = false;
    std::optional<int> home_limit = std::nullopt;
    bool adjudicate = false;

    friend bool operator==(const EndRules&, const EndRules&) = default;
};

enum class Ending { Goal, BothFinished, HomeLimit, BothStuck, Repetition, MoveLimit, Resigned, Forfeit };

struct Result {
    Ending ending = Ending::Goal;
    std::optional<Side> winner;  // nobody: a draw
    int moves = 0;               // of both sides, passes too
    std::string reason;          // of HomeLimit and Forfeit: what the loser did
};

[[nodiscard]] std::string to_text(const Result& result);

// "still had a chip at home after 30 own moves"
[[nodiscard]] std::string home_limit_reason(int limit);

// Why no game can start from this position; nothing if one can: a side has finished already.
[[nodiscard]] std::optional<std::string> start_fault(const Layout& layout, const Position& position);

class Game {
public:
    // Precondition: no start_fault(). A game whose sides are both stuck has its result at once.
    Game(const Layout& layout, const EndRules& rules, const Position& start);

    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] const EndRules& rules() const { return rules_; }
    [[nodiscard]] const Position& position() const { return positions_.back(); }
    [[nodiscard]] const std::optional<Result>& result() const { return result_; }

    // Moves made so far, of both sides, passes too; and those of one side.
    [[nodiscard]] int moves() const { return static_cast<int>(positions_.size()) - 1; }
    [[nodiscard]] int moves_of(Side side) const;

    // All positions so far, the one at the start first.
    [[nodiscard]] const std::vector<Position>& positions() const { return positions_; }

    // The side to move has no move: only pass() is left.
    [[nodiscard]] bool must_pass() const { return !can_move(position(), position().to_move); }

    // White has finished, and Black has its one more move.
    [[nodiscard]] bool is_last_reply() const;

    // Preconditions of those below: no result yet; the move is legal; must_pass().
    void play(Move move);
    void pass();
    void resign(Side loser);
    void forfeit(Side loser, const std::string& reason);  // "ran out of time"

    // Takes the last move (or pass) back, and a result with it. Precondition: moves() > 0.
    void take_back();

private:
    void advance(Position next);
    [[nodiscard]] std::optional<Ending> ending() const;
    [[nodiscard]] std::optional<Side> winner(Ending ending) const;

    Layout layout_;
    EndRules rules_;
    std::vector<Position> positions_;
    std::optional<Result> result_;
};

}  // namespace corners
