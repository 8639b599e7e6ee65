// session_network: what the options of the network ask for: a server, or one side of a game on one.
#pragma once

#include <optional>
#include <string>

#include "common/console.hpp"
#include "common/options.hpp"

namespace corners {

struct Settings;

// The options of the network, as they were typed.
struct NetworkSettings {
    std::string serve;  // "[ADDR:]PORT"; empty: no server
    std::string journal;
    std::optional<int> move_limit;  // seconds
    std::optional<int> max_games;
    std::optional<int> per_address;
    std::optional<int> idle_limit;  // seconds

    std::string connect;  // "HOST:PORT"; empty: no client
    bool creates = false;
    std::optional<int> join;
    std::optional<int> patience;  // seconds
};

// Whether any of them was typed.
[[nodiscard]] bool is_on_network(const NetworkSettings& settings);

// Precondition: is_on_network. Throws UsageError for options that do not go together, DataError, RunError.
void play_on_network(const Settings& settings, const common::Options& options, common::Console& console);

}  // namespace corners
