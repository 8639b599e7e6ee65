#include "corners/server_peer.hpp"

#include <boost/asio/write.hpp>
#include <utility>

namespace corners {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr std::size_t max_waiting = 65536;        // bytes that wait to be sent
constexpr std::size_t max_thrown_away = 1 << 20;  // bytes that come from who has been told bye
constexpr std::chrono::milliseconds farewell_time{1000};

}  // namespace

void Peer::read() {
    socket_.async_read_some(asio::buffer(chunk_),
                            [self = shared_from_this()](const Fault& fault, std::size_t length) {
                                if (fault) return self->end_reading(fault);
                                self->take(length);
                                if (self->socket_.is_open()) self->read();
                            });
}

void Peer::take(std::size_t length) {
    if (finish_by_) {
        thrown_away_ += length;
        if (thrown_away_ > max_thrown_away) drop();
        return;
    }
    arrived_.append(chunk_.data(), length);
    take_lines();
}

void Peer::take_lines() {
    std::size_t start = 0;
    for (std::size_t end; (end = arrived_.find('\n', start)) != std::string::npos; start = end + 1) {
        std::string_view line = std::string_view(arrived_).substr(start, end - start);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > max_line_length) return owner_.receive_too_long(number_);
        owner_.receive(number_, line);
    }
    arrived_.erase(0, start);
    if (arrived_.size() > max_line_length + 1) owner_.receive_too_long(number_);
}

void Peer::end_reading(const Fault& fault) {
    has_ended_ = true;
    if (fault != asio::error::eof) return drop();
    if (finish_by_) {
        if (sending_.empty()) drop();
        return;
    }
    owner_.receive_end(number_);
}

void Peer::send(const std::string& line) {
    if (!socket_.is_open()) return;
    waiting_ += line + '\n';
    if (waiting_.size() + sending_.size() > max_waiting) return drop();
    if (sending_.empty()) write();
}

void Peer::write() {
    sending_ = std::exchange(waiting_, "");
    asio::async_write(socket_, asio::buffer(sending_),
                      [self = shared_from_this()](const Fault& fault, std::size_t) {
                          self->sending_.clear();
                          if (fault) return self->drop();
                          if (!self->waiting_.empty()) return self->write();
                          if (self->finish_by_) self->finish_sending();
                      });
}

void Peer::finish() {
    if (!socket_.is_open()) return;
    finish_by_ = Clock::now() + farewell_time;
    if (sending_.empty()) finish_sending();
}

void Peer::finish_sending() {
    if (has_ended_) return drop();
    Fault ignored;
    socket_.shutdown(tcp::socket::shutdown_send, ignored);
}

void Peer::drop() {
    if (!socket_.is_open()) return;
    Fault ignored;
    socket_.close(ignored);
    owner_.forget(number_);
}

}  // namespace corners
