// server_peer: one connection of the server: bytes become lines, and lines bytes. It lives as long as something is
// under way on its socket, which holds a shared_ptr to it.
#pragma once

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "corners/lobby.hpp"

namespace corners {

// Whom a peer tells of itself.
class PeerOwner {
public:
    virtual void receive(ConnectionNumber number, std::string_view line) = 0;
    virtual void receive_too_long(ConnectionNumber number) = 0;
    // Nothing more arrives, but what is sent may still be read.
    virtual void receive_end(ConnectionNumber number) = 0;
    // It is closed.
    virtual void forget(ConnectionNumber number) = 0;

protected:
    ~PeerOwner() = default;
};

class Peer : public std::enable_shared_from_this<Peer> {
public:
    using Clock = std::chrono::steady_clock;

    Peer(PeerOwner& owner, boost::asio::ip::tcp::socket socket, ConnectionNumber number)
        : owner_(owner), socket_(std::move(socket)), number_(number) {}

    void read();
    void send(const std::string& line);
    // Closes the connection when all has been sent; what still arrives is thrown away. To close it at once
    // would make the system throw away what we sent last, if something had arrived that we had not read.
    void finish();
    void drop();

    // It does not let itself be finished.
    [[nodiscard]] bool is_overdue(Clock::time_point now) const { return finish_by_ && now >= *finish_by_; }

private:
    using Fault = boost::system::error_code;

    void take(std::size_t length);
    void take_lines();
    void end_reading(const Fault& fault);
    void write();
    void finish_sending();

    PeerOwner& owner_;
    boost::asio::ip::tcp::socket socket_;
    ConnectionNumber number_;
    std::array<char, 1024> chunk_{};
    std::string arrived_;  // of a line whose end has not come yet
    std::string waiting_;  // to be sent
    std::string sending_;
    std::optional<Clock::time_point> finish_by_;
    std::size_t thrown_away_ = 0;
    bool has_ended_ = false;  // nothing more arrives
};

}  // namespace corners
