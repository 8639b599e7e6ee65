#include "corners/server.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <map>
#include <optional>
#include <system_error>
#include <utility>

#include "common/program.hpp"
#include "common/text.hpp"
#include "corners/journal.hpp"

namespace corners {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Fault = boost::system::error_code;
using SteadyClock = std::chrono::steady_clock;

constexpr std::size_t max_waiting = 65536;        // bytes that wait to be sent
constexpr std::size_t max_thrown_away = 1 << 20;  // bytes that come from who has been told bye
constexpr std::chrono::milliseconds tick_interval{100};
constexpr std::chrono::milliseconds farewell_time{1000};
constexpr std::size_t spare_connections = 200;

std::string address_of(const tcp::endpoint& endpoint) {
    const std::string host = endpoint.address().to_string();
    const bool is_v6 = endpoint.address().is_v6();
    return (is_v6 ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

// What counts as one address: see guests.hpp.
std::string neighbourhood(const asio::ip::address& address) {
    if (address.is_v4()) return address.to_string();
    if (address.to_v6().is_v4_mapped()) {
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
    }
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return asio::ip::make_address_v6(bytes).to_string();
}

// Most systems allow a process few open files unless it asks for more.
void allow_many_files() {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    static_cast<void>(::setrlimit(RLIMIT_NOFILE, &files));
}

}  // namespace

class Server::Network {
public:
    Network(const ServerSettings& settings, std::vector<Layout> layouts,
            const std::function<void(const std::string&)>& report);

    [[nodiscard]] tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }
    void run();
    void request_stop() {
        asio::post(io_, [this] { stop(); });
    }

    // What a peer tells of itself.
    void receive(ConnectionNumber number, std::string_view line);
    void receive_too_long(ConnectionNumber number);
    void receive_end(ConnectionNumber number);
    void forget(ConnectionNumber number);

private:
    class Peer;

    void restore(const std::function<void(const std::string&)>& report);
    void listen(const ServerSettings& settings);
    void accept();
    void admit(tcp::socket socket);
    void pause_accepting();
    void wait_for_tick();
    void tick();
    void stop();

    void settle_soon();
    void settle();
    void deliver(const Letter& letter);

    [[nodiscard]] Time now() const {
        return base_ + std::chrono::duration_cast<Time>(SteadyClock::now() - start_);
    }

    Lobby lobby_;
    std::optional<Journal> journal_;
    std::size_t max_connections_;
    Time base_{0};
    SteadyClock::time_point start_ = SteadyClock::now();

    asio::io_context io_{1};
    tcp::acceptor acceptor_{io_};
    asio::steady_timer ticks_{io_};
    asio::steady_timer pause_{io_};
    asio::signal_set signals_{io_};
    std::map<ConnectionNumber, std::shared_ptr<Peer>> peers_;
    ConnectionNumber last_number_ = 0;
    bool is_settling_ = false;  // settle() is called soon
    bool is_stopping_ = false;
};

// One connection. It lives as long as something is under way on its socket, which holds a shared_ptr to it.
class Server::Network::Peer : public std::enable_shared_from_this<Peer> {
public:
    Peer(Network& network, tcp::socket socket, ConnectionNumber number)
        : network_(network), socket_(std::move(socket)), number_(number) {}

    void read();
    void send(const std::string& line);
    // Closes the connection when all has been sent; what still arrives is thrown away. To close it at once
    // would make the system throw away what we sent last, if something had arrived that we had not read.
    void finish();
    void drop();

    [[nodiscard]] bool is_overdue(SteadyClock::time_point now) const {
        return finish_by_ && now >= *finish_by_;
    }

private:
    void take(std::size_t length);
    void take_lines();
    void end_reading(const Fault& fault);
    void write();
    void finish_sending();

