// seat: who fires: a person at the prompt, a computer's gunner, or a bot.
#pragma once

#include <variant>

#include "basestrike/sighting.hpp"
#include "common/seat.hpp"

namespace basestrike {

struct SwitchWeapon {};

// The selected weapon, at that cell. Decided only if it has a shot left.
struct Fire {
    Point cell;
};

using common::Forfeit;
using Decision = std::variant<SwitchWeapon, Fire, Forfeit>;

// Asked only while a weapon has a shot left.
using Seat = common::Seat<Sighting, Decision>;

}  // namespace basestrike
