#include "basestrike/typed_shot.hpp"

#include <cassert>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace basestrike {

using common::Error;

Expected<Decision> parse_decision(const Position& position, std::string_view typed) {
    if (common::lower_case(common::trim(typed)) == "q") return Decision{SwitchWeapon{}};
    if (!common::looks_like_cells(typed)) {
        return Error{"'" + common::printable(typed, 40) +
                     "' is no shot; type a cell such as 3,4, q to switch weapons, or help."};
    }
    const Expected<Point> cell = common::parse_cell(typed, base_size, base_size);
    if (!cell) return Error{cell.error()};
    if (position.left(position.weapon) == 0) {
        return Error{"the " + name(position.weapon) + " has no shots left; type q to switch to the " +
                     name(other(position.weapon)) + "."};
    }
    return Decision{Fire{*cell}};
}

std::string decision_text(const Decision& decision) {
    if (std::holds_alternative<SwitchWeapon>(decision)) return "q";
    assert(std::holds_alternative<Fire>(decision));
    return common::to_text(std::get_if<Fire>(&decision)->cell);
}

}  // namespace basestrike
