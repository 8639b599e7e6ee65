// server_listener: the socket at which the server listens. It hands out each connection that is made.
//
// Errors    common::RunError if it cannot listen there. When the system has no files or memory left for one more
//           connection, it pauses and tries again.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>

namespace corners {

class Listener {
public:
    using Admit = std::function<void(boost::asio::ip::tcp::socket)>;

    // Holds the port at once; connections are taken from start() on.
    Listener(boost::asio::io_context& io, const std::string& host, int port, Admit admit);

    [[nodiscard]] boost::asio::ip::tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }
    void start() { accept(); }
    void stop();

private:
    void accept();
    void pause();

    boost::asio::ip::tcp::acceptor acceptor_;
    boost::asio::steady_timer pause_;
    Admit admit_;
};

}  // namespace corners
