#include "tests/unit/basestrike/support.hpp"

#include <stdexcept>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace basestrike_test {

using namespace basestrike;

Base base(const std::string& rows) {
    std::vector<std::string> lines = common::split(rows, '/');
    if (lines.size() > static_cast<std::size_t>(base_size)) throw std::logic_error("more than 10 rows");
    lines.resize(static_cast<std::size_t>(base_size));
    for (std::string& line : lines) line.resize(static_cast<std::size_t>(base_size), '.');
    return read_layout(common::DataFile("test", common::join(lines, "\n")));
}

Roster standard_roster() {
    return roster(1, 1, 2, 3, 4);
}

Roster roster(int headquarters, int armories, int barracks, int tanks, int drums) {
    return {{headquarters, armories, barracks, tanks, drums}};
}

Base random_base(common::Random& random) {
    std::optional<Base> base = place(standard_roster(), random);
    if (!base) throw std::logic_error("the standard roster must fit");
    return std::move(*base);
}

common::Point random_cell(common::Random& random) {
    const int row = random.below(base_size);
    const int col = random.below(base_size);
    return {row, col};
}

std::vector<Event> fire(Game& game, Weapon weapon, common::Point cell) {
    if (game.sighting().position.weapon != weapon) game.switch_weapon();
    return game.fire(cell);
}

std::string seen(const Game& game) {
    return common::one_line(game.sighting().position.cells);
}

}  // namespace basestrike_test
