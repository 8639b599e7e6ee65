#include "slimetrail/matching.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace slimetrail {

namespace {

// The x-cells that a search has come to, a layer a step: layer 0 is where it started, and each cell of a
// later one is the partner of a neighbour of the layer before.
class Layers {
public:
    explicit Layers(Half start) { layers_[0] = start; }

    [[nodiscard]] Half last() const { return layers_[last_]; }
    [[nodiscard]] bool has_one() const { return last_ == 0; }
    void push(Half layer) { layers_[++last_] = layer; }
    void pop() { --last_; }

private:
    std::array<Half, 64>
        layers_;  // only those up to last_ are set: clearing all would cost more than the search
    std::size_t last_ = 0;
};

// Walks back from a free o-cell to the start, and hands each x-cell on the way the cell behind it.
void change_partners(const Frame& frame, Matching& matching, Layers& layers, Half free_o) {
    while (true) {
        const Half x = lowest(frame.to_x(free_o) & layers.last());
        const Half old_partner = matching.partners_of_x(x);
        matching.match(x, free_o);
        if (layers.has_one()) return;
        free_o = old_partner;
        layers.pop();
    }
}

}  // namespace

void Matching::unmatch_x(Half x) {
    west_ &= ~x;
    east_ &= ~x;
    south_ &= ~x;
    north_ &= ~x;
}

void Matching::match(Half x, Half o) {
    unmatch_x(x);
    if (o == x) {
        west_ |= x;
    } else if (o == x << 1) {
        east_ |= x;
    } else if (o == x << 6) {
        south_ |= x;
    } else {
        assert(o == x >> 5);
        north_ |= x;
    }
}

Search find_partner(const Frame& frame, Matching& matching, Half cell, Half o) {
    const Half free_o = o & ~matching.matched_o();
    Layers layers(cell);
    Half reached_x = cell;
    Half reached_o = 0;
    while (true) {
        const Half next = frame.to_o(layers.last()) & o & ~reached_o;
        if (next == 0) return {false, reached_x, reached_o};
        if ((next & free_o) != 0) {
            change_partners(frame, matching, layers, lowest(next & free_o));
            return {true, 0, 0};
        }
        reached_o |= next;
        layers.push(matching.partners_of_o(next));
        reached_x |= layers.last();
    }
}

}  // namespace slimetrail