    Network& network_;
    tcp::socket socket_;
    ConnectionNumber number_;
    std::array<char, 1024> chunk_{};
    std::string arrived_;  // of a line whose end has not come yet
    std::string waiting_;  // to be sent
    std::string sending_;
    std::optional<SteadyClock::time_point> finish_by_;
    std::size_t thrown_away_ = 0;
    bool has_ended_ = false;  // nothing more arrives
};

void Server::Network::Peer::read() {
    socket_.async_read_some(asio::buffer(chunk_),
                            [self = shared_from_this()](const Fault& fault, std::size_t length) {
                                if (fault) return self->end_reading(fault);
                                self->take(length);
                                if (self->socket_.is_open()) self->read();
                            });
}

void Server::Network::Peer::take(std::size_t length) {
    if (finish_by_) {
        thrown_away_ += length;
        if (thrown_away_ > max_thrown_away) drop();
        return;
    }
    arrived_.append(chunk_.data(), length);
    take_lines();
}

void Server::Network::Peer::take_lines() {
    std::size_t start = 0;
    for (std::size_t end; (end = arrived_.find('\n', start)) != std::string::npos; start = end + 1) {
        std::string_view line = std::string_view(arrived_).substr(start, end - start);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > max_line_length) return network_.receive_too_long(number_);
        network_.receive(number_, line);
    }
    arrived_.erase(0, start);
    if (arrived_.size() > max_line_length + 1) network_.receive_too_long(number_);
}

void Server::Network::Peer::end_reading(const Fault& fault) {
    has_ended_ = true;
    if (fault != asio::error::eof) return drop();
    if (finish_by_) {
        if (sending_.empty()) drop();
        return;
    }
    network_.receive_end(number_);
}

void Server::Network::Peer::send(const std::string& line) {
    if (!socket_.is_open()) return;
    waiting_ += line + '\n';
    if (waiting_.size() + sending_.size() > max_waiting) return drop();
    if (sending_.empty()) write();
}

void Server::Network::Peer::write() {
    sending_ = std::exchange(waiting_, "");
    asio::async_write(socket_, asio::buffer(sending_),
                      [self = shared_from_this()](const Fault& fault, std::size_t) {
                          self->sending_.clear();
                          if (fault) return self->drop();
                          if (!self->waiting_.empty()) return self->write();
                          if (self->finish_by_) self->finish_sending();
                      });
}

void Server::Network::Peer::finish() {
    if (!socket_.is_open()) return;
    finish_by_ = SteadyClock::now() + farewell_time;
    if (sending_.empty()) finish_sending();
}

void Server::Network::Peer::finish_sending() {
    if (has_ended_) return drop();
    Fault ignored;
    socket_.shutdown(tcp::socket::shutdown_send, ignored);
}

void Server::Network::Peer::drop() {
    if (!socket_.is_open()) return;
    Fault ignored;
    socket_.close(ignored);
    network_.forget(number_);
}

Server::Network::Network(const ServerSettings& settings, std::vector<Layout> layouts,
                         const std::function<void(const std::string&)>& report)
    : lobby_(std::move(layouts), settings.limits),
      max_connections_(2 * static_cast<std::size_t>(settings.limits.games) + spare_connections) {
    allow_many_files();
    // Listening comes first: a second server on the same port shall not touch the journal.
    listen(settings);
    if (!settings.journal.empty()) {
        journal_.emplace(settings.journal);
        restore(report);
    }
    if (settings.ends_on_signals) {
        signals_.add(SIGINT);
        signals_.add(SIGTERM);
    }
}

void Server::Network::restore(const std::function<void(const std::string&)>& report) {
    journal_->read([&](int number, const std::string& line) {
        if (const auto fault = lobby_.restore(line)) {
            report(journal_->path() + ':' + std::to_string(number) + ": " + *fault);
        }
    });
    base_ = lobby_.restored_time();
    start_ = SteadyClock::now();
}

void Server::Network::listen(const ServerSettings& settings) {
    const std::string port = std::to_string(settings.port);
    Fault fault;
    tcp::resolver resolver(io_);
    const auto found = resolver.resolve(settings.host, port, tcp::resolver::passive, fault);
    if (fault) throw common::RunError("the host " + settings.host + " is not found");
    const tcp::endpoint wanted = *found.begin();
    acceptor_.open(wanted.protocol(), fault);
    if (!fault) acceptor_.set_option(tcp::acceptor::reuse_address(true), fault);
    if (!fault) acceptor_.bind(wanted, fault);
    if (!fault) acceptor_.listen(asio::socket_base::max_listen_connections, fault);
    if (fault == asio::error::address_in_use) throw common::RunError("port " + port + " is in use");
    if (fault == asio::error::access_denied) throw common::RunError("no permission to use port " + port);
    if (fault) throw common::RunError(address_of(wanted) + ": " + fault.message());
}

