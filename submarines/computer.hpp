// computer: who plays: the strategies of the killers and the computer's captains by their names, each a
// function from a position to a turn or an action. What a player keeps from turn to turn (distances,
// its own chance) is here.
//
//   killers    random     any allowed cell
//              chase      see chase.hpp
//              encircle   see encircle.hpp
//              guard      see guard.hpp
//              ahead      see ahead.hpp
//   captains   random, greedy, collector: see captain.hpp
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/random.hpp"
#include "submarines/distances.hpp"
#include "submarines/game.hpp"
#include "submarines/rules.hpp"

namespace submarines {

enum class Strategy { Random, Chase, Encircle, Guard, Ahead };
enum class CaptainKind { Random, Greedy, Collector };

// Nothing if the name is none. The names in the order above, to tell which there are.
[[nodiscard]] std::optional<Strategy> parse_strategy(std::string_view name);
[[nodiscard]] std::optional<CaptainKind> parse_captain(std::string_view name);
[[nodiscard]] const std::vector<std::string>& strategy_names();
[[nodiscard]] const std::vector<std::string>& captain_names();

// Distances that are worked out anew only when the obstacles change.
class KeptDistances {
public:
    [[nodiscard]] Distances& of(const Position& position);

private:
    std::optional<Distances> distances_;
};

// Moves the killers.
class Fleet {
public:
    Fleet(Strategy strategy, std::uint64_t seed);
    [[nodiscard]] Plan plan(const Position& position);

private:
    Strategy strategy_;
    common::Random random_;
    KeptDistances distances_;
};

// Moves the user's submarine.
class Captain {
public:
    Captain(CaptainKind kind, std::uint64_t seed);
    [[nodiscard]] Action choose(const Position& position);

private:
    CaptainKind kind_;
    common::Random random_;
    KeptDistances distances_;
};

}  // namespace submarines
