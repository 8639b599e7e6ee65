// All that one turn of the computer may come to, over all orders and all choices, by trying them all. Written
// against the rules in words, not against the program: it shares no code with rules, crowd or killers.
//
// A position is its rows joined by '/', here and in the results.
#pragma once

#include <set>
#include <string>

namespace submarines_test {

struct TurnEnd {
    std::string rows;  // the killers and the fuel that are left
    int gain = 0;      // what the computer's score has grown by
    int movers = 0;
    bool has_captured = false;
    auto operator<=>(const TurnEnd&) const = default;
};

// Few killers: the number of outcomes grows like 8 to their power.
[[nodiscard]] std::set<TurnEnd> all_turn_ends(const std::string& rows);

// The most killers that can move. The outcomes are not listed, so crowded grids of up to 64 cells work.
[[nodiscard]] int most_movers_by_brute_force(const std::string& rows);

}  // namespace submarines_test
