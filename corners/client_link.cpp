#include "corners/client_link.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include "common/close_on_exec.hpp"
#include "common/program.hpp"

namespace corners {

namespace asio = boost::asio;
using asio::ip::tcp;
using Fault = boost::system::error_code;

class Link::Socket {
public:
    Socket(const Endpoint& server, std::chrono::milliseconds patience) {
        Fault fault;
        tcp::resolver resolver(io_);
        const auto found = resolver.resolve(server.host, std::to_string(server.port), fault);
        if (fault) throw common::RunError("the host " + server.host + " is not found");

        fault = asio::error::timed_out;
        asio::async_connect(socket_, found,
                            [&](const Fault& result, const tcp::endpoint&) { fault = result; });
        io_.run_for(patience);
        if (fault) throw common::RunError(to_text(server) + ": " + fault.message());
        socket_.set_option(tcp::no_delay(true), fault);
        common::close_on_exec(socket_.native_handle());  // a bot of ours must not hold it open
    }

    bool send(const std::string& bytes) {
        Fault fault;
        asio::write(socket_, asio::buffer(bytes), fault);
        return !fault;
    }

    [[nodiscard]] int descriptor() { return socket_.native_handle(); }

private:
    asio::io_context io_{1};
    tcp::socket socket_{io_};
};

Link::Link(const Endpoint& server, std::chrono::milliseconds patience)
    : socket_(std::make_unique<Socket>(server, patience)), reader_(socket_->descriptor()) {}

Link::~Link() = default;

bool Link::send(const std::string& line) {
    return socket_->send(line + '\n');
}

common::LineReader& Link::reader() {
    return reader_;
}

}  // namespace corners
