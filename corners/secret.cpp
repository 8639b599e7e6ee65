#include "corners/secret.hpp"

#include <sys/random.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

#include "corners/request.hpp"

namespace corners {

namespace {

// 64 bits from the system.
std::uint64_t draw() {
    std::uint64_t bits = 0;
    if (::getentropy(&bits, sizeof bits) != 0) {
        throw std::system_error(errno, std::generic_category(), "no entropy from the system");
    }
    return bits;
}

}  // namespace

std::string draw_secret() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string secret;
    while (secret.size() < secret_length) {
        std::uint64_t bits = draw();
        for (int i = 0; i < 16; ++i, bits >>= 4) secret += digits[bits & 15U];
    }
    return secret;
}

int draw_game_number() {
    constexpr std::uint64_t count = highest_game_number - lowest_game_number + 1;
    // Numbers of the last, incomplete round are drawn again, or the first ones would come more often.
    constexpr std::uint64_t end = UINT64_MAX - UINT64_MAX % count;
    std::uint64_t bits = draw();
    while (bits >= end) bits = draw();
    return lowest_game_number + static_cast<int>(bits % count);
}

bool is_same_secret(std::string_view left, std::string_view right) {
    if (left.size() != right.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        difference |= static_cast<unsigned>(static_cast<unsigned char>(left[i] ^ right[i]));
    }
    return difference == 0;
}

}  // namespace corners
