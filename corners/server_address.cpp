#include "corners/server_address.hpp"

#include <algorithm>

namespace corners {

namespace asio = boost::asio;
using asio::ip::tcp;

std::string address_of(const tcp::endpoint& endpoint) {
    const std::string host = endpoint.address().to_string();
    const bool is_v6 = endpoint.address().is_v6();
    return (is_v6 ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

std::string neighbourhood(const asio::ip::address& address) {
    if (address.is_v4()) return address.to_string();
    if (address.to_v6().is_v4_mapped()) {
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
    }
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return asio::ip::make_address_v6(bytes).to_string();
}

}  // namespace corners
