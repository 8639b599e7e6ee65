// client_link: a client's connection to a server: lines out, lines in. Whoever waits polls its descriptor together
// with others.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "common/line_reader.hpp"
#include "corners/endpoint.hpp"

namespace corners {

class Link {
public:
    // Connects, within `patience`. Throws common::RunError, which says why it could not.
    Link(const Endpoint& server, std::chrono::milliseconds patience);
    ~Link();
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    // False if the connection is lost. A line that was sent may be lost with it all the same.
    bool send(const std::string& line);

    // What has arrived.
    [[nodiscard]] common::LineReader& reader();

private:
    class Socket;
    std::unique_ptr<Socket> socket_;
    common::LineReader reader_;
};

}  // namespace corners
