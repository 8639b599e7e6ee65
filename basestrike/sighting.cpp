#include "basestrike/sighting.hpp"

#include "common/notation.hpp"
#include "common/text.hpp"

namespace basestrike {

namespace {

constexpr const char* visible_marks = ".-xHABTO";

char letter(Weapon weapon) {
    return weapon == Weapon::Rocket ? 'r' : 'm';
}

}  // namespace

Weapon other(Weapon weapon) {
    return weapon == Weapon::Rocket ? Weapon::Missile : Weapon::Rocket;
}

std::string name(Weapon weapon) {
    return weapon == Weapon::Rocket ? "rocket launcher" : "missile";
}

std::string shot(Weapon weapon) {
    return weapon == Weapon::Rocket ? "rocket" : "missile";
}

std::string to_text(const Position& position) {
    return common::one_line(position.cells) + ' ' + letter(position.weapon) + ' ' +
           std::to_string(position.rockets) + ' ' + std::to_string(position.missiles);
}

Expected<Position> parse_position(std::string_view text) {
    const std::vector<std::string> words = common::split_words(text);
    if (words.size() != 4) {
        return common::Error{"a position is its 10 rows joined by '/', the weapon, rockets and missiles."};
    }
    auto cells = common::parse_one_line(words[0], visible_marks, base_size, base_size);
    if (!cells) return common::Error{cells.error()};
    if (cells->rows() != base_size || cells->cols() != base_size) {
        return common::Error{"the base has 10 rows of 10 cells."};
    }
    if (words[1] != "r" && words[1] != "m") {
        return common::Error{"the weapon is r or m, not '" + common::printable(words[1], 40) + "'."};
    }
    const auto rockets = common::parse_integer(words[2], 0, rockets_at_start, "the number of rockets");
    if (!rockets) return common::Error{rockets.error()};
    const auto missiles = common::parse_integer(words[3], 0, missiles_at_start, "the number of missiles");
    if (!missiles) return common::Error{missiles.error()};
    return Position{std::move(*cells), words[1] == "r" ? Weapon::Rocket : Weapon::Missile,
                    static_cast<int>(*rockets), static_cast<int>(*missiles)};
}

bool Sighting::is_worth_a_shot(Point cell) const {
    const char seen = position.cells.at(cell);
    return seen == mark::mist || (seen == mark::hit && hits.at(cell) == 1 && left[Kind::Tank] > 0);
}

Rectangle area(Weapon weapon, Point cell) {
    return Rectangle{cell, 1, 1}.grown(weapon == Weapon::Missile ? 1 : 0);
}

}  // namespace basestrike
