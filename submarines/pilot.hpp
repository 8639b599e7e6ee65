// pilot: who steers the user's submarine when no person does: one of the computer's captains, or a bot.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "common/bot.hpp"
#include "common/expected.hpp"
#include "common/options.hpp"
#include "submarines/computer.hpp"
#include "submarines/scenario.hpp"

namespace submarines {

class Pilot {
public:
    // Precondition: the user is not human. A bot is started, and told the grid's size, the limit of rounds and the
    // killers' strategy: "start submarines user 10x10 500 ahead".
    Pilot(const Scenario& scenario, const common::Options& options, std::uint64_t seed);

    // The error says why a bot has lost; standard error has been told already.
    [[nodiscard]] common::Expected<Action> choose(const Position& position);

    // Tells a bot how the game has ended.
    void finish(const std::string& result);

private:
    std::unique_ptr<common::Bot> bot_;
    std::optional<Captain> captain_;
};

}  // namespace submarines
