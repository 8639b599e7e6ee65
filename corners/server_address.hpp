// server_address: addresses, as the server shows and counts them.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <string>

namespace corners {

[[nodiscard]] std::string address_of(const boost::asio::ip::tcp::endpoint& endpoint);  // "[::1]:7000"

// What counts as one address: see guests.hpp.
[[nodiscard]] std::string neighbourhood(const boost::asio::ip::address& address);

}  // namespace corners
