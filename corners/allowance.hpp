// allowance: how often somebody may do a thing: so many times at once, and then again and again after a
// while. Known as a token bucket; here by its other name, the generic cell rate algorithm, which needs one
// number.
//
// Example   Allowance guesses(10, 10s): ten at once, then one more every ten seconds.
#pragma once

#include <algorithm>
#include <chrono>

namespace corners {

class Allowance {
public:
    Allowance(int at_once, std::chrono::milliseconds each) : capacity_(at_once * each), each_(each) {}

    // Whether it may now; if so it has.
    [[nodiscard]] bool take(std::chrono::milliseconds now) {
        if (!is_left(now)) return false;
        used_until_ = std::max(used_until_, now) + each_;
        return true;
    }

    [[nodiscard]] bool is_left(std::chrono::milliseconds now) const {
        return std::max(used_until_, now) + each_ <= now + capacity_;
    }

    // As if nothing had ever been taken.
    [[nodiscard]] bool is_whole(std::chrono::milliseconds now) const { return used_until_ <= now; }

private:
    std::chrono::milliseconds capacity_;
    std::chrono::milliseconds each_;
    std::chrono::milliseconds used_until_{0};  // the time that what was taken stands for ends here
};

}  // namespace corners
