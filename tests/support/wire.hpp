// wire: one end of a connection to a server on this machine, for tests: sends any bytes, also such as no
// client of ours would, and waits for whole lines, never for ever.
#pragma once

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace support {

class Wire {
public:
    // Connects to 127.0.0.1. `receive_buffer`: bytes that the system keeps for us; 0: as it likes.
    explicit Wire(int port, int receive_buffer = 0)
        : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        if (receive_buffer != 0) {
            ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        }
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        is_connected_ =
            ::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~Wire() { close(); }
    Wire(Wire&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)),
          is_connected_(other.is_connected_),
          has_ended_(other.has_ended_),
          arrived_(std::move(other.arrived_)) {}
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;
    Wire& operator=(Wire&&) = delete;

    [[nodiscard]] bool is_connected() const { return is_connected_; }
    [[nodiscard]] int descriptor() const { return descriptor_; }

    // False if the other end is closed.
    bool send(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    bool say(const std::string& line) { return send(line + '\n'); }

    // The next line; nothing if the connection ends, or none comes in time.
    std::optional<std::string> line(std::chrono::milliseconds patience = std::chrono::seconds(20)) {
        const auto end = std::chrono::steady_clock::now() + patience;
        while (true) {
            const std::size_t newline = arrived_.find('\n');
            if (newline != std::string::npos) {
                std::string found = arrived_.substr(0, newline);
                arrived_.erase(0, newline + 1);
                return found;
            }
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
            if (has_ended_ || left.count() <= 0 || !receive(static_cast<int>(left.count()))) {
                return std::nullopt;
            }
        }
    }

    // The next line that starts so; those before it are lost.
    std::string awaited(std::string_view start) {
        while (const std::optional<std::string> found = line()) {
            if (found->starts_with(start)) return *found;
        }
        return "";
    }
    std::string answer(const std::string& said, std::string_view start) {
        say(said);
        return awaited(start);
    }

    // Reads until the other end closes; the last line that came.
    std::string last_line() {
        std::string last;
        while (const std::optional<std::string> found = line()) last = *found;
        return last;
    }
    [[nodiscard]] bool has_ended() const { return has_ended_; }

    void stop_sending() { ::shutdown(descriptor_, SHUT_WR); }
    void close() {
        if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
    }

private:
    bool receive(int patience_ms) {
        pollfd awaited{descriptor_, POLLIN, 0};
        if (::poll(&awaited, 1, patience_ms) <= 0) return false;
        char chunk[4096];
        const ssize_t length = ::recv(descriptor_, chunk, sizeof chunk, 0);
        if (length <= 0) {
            has_ended_ = true;
            return false;
        }
        arrived_.append(chunk, static_cast<std::size_t>(length));
        return true;
    }

    int descriptor_;
    bool is_connected_ = false;
    bool has_ended_ = false;
    std::string arrived_;
};

}  // namespace support
