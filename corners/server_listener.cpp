#include "corners/server_listener.hpp"

#include <sys/resource.h>

#include <chrono>
#include <utility>

#include "common/close_on_exec.hpp"
#include "common/program.hpp"
#include "corners/server_address.hpp"

namespace corners {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Fault = boost::system::error_code;

constexpr std::chrono::milliseconds pause_time{100};

// Most systems allow a process few open files unless it asks for more.
void allow_many_files() {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    static_cast<void>(::setrlimit(RLIMIT_NOFILE, &files));
}

}  // namespace

Listener::Listener(asio::io_context& io, const std::string& host, int port, Admit admit)
    : acceptor_(io), pause_(io), admit_(std::move(admit)) {
    allow_many_files();
    const std::string number = std::to_string(port);
    Fault fault;
    tcp::resolver resolver(io);
    const auto found = resolver.resolve(host, number, tcp::resolver::passive, fault);
    if (fault) throw common::RunError("the host " + host + " is not found");
    const tcp::endpoint wanted = *found.begin();
    acceptor_.open(wanted.protocol(), fault);
    if (!fault) common::close_on_exec(acceptor_.native_handle());
    if (!fault) acceptor_.set_option(tcp::acceptor::reuse_address(true), fault);
    if (!fault) acceptor_.bind(wanted, fault);
    if (!fault) acceptor_.listen(asio::socket_base::max_listen_connections, fault);
    if (fault == asio::error::address_in_use) throw common::RunError("port " + number + " is in use");
    if (fault == asio::error::access_denied) throw common::RunError("no permission to use port " + number);
    if (fault) throw common::RunError(address_of(wanted) + ": " + fault.message());
}

void Listener::stop() {
    Fault ignored;
    acceptor_.close(ignored);
}

void Listener::accept() {
    acceptor_.async_accept([this](const Fault& fault, tcp::socket socket) {
        if (!acceptor_.is_open()) return;
        // Out of files or memory; or the peer has gone again, which a pause does not hurt.
        if (fault) return pause();
        common::close_on_exec(socket.native_handle());
        admit_(std::move(socket));
        accept();
    });
}

void Listener::pause() {
    pause_.expires_after(pause_time);
    pause_.async_wait([this](const Fault& fault) {
        if (!fault && acceptor_.is_open()) accept();
    });
}

}  // namespace corners
