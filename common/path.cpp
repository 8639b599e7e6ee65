#include "common/path.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace common {

Path::Path(std::string spaces, std::vector<Crossing> crossings, int position)
    : spaces_(std::move(spaces)), crossings_(std::move(crossings)), position_(position) {
    assert(spaces_.size() >= 2);
    assert(position_ >= 0 && position_ <= end());
}

// Compares before it adds, so that no n can overflow.
Path& Path::operator+=(int n) {
    if (n < -position_) {
        position_ = 0;
    } else if (n <= end() - position_) {
        position_ += n;
    }
    return *this;
}

Path& Path::operator-=(int n) {
    return *this += -n;
}

bool Path::meets(const Path& other) const {
    return std::any_of(crossings_.begin(), crossings_.end(), [&](const Crossing& crossing) {
        return crossing.position == position_ && other.stands_on(crossing.junction);
    });
}

bool Path::stands_on(int junction) const {
    return std::any_of(crossings_.begin(), crossings_.end(), [&](const Crossing& crossing) {
        return crossing.position == position_ && crossing.junction == junction;
    });
}

}  // namespace common
