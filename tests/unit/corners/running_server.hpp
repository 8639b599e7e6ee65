// A server on a free port of this machine, in a thread of its own, for as long as the object lives.
#pragma once

#include <string>
#include <thread>
#include <vector>

#include "corners/server.hpp"
#include "tests/unit/corners/support.hpp"

namespace corners_test {

class RunningServer {
public:
    explicit RunningServer(const corners::ServerSettings& settings = {})
        : server_(settings, all_layouts(), [this](const std::string& line) { reported_ += line + "\n"; }),
          thread_([this] { server_.run(); }) {}
    ~RunningServer() {
        server_.stop();
        thread_.join();
    }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;

    [[nodiscard]] int port() const { return server_.port(); }
    // What it found wrong in its journal.
    [[nodiscard]] const std::string& reported() const { return reported_; }

private:
    std::string reported_;
    corners::Server server_;
    std::thread thread_;
};

}  // namespace corners_test
