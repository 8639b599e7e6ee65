// endpoint: where a server is to be found: a host and a port.
//
// Text form "HOST:PORT", where an address of IPv6 stands in brackets: "127.0.0.1:7000", "localhost:7000",
//           "[::1]:7000"
#pragma once

#include <string>
#include <string_view>

#include "common/expected.hpp"

namespace corners {

struct Endpoint {
    std::string host;
    int port = 0;
};

[[nodiscard]] std::string to_text(const Endpoint& endpoint);

// "HOST:PORT", with a port from 1.
[[nodiscard]] common::Expected<Endpoint> parse_endpoint(std::string_view text);

// "[HOST:]PORT", to serve on; port 0 means any that is free.
[[nodiscard]] common::Expected<Endpoint> parse_endpoint(std::string_view text, const std::string& usual_host);

}  // namespace corners
