// summary: what an experiment of many games shows: who won how often, and how long the games were.
//
// It is counted from what the CSV file holds and from nothing else, so that the summary of a run and that of
// its parts put together are the same bytes.
//
// Operator  += puts the counts of another part of the same run to these
// Text form one fact a line, at most 80 columns: words first, then numbers in columns; a share stands with
//           its 95 % interval (see wilson.hpp). Whole numbers only, so that every machine prints the same.
// Cost      memory grows with the number of different lengths, not with the number of games
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "common/player.hpp"

namespace common {

class Summary {
public:
    // One game of so many turns; an empty winner is nobody. Precondition: turns >= 0.
    void add(std::string_view winner, int turns);

    Summary& operator+=(const Summary& other);

    [[nodiscard]] std::uint64_t games() const { return games_; }

    // Precondition: at least one game. The winners stand in the order of the players, then others by name.
    [[nodiscard]] std::string text(const std::string& game, const std::vector<Player>& players,
                                   std::uint64_t first_seed) const;

private:
    [[nodiscard]] std::string winners_text(const std::vector<Player>& players) const;
    [[nodiscard]] std::string turns_text() const;
    [[nodiscard]] std::string histogram() const;
    [[nodiscard]] std::string mean_turns() const;
    [[nodiscard]] int median_turns() const;

    std::uint64_t games_ = 0;
    std::uint64_t all_turns_ = 0;
    std::map<std::string, std::uint64_t, std::less<>> wins_;
    std::map<int, std::uint64_t> lengths_;  // how many games had so many turns
};

}  // namespace common
