// server: the lobby on a real network: sockets, time, the journal. What is said stands in lobby.hpp; here
// bytes become lines and lines become bytes. On Boost.Asio, in one thread: while a line is dealt with nothing
// else happens, so "is the seat free? then it is yours" needs no lock, and 20 joiners at one instant come one
// after the other.
//
// Rules     Lines that arrive together are dealt with together: their records go to the journal with one wait
//           for the disk, and then the answers go out ("group commit"). Nothing is answered before it is on
//           the disk.
// Bounds    A line of max_line_length, read in pieces of 1 KiB. What waits to be sent to a connection is at
//           most 64 KiB: who does not read is dropped. Connections: two a game, and 200.
// Errors    common::RunError if it cannot listen or read its journal; what the journal throws ends run()
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "corners/layout.hpp"
#include "corners/lobby.hpp"

namespace corners {

struct ServerSettings {
    std::string host = "127.0.0.1";
    int port = 0;         // 0: any that is free
    std::string journal;  // folder; empty: none, and a server that stops forgets its games
    LobbyLimits limits{};
    bool ends_on_signals = false;  // SIGINT and SIGTERM
};

class Server {
public:
    // Restores the games of the journal and listens. `report` is called with each sentence for the operator:
    // "journal.txt:17: ...".
    Server(const ServerSettings& settings, std::vector<Layout> layouts,
           const std::function<void(const std::string&)>& report);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::string address() const;  // "127.0.0.1:7000", "[::1]:7000"
    [[nodiscard]] int port() const;

    // Serves until it is to stop; then tells all who are connected.
    void run();

    // From any thread.
    void stop();

private:
    class Network;
    std::unique_ptr<Network> network_;
};

}  // namespace corners
