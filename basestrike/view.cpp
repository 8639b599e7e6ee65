#include "basestrike/view.hpp"

#include "common/board_view.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"

namespace basestrike {

namespace {

constexpr std::size_t columns = 80;

// Hits red, destroyed targets yellow, what is empty blue; mist as it is.
common::Palette palette(bool has_colour) {
    if (!has_colour) return {};
    common::Palette colours{{mark::hit, "31"}, {mark::empty, "34"}};
    for (const Kind kind : all_kinds) colours[facts(kind).letter] = "33";
    return colours;
}

// "3,4 3,5 4,1", for the cells that look like this.
std::string cells_that_show(const Position& position, char seen) {
    std::vector<std::string> cells;
    for (const Point& cell : position.cells.points()) {
        if (position.cells.at(cell) == seen) cells.push_back(common::to_text(cell));
    }
    return common::join(cells, " ");
}

// One sentence, wrapped; none if there are no such cells.
std::string sentence(const std::string& about, const std::string& cells) {
    return cells.empty() ? "" : common::wrapped(about + cells + '.', columns);
}

}  // namespace

std::string board_text(const Sighting& sighting, bool has_colour) {
    return common::board_text(sighting.position.cells, palette(has_colour));
}

std::string revealed_text(const Base& base, bool has_colour) {
    return common::board_text(base.letters(), palette(has_colour));
}

std::string description(const Sighting& sighting) {
    const Position& position = sighting.position;
    std::string text = "Selected is the " + name(position.weapon) + "; left are " +
                       common::counted(position.rockets, "rocket", "rockets") + " and " +
                       common::counted(position.missiles, "missile", "missiles") + ".\n";
    text += common::wrapped("Not destroyed: " + to_text(sighting.left) + '.', columns);
    for (const Kind kind : all_kinds) {
        text += sentence("Destroyed " + std::string(facts(kind).plural) + " at: ",
                         cells_that_show(position, facts(kind).letter));
    }
    text += sentence("Hit but not destroyed: ", cells_that_show(position, mark::hit));
    text += sentence("Hit and empty: ", cells_that_show(position, mark::empty));
    text += common::counted(position.cells.count(mark::mist), "cell lies", "cells lie") + " under mist.\n";
    return text;
}

std::string weapon_text(const Position& position) {
    return name(position.weapon) + " selected; " + common::counted(position.rockets, "rocket", "rockets") +
           ", " + common::counted(position.missiles, "missile", "missiles") + " left";
}

std::string hint_text(const Oracle::Hint& hint) {
    const int percent = (200 * hint.hits + hint.bases) / (2 * hint.bases);
    return to_text(hint.shot) + " hits something with a chance of " + std::to_string(percent) + " %" +
           (hint.is_exact ? "." : ", as a guess: there are too many targets to count.");
}

}  // namespace basestrike
