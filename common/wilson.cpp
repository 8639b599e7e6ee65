#include "common/wilson.hpp"

#include <cassert>

namespace common {

namespace {

// The squares below need 120 bits. Both compilers have such a type; the standard has none.
__extension__ typedef unsigned __int128 Wide;  // NOLINT(modernize-use-using): __extension__ wants a typedef

constexpr std::uint64_t unit = 10000;
constexpr std::uint64_t largest = 100'000'000'000;

// Is p = halves / (2 unit) inside of the interval?
bool is_inside(std::uint64_t halves, std::uint64_t count, std::uint64_t all) {
    constexpr std::uint64_t one = 2 * unit;
    constexpr std::uint64_t z_squared = 3'841'459;  // in millionths
    const Wide observed = Wide{count} * one;
    const Wide expected = Wide{all} * halves;
    const Wide difference = observed > expected ? observed - expected : expected - observed;
    return difference * difference * 1'000'000 <= Wide{z_squared} * all * halves * (one - halves);
}

// The smallest m in 0 ... unit for which is_true(m); it stays true from there on, at `unit` at the latest.
template <class Question>
int first(Question is_true) {
    std::uint64_t low = 0;
    std::uint64_t high = unit;
    while (low < high) {
        const std::uint64_t middle = (low + high) / 2;
        if (is_true(middle)) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return static_cast<int>(low);
}

}  // namespace

// An end rounds to m if it lies between the odd halves 2m - 1 and 2m + 1, so it is enough to ask about those.
Interval wilson_interval(std::uint64_t count, std::uint64_t all) {
    assert(all >= 1 && all <= largest && count <= all);
    const auto is_below_share = [&](std::uint64_t m) {
        return Wide{2 * m + 1} * all < Wide{2} * unit * count;
    };
    const auto reaches_low = [&](std::uint64_t m) {
        return !is_below_share(m) || is_inside(2 * m + 1, count, all);
    };
    const auto passes_high = [&](std::uint64_t m) {
        return !is_below_share(m) && !is_inside(2 * m + 1, count, all);
    };
    return {first(reaches_low), first(passes_high)};
}

int share(std::uint64_t count, std::uint64_t all) {
    assert(all >= 1 && all <= largest && count <= all);
    return static_cast<int>((count * unit + all / 2) / all);
}

}  // namespace common
