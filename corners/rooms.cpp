#include "corners/rooms.hpp"

#include <algorithm>
#include <utility>

namespace corners {

namespace {

const std::string no_game = "there is no such game.";

void note_end(Room& room, Time now) {
    if (room.match.is_over() && !room.ended) room.ended = now;
}

}  // namespace

Rooms::Rooms(std::vector<Layout> layouts, Time move_limit)
    : layouts_(std::move(layouts)), move_limit_(move_limit) {}

std::optional<std::string> Rooms::apply(const JournalRecord& record) {
    return std::visit([&](const auto& what) { return happen(what, record.time); }, record.what);
}

const Room* Rooms::find(int number) const {
    const auto found = rooms_.find(number);
    return found == rooms_.end() ? nullptr : &found->second;
}

void Rooms::spoil(int number) {
    rooms_.erase(number);
    spoiled_.insert(number);
}

std::optional<std::string> Rooms::happen(const CreateRecord& create, Time now) {
    const Layout* layout = find_layout(create.terms.layout);
    if (layout == nullptr) return "the layout " + create.terms.layout + " is not there.";
    const Match match(*layout, create.terms.rules, move_limit_);
    Room room{create.number, create.terms, match, now};
    room.white = {create.secret, create.name};
    const bool is_new = rooms_.emplace(create.number, std::move(room)).second;
    if (!is_new) return "there is a game of this number already.";
    return std::nullopt;
}

std::optional<std::string> Rooms::happen(const JoinRecord& join, Time now) {
    const auto found = rooms_.find(join.number);
    if (found == rooms_.end()) return no_game;
    Room& room = found->second;
    if (room.match.has_begun()) return "this game has both its players.";
    room.black = {join.secret, join.name};
    room.match.begin(now);
    note_end(room, now);
    return std::nullopt;
}

std::optional<std::string> Rooms::happen(const MoveRecord& move, Time now) {
    const auto found = rooms_.find(move.number);
    if (found == rooms_.end()) return no_game;
    Room& room = found->second;
    const int next = room.match.game().moves() + 1;
    if (move.count != next) {
        return "this is move " + std::to_string(move.count) + ", but move " + std::to_string(next) +
               " is due.";
    }
    if (std::optional<std::string> why = room.match.play(move.side, move.move, now)) return why;
    note_end(room, now);
    return std::nullopt;
}

std::optional<std::string> Rooms::happen(const ResignRecord& resign, Time now) {
    const auto found = rooms_.find(resign.number);
    if (found == rooms_.end()) return no_game;
    if (std::optional<std::string> why = found->second.match.resign(resign.side)) return why;
    note_end(found->second, now);
    return std::nullopt;
}

std::optional<std::string> Rooms::happen(const LateRecord& late, Time now) {
    const auto found = rooms_.find(late.number);
    if (found == rooms_.end()) return no_game;
    if (!found->second.match.is_running()) return "this game does not run.";
    found->second.match.forfeit_late();
    note_end(found->second, now);
    return std::nullopt;
}

std::optional<std::string> Rooms::happen(const DropRecord& drop, Time) {
    if (rooms_.erase(drop.number) == 0) return no_game;
    return std::nullopt;
}

const Layout* Rooms::find_layout(const std::string& name) const {
    const auto found = std::find_if(layouts_.begin(), layouts_.end(),
                                    [&](const Layout& layout) { return layout.name() == name; });
    return found == layouts_.end() ? nullptr : &*found;
}

}  // namespace corners
