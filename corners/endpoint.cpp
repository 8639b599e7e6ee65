#include "corners/endpoint.hpp"

#include "common/text.hpp"

namespace corners {

namespace {

using common::Error;
using common::Expected;

constexpr int highest_port = 65535;

Expected<Endpoint> parse(std::string_view text, std::string_view usual_host, int lowest_port) {
    const std::size_t colon = text.rfind(':');
    const bool has_host = colon != std::string_view::npos;
    std::string_view host = has_host ? text.substr(0, colon) : usual_host;
    const bool is_in_brackets = host.starts_with('[') && host.ends_with(']');
    if (is_in_brackets) host = host.substr(1, host.size() - 2);
    const bool has_stray_colon = !is_in_brackets && host.find(':') != std::string_view::npos;
    if (host.empty() || has_stray_colon) {
        return Error{"'" + common::printable(text, 40) +
                     "' is no HOST:PORT; right are localhost:7000, 127.0.0.1:7000 or [::1]:7000."};
    }
    const Expected<std::int64_t> port = common::parse_integer(has_host ? text.substr(colon + 1) : text,
                                                              lowest_port, highest_port, "the port");
    if (!port) return Error{port.error()};
    return Endpoint{std::string(host), static_cast<int>(*port)};
}

}  // namespace

std::string to_text(const Endpoint& endpoint) {
    const bool is_v6 = endpoint.host.find(':') != std::string::npos;
    return (is_v6 ? "[" + endpoint.host + "]" : endpoint.host) + ":" + std::to_string(endpoint.port);
}

Expected<Endpoint> parse_endpoint(std::string_view text) {
    return parse(text, "", 1);
}

Expected<Endpoint> parse_endpoint(std::string_view text, const std::string& usual_host) {
    return parse(text, usual_host, 0);
}

}  // namespace corners