void Server::Network::run() {
    signals_.async_wait([this](const Fault& fault, int) {
        if (!fault) stop();
    });
    accept();
    wait_for_tick();
    io_.run();
}

void Server::Network::accept() {
    acceptor_.async_accept([this](const Fault& fault, tcp::socket socket) {
        if (!acceptor_.is_open()) return;
        // Out of files or memory; or the peer has gone again, which a pause does not hurt.
        if (fault) return pause_accepting();
        if (peers_.size() < max_connections_) admit(std::move(socket));
        accept();
    });
}

void Server::Network::pause_accepting() {
    pause_.expires_after(tick_interval);
    pause_.async_wait([this](const Fault& fault) {
        if (!fault && acceptor_.is_open()) accept();
    });
}

void Server::Network::admit(tcp::socket socket) {
    Fault fault;
    const tcp::endpoint from = socket.remote_endpoint(fault);
    if (fault) return;
    socket.set_option(tcp::no_delay(true), fault);
    socket.set_option(asio::socket_base::keep_alive(true), fault);
    const std::string address = neighbourhood(from.address());
    if (const auto why = lobby_.why_not_connect(address)) {
        // The buffer of a new socket has room for a line.
        asio::write(socket, asio::buffer(to_text(LaterNotice{*why}) + '\n'), fault);
        return;
    }
    const ConnectionNumber number = ++last_number_;
    const auto peer = std::make_shared<Peer>(*this, std::move(socket), number);
    peers_.emplace(number, peer);
    lobby_.connect(number, address, now());
    settle_soon();
    peer->read();
}

void Server::Network::receive(ConnectionNumber number, std::string_view line) {
    lobby_.receive(number, line, now());
    settle_soon();
}

void Server::Network::receive_too_long(ConnectionNumber number) {
    lobby_.receive_too_long(number);
    settle_soon();
}

// The peer sends nothing more, but may want to hear the answers to what it has sent.
void Server::Network::receive_end(ConnectionNumber number) {
    const std::shared_ptr<Peer> peer = peers_.at(number);
    lobby_.disconnect(number);
    settle();
    peer->finish();
}

void Server::Network::forget(ConnectionNumber number) {
    peers_.erase(number);
    lobby_.disconnect(number);
    settle_soon();
}

void Server::Network::settle_soon() {
    if (std::exchange(is_settling_, true)) return;
    asio::post(io_, [this] {
        is_settling_ = false;
        settle();
    });
}

void Server::Network::settle() {
    const std::string records = lobby_.take_records();
    if (journal_ && !records.empty()) journal_->append(records);
    for (const Letter& letter : lobby_.take_letters()) deliver(letter);
}

void Server::Network::deliver(const Letter& letter) {
    const auto found = peers_.find(letter.to);
    if (found == peers_.end()) return;
    const std::shared_ptr<Peer> peer = found->second;
    peer->send(letter.line);
    if (letter.is_last) peer->finish();
}

void Server::Network::wait_for_tick() {
    ticks_.expires_after(tick_interval);
    ticks_.async_wait([this](const Fault& fault) {
        if (!fault) tick();
    });
}

void Server::Network::tick() {
    lobby_.tick(now());
    settle();
    std::vector<std::shared_ptr<Peer>> overdue;
    for (const auto& [number, peer] : peers_) {
        if (peer->is_overdue(SteadyClock::now())) overdue.push_back(peer);
    }
    for (const auto& peer : overdue) peer->drop();
    if (is_stopping_ && peers_.empty()) return io_.stop();
    wait_for_tick();
}

void Server::Network::stop() {
    is_stopping_ = true;
    Fault ignored;
    acceptor_.close(ignored);
    lobby_.stop(journal_.has_value());
    settle();
}

Server::Server(const ServerSettings& settings, std::vector<Layout> layouts,
               const std::function<void(const std::string&)>& report)
    : network_(std::make_unique<Network>(settings, std::move(layouts), report)) {}

Server::~Server() = default;

std::string Server::address() const {
    return address_of(network_->endpoint());
}

int Server::port() const {
    return network_->endpoint().port();
}

void Server::run() {
    network_->run();
}

void Server::stop() {
    network_->request_stop();
}

}  // namespace corners
