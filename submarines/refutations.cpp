#include "submarines/refutations.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace submarines {

bool Refutations::is_refuted(const CrowdState& state, int movers) const {
    if (slots_.empty()) return false;
    const Slot& slot = slots_[slot_of(state)];
    return slot.movers != 0 && slot.movers <= movers;
}

void Refutations::refute(const CrowdState& state, int movers) {
    assert(movers >= 1);
    if (2 * used_ >= slots_.size()) grow();
    Slot& slot = slots_[slot_of(state)];
    if (slot.movers == 0) ++used_;
    slot.movers = slot.movers == 0 ? movers : std::min(slot.movers, movers);
    slot.state = state;
}

void Refutations::clear() {
    slots_.clear();
    used_ = 0;
}

std::size_t Refutations::slot_of(const CrowdState& state) const {
    const std::hash<Cells> hash;
    std::size_t i = hash(state.waiting) * 31 + hash(state.taken);
    for (i &= slots_.size() - 1; slots_[i].movers != 0 && slots_[i].state != state;)
        i = (i + 1) & (slots_.size() - 1);
    return i;
}

void Refutations::grow() {
    const std::vector<Slot> old =
        std::exchange(slots_, std::vector<Slot>(std::max<std::size_t>(64, 2 * slots_.size())));
    for (const Slot& slot : old) {
        if (slot.movers != 0) slots_[slot_of(slot.state)] = slot;
    }
}

}  // namespace submarines
