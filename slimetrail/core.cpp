#include "slimetrail/core.hpp"

namespace slimetrail {

namespace {

// Makes the matching maximum, and deletes what alternating paths join to an x-cell that stays alone: it is
// neither in D nor in A. False if one of these paths comes to p, so that every maximum matching covers p.
bool mend_matching(const Frame& frame, Core& core) {
    for (Half alone = core.x & ~core.matching.matched_x(); alone != 0; alone &= core.x & (alone - 1)) {
        const Search search = find_partner(frame, core.matching, lowest(alone), core.o);
        if (search.found) continue;
        if ((search.x & core.options) != 0) return false;
        core.keep(~search.o, ~search.x);
    }
    return true;
}

// Deletes all but the connected component of p in D and A. D are the o-cells that alternating paths join to a
// free one, or to p. Precondition: the matching is maximum and leaves no x-cell alone.
void keep_what_matters(const Frame& frame, Core& core) {
    Half d = core.o & ~core.matching.matched_o();
    Half a = 0;
    for (Half next = (frame.to_x(d) | core.options) & core.x; next != 0;) {
        a |= next;
        const Half partners = core.matching.partners_of_x(next);
        d |= partners;
        next = frame.to_x(partners) & core.x & ~a;
    }

    Half near_x = core.options;
    Half near_o = 0;
    for (Half next = frame.to_o(near_x) & d; next != 0; next = frame.to_o(near_x) & d & ~near_o) {
        near_o |= next;
        near_x |= frame.to_x(next) & core.x;
    }
    core.keep(near_o, near_x);
}

// Rule 4. False if there is no dead end.
bool close_dead_ends(const Frame& frame, Core& core) {
    const Half dead_ends = core.o & ~frame.with_two_neighbours(core.o, core.x);
    if (dead_ends == 0) return false;
    const Half doors = frame.to_x(dead_ends & core.losing) & core.x;
    if ((doors & core.options) != 0) core.stuck_loses = true;
    core.losing |= frame.to_o(doors) & core.o;
    core.keep(~dead_ends, ~doors);
    return true;
}

}  // namespace

void Core::keep(Half kept_o, Half kept_x) {
    o &= kept_o;
    x &= kept_x;
    losing &= o;
    options &= x;
    matching.unmatch_x(~x);
    matching.unmatch_o(~o);
}

Core Core::after(const Frame& frame, Half option, Half answer) const {
    Core next = *this;
    next.stuck_loses = (losing & answer) != 0;
    next.keep(~answer, ~option);
    next.options = frame.to_x(answer) & next.x;
    return next;
}

Core Core::entered_at(Half entry) const {
    Core entered = *this;
    entered.options = entry;
    entered.stuck_loses = false;
    return entered;
}

Verdict simplify(const Frame& frame, Core& core) {
    do {
        if (!mend_matching(frame, core)) return Verdict::Draw;
        if (core.options == 0) return core.stuck_loses ? Verdict::XWins : Verdict::Draw;
        keep_what_matters(frame, core);
        if (core.losing == 0) return Verdict::Draw;
    } while (close_dead_ends(frame, core));
    return Verdict::Open;
}

}  // namespace slimetrail
