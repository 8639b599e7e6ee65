#include "basestrike/rules.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace basestrike {

std::string to_text(const Event& event) {
    if (event.what == Event::What::Explodes) {
        return "The " + std::string(facts(event.kind).name) + " at " + common::to_text(event.corner) +
               " explodes.";
    }
    return "You have destroyed " + std::string(facts(event.kind).with_article) + '.';
}

int destroyed_targets(const std::vector<Event>& events) {
    const auto is_destruction = [](const Event& event) { return event.what == Event::What::Destroyed; };
    return static_cast<int>(std::count_if(events.begin(), events.end(), is_destruction));
}

std::string to_text(const Result& result) {
    const std::string shots = common::counted(result.shots, "shot", "shots");
    if (result.is_won) return "won with " + shots;
    return "lost after " + shots + ", " + std::to_string(result.left) + " of " +
           common::counted(result.targets, "target", "targets") + " left" +
           (result.forfeit.empty() ? "" : " (" + result.forfeit + ')');
}

Game::Game(Base base) : base_(std::move(base)) {
    assert(!base_.targets().empty());
    sighting_.left = base_.roster();
    for (const Target& target : base_.targets()) {
        hits_to_go_.push_back(target.place.rows * target.place.cols * facts(target.kind).hits);
    }
}

Status Game::status() const {
    if (targets_left() == 0) return Status::Won;
    return sighting_.position.is_out_of_shots() ? Status::Lost : Status::Playing;
}

bool Game::can_fire() const {
    return status() == Status::Playing && sighting_.position.left(sighting_.position.weapon) > 0;
}

std::vector<Event> Game::fire(Point cell) {
    assert(can_fire());
    Position& position = sighting_.position;
    --(position.weapon == Weapon::Rocket ? position.rockets : position.missiles);
    ++shots_;

    std::vector<Event> events;
    for (const Point& point : area(position.weapon, cell).cells()) hit(point, events);
    // A list of work instead of a recursion: however many drums there are, the stack stays flat. It grows
    // while it is worked off.
    for (std::size_t next = 0; next < about_to_explode_.size(); ++next) {
        const Target& target = base_.targets()[static_cast<std::size_t>(about_to_explode_[next])];
        events.push_back({Event::What::Explodes, target.kind, target.place.corner});
        for (const Point& point : target.blast().cells()) hit(point, events);
    }
    about_to_explode_.clear();
    return events;
}

void Game::hit(Point cell, std::vector<Event>& events) {
    const int hits = ++sighting_.hits.at(cell);
    char& seen = sighting_.position.cells.at(cell);
    const std::optional<int> target = base_.target_at(cell);
    if (!target) {
        seen = mark::empty;
        return;
    }
    const auto number = static_cast<std::size_t>(*target);
    if (hits > facts(base_.targets()[number].kind).hits) return;
    seen = mark::hit;
    if (--hits_to_go_[number] == 0) destroy(*target, events);
}

void Game::destroy(int number, std::vector<Event>& events) {
    const Target& target = base_.targets()[static_cast<std::size_t>(number)];
    for (const Point& cell : target.place.cells()) {
        sighting_.position.cells.at(cell) = facts(target.kind).letter;
    }
    --sighting_.left[target.kind];
    events.push_back({Event::What::Destroyed, target.kind, target.place.corner});
    if (facts(target.kind).explodes) about_to_explode_.push_back(number);
}

const Base& Game::revealed() const {
    assert(status() != Status::Playing);
    return base_;
}

}  // namespace basestrike
