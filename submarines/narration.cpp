#include "submarines/narration.hpp"

#include <cassert>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace submarines {

using common::Point;

namespace {

std::string direction(Action action) {
    switch (action) {
        case Action::Left:
            return "left";
        case Action::Right:
            return "right";
        case Action::Up:
            return "up";
        case Action::Down:
            return "down";
        case Action::GoOn:
            return "go on";
        case Action::End:
            return "end the game";
    }
    assert(false);
    return "";
}

std::string fuel_text(char mark) {
    return common::counted(fuel_value(mark), "unit", "units") + " of fuel";
}

}  // namespace

std::string user_sentence(const std::string& name, const Position& before, Action action, Deed deed) {
    const Point from = *user_cell(before);
    if (deed == Deed::Waited) return name + " is out of fuel and waits.";
    const Point to = destination(from, action);
    const std::string moves = name + " moves " + direction(action);
    switch (deed) {
        case Deed::Moved:
            return moves + " to " + common::to_text(to) + '.';
        case Deed::TookFuel:
            return moves + " to " + common::to_text(to) + " and takes " + fuel_text(before.cells.at(to)) +
                   '.';
        case Deed::Destroyed:
            return moves + " onto the killer at " + common::to_text(to) + '.';
        case Deed::LeftGrid:
            return "there is no cell to go to " + direction(action) + " from " + common::to_text(from) +
                   "; the move fails and the turn is over.";
        case Deed::HitObstacle:
            return "an obstacle is at " + common::to_text(to) + "; the move fails and the turn is over.";
        case Deed::Waited:
            break;
    }
    assert(false);
    return "";
}

std::string killers_sentences(const Position& before, const Plan& plan, const KillersTurn& turn) {
    std::string text;
    for (std::size_t i = 0; i < turn.deeds.size(); ++i) {
        const std::string to = common::to_text(plan[i].to);
        if (turn.deeds[i] == Deed::TookFuel) {
            text += "A killer takes " + fuel_text(before.cells.at(plan[i].to)) + " at " + to + ".\n";
        } else if (turn.deeds[i] == Deed::Destroyed) {
            text +=
                "The killer at " + common::to_text(plan[i].from) + " captures the submarine at " + to + ".\n";
        }
    }
    return text + "Killers moved: " + std::to_string(turn.deeds.size()) + " of " +
           std::to_string(turn.killers) + '\n';
}

std::string ending_sentence(Ending ending, const std::string& name, int rounds) {
    switch (ending) {
        case Ending::UserEnded:
            return name + " ends the game.";
        case Ending::Destroyed:
            return name + "'s submarine is destroyed.";
        case Ending::NoFuelCells:
            return "There is no fuel cell on the grid.";
        case Ending::NoKillers:
            return "There are no killers on the grid.";
        case Ending::NobodyCanMove:
            return "Neither " + name + " nor any killer is able to move.";
        case Ending::RoundLimit:
            return "The limit of " + common::counted(rounds, "round", "rounds") + " is reached.";
    }
    assert(false);
    return "";
}

std::string hint_text(Action action) {
    switch (action) {
        case Action::GoOn:
            return "Enter (go on)";
        case Action::End:
            return "end (the game)";
        default:
            return to_text(action) + " (" + direction(action) + ")";
    }
}

}  // namespace submarines
