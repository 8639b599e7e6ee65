#include "corners/server.hpp"

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
#include "corners/server_address.hpp"
#include "corners/server_listener.hpp"
#include "corners/server_peer.hpp"

namespace corners {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Fault = boost::system::error_code;
using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds tick_interval{100};
constexpr std::size_t spare_connections = 200;

}  // namespace

class Server::Network final : public PeerOwner {
public:
    Network(const ServerSettings& settings, std::vector<Layout> layouts,
            const std::function<void(const std::string&)>& report);

    [[nodiscard]] tcp::endpoint endpoint() const { return listener_.endpoint(); }
    void run();
    void request_stop() {
        asio::post(io_, [this] { stop(); });
    }

    void receive(ConnectionNumber number, std::string_view line) override;
    void receive_too_long(ConnectionNumber number) override;
    void receive_end(ConnectionNumber number) override;
    void forget(ConnectionNumber number) override;

private:
    void restore(const std::function<void(const std::string&)>& report);
    void admit(tcp::socket socket);
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
    Listener listener_;
    asio::steady_timer ticks_{io_};
    asio::signal_set signals_{io_};
    std::map<ConnectionNumber, std::shared_ptr<Peer>> peers_;
    ConnectionNumber last_number_ = 0;
    bool is_settling_ = false;  // settle() is called soon
    bool is_stopping_ = false;
};

Server::Network::Network(const ServerSettings& settings, std::vector<Layout> layouts,
                         const std::function<void(const std::string&)>& report)
    : lobby_(std::move(layouts), settings.limits),
      max_connections_(2 * static_cast<std::size_t>(settings.limits.games) + spare_connections),
      // Listening comes first: a second server on the same port shall not touch the journal.
      listener_(io_, settings.host, settings.port, [this](tcp::socket socket) { admit(std::move(socket)); }) {
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

void Server::Network::run() {
    signals_.async_wait([this](const Fault& fault, int) {
        if (!fault) stop();
    });
    listener_.start();
    wait_for_tick();
    io_.run();
}

void Server::Network::admit(tcp::socket socket) {
    if (peers_.size() >= max_connections_) return;
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
    listener_.stop();
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
