// wilson: how sure a share is that was counted: the 95 % interval of E. B. Wilson (1927), which, unlike the
// one with plus and minus, is right also for small counts and for shares near 0 and 1, and never leaves
// 0 ... 1.
//
// Units     hundredths of a per cent, 0 ... 10000, rounded to the nearest
// Method    whole numbers only, so that every machine prints the same. With k of n games counted, the
//           interval is all p for which the share k / n lies within z standard deviations of p:
//
//               (k - n p)^2  <=  z^2 n p (1 - p)          z = 1.96, the normal distribution's 97.5 % point
//
//           It holds k / n, so both ends are found by bisection.
#pragma once

#include <cstdint>

namespace common {

struct Interval {
    int low = 0;
    int high = 0;

    friend bool operator==(const Interval&, const Interval&) = default;
};

// Precondition: 1 <= count of all <= 10^11, and 0 <= count <= all.
[[nodiscard]] Interval wilson_interval(std::uint64_t count, std::uint64_t all);

// The share itself. Precondition: as above.
[[nodiscard]] int share(std::uint64_t count, std::uint64_t all);

}  // namespace common
