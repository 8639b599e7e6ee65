// client_connection: a client's connection to its server, made again when it is lost.
//
// Rules     It is lost when the other end closes it, cannot be written to, or is silent for a minute in spite of a
//           ping. Then come_back() tries again, in longer and longer intervals, until the patience is over.
//           It comes back as new: the client has to say who it is. It is at its end when caught_up() is called.
// Errors    common::RunError: the server is not there at first, or has been gone for too long
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "corners/client_link.hpp"
#include "corners/request.hpp"

namespace corners {

class Connection {
public:
    // Connects. When the connection is lost, `on_loss` is called with the sentence that says why; when it is lost
    // again before caught_up(), with none.
    Connection(Endpoint server, std::chrono::seconds patience,
               std::function<void(const std::optional<std::string>& why)> on_loss);

    [[nodiscard]] bool is_up() const { return link_ != nullptr; }
    // Since it was lost, also when it is up again, until caught_up().
    [[nodiscard]] bool is_behind() const { return lost_since_.has_value(); }
    void caught_up();

    // If it is not up, nothing is sent: what matters has to be sent again.
    void send(const Request& request);
    // The same for who is about to leave: whether it arrives does not matter any more.
    void send_last(const Request& request);
    void lose(const std::string& why);
    void close() { link_.reset(); }

    // One attempt, after a pause. Precondition: it was lost.
    void come_back();

    // For poll(). Precondition: is_up().
    [[nodiscard]] int descriptor() const { return link_->reader().descriptor(); }
    // Takes in what has arrived. Then next_line(), until there is none; the end of the input loses the connection.
    void fill();
    [[nodiscard]] std::optional<std::string> next_line();

    // To be called once in a while.
    void guard_against_silence();
    void forgive_silence() { heard_last_ = Clock::now(); }

private:
    using Clock = std::chrono::steady_clock;

    Endpoint server_;
    std::chrono::seconds patience_;
    std::function<void(const std::optional<std::string>&)> on_loss_;
    std::unique_ptr<Link> link_;  // none: the connection is lost
    Clock::time_point heard_last_ = Clock::now();
    bool has_pinged_ = false;
    std::optional<Clock::time_point> lost_since_;
    std::chrono::milliseconds pause_;
};

}  // namespace corners
