#include "common/random.hpp"

#include <cassert>

namespace common {

Stream computer_stream(int seat) {
    assert(seat >= 0);
    return static_cast<Stream>(static_cast<std::uint64_t>(Stream::Computer) +
                               static_cast<std::uint64_t>(seat));
}

std::uint64_t mix(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

Random::Random(std::uint64_t seed, Stream stream)
    : engine_(mix(mix(seed) + static_cast<std::uint64_t>(stream))) {}

std::uint64_t Random::below(std::uint64_t n) {
    assert(n >= 1);
    std::uint64_t raw = next();
    if ((n & (n - 1)) == 0) return raw & (n - 1);  // a power of two needs no division
    // 2^64 is no multiple of n. Raw values under (2^64 mod n) would make some results likelier: skip them.
    // The bound is less than n, so most raw values are found good before it is worked out.
    if (raw < n) {
        const std::uint64_t too_low = (0 - n) % n;
        while (raw < too_low) raw = next();
    }
    return raw % n;
}

int Random::below(int n) {
    assert(n >= 1);
    return static_cast<int>(below(static_cast<std::uint64_t>(n)));
}

std::uint64_t entropy() {
    std::random_device device;
    const std::uint64_t high = device();
    const std::uint64_t low = device();
    return (high << 32) | (low & 0xffffffffU);
}

}  // namespace common
