#include "corners/tables.hpp"

#include <algorithm>
#include <utility>

namespace corners {

namespace {

const std::string no_game = "there is no such game.";

void note_end(Table& table, Time now) {
    if (table.match.is_over() && !table.ended) table.ended = now;
}

}  // namespace

Tables::Tables(std::vector<Layout> layouts, Time move_limit)
    : layouts_(std::move(layouts)), move_limit_(move_limit) {}

std::optional<std::string> Tables::apply(const JournalRecord& record) {
    return std::visit([&](const auto& what) { return happen(what, record.time); }, record.what);
}

const Table* Tables::find(int number) const {
    const auto found = tables_.find(number);
    return found == tables_.end() ? nullptr : &found->second;
}

void Tables::spoil(int number) {
    tables_.erase(number);
    spoiled_.insert(number);
}

std::optional<std::string> Tables::happen(const CreateRecord& create, Time now) {
    const Layout* layout = find_layout(create.terms.layout);
    if (layout == nullptr) return "the layout " + create.terms.layout + " is not there.";
    const Match match(*layout, create.terms.rules, move_limit_);
    Table table{create.number, create.terms, match, now};
    table.white = {create.secret, create.name};
    const bool is_new = tables_.emplace(create.number, std::move(table)).second;
    if (!is_new) return "there is a game of this number already.";
    return std::nullopt;
}

std::optional<std::string> Tables::happen(const JoinRecord& join, Time now) {
    const auto found = tables_.find(join.number);
    if (found == tables_.end()) return no_game;
    Table& table = found->second;
    if (table.match.has_begun()) return "this game has both its players.";
    table.black = {join.secret, join.name};
    table.match.begin(now);
    note_end(table, now);
    return std::nullopt;
}

std::optional<std::string> Tables::happen(const MoveRecord& move, Time now) {
    const auto found = tables_.find(move.number);
    if (found == tables_.end()) return no_game;
    Table& table = found->second;
    const int next = table.match.game().moves() + 1;
    if (move.count != next) {
        return "this is move " + std::to_string(move.count) + ", but move " + std::to_string(next) +
               " is due.";
    }
    if (std::optional<std::string> why = table.match.play(move.side, move.move, now)) return why;
    note_end(table, now);
    return std::nullopt;
}

std::optional<std::string> Tables::happen(const ResignRecord& resign, Time now) {
    const auto found = tables_.find(resign.number);
    if (found == tables_.end()) return no_game;
    if (std::optional<std::string> why = found->second.match.resign(resign.side)) return why;
    note_end(found->second, now);
    return std::nullopt;
}

std::optional<std::string> Tables::happen(const LateRecord& late, Time now) {
    const auto found = tables_.find(late.number);
    if (found == tables_.end()) return no_game;
    if (!found->second.match.is_running()) return "this game does not run.";
    found->second.match.forfeit_late();
    note_end(found->second, now);
    return std::nullopt;
}

std::optional<std::string> Tables::happen(const DropRecord& drop, Time) {
    if (tables_.erase(drop.number) == 0) return no_game;
    return std::nullopt;
}

const Layout* Tables::find_layout(const std::string& name) const {
    const auto found = std::find_if(layouts_.begin(), layouts_.end(),
                                    [&](const Layout& layout) { return layout.name() == name; });
    return found == layouts_.end() ? nullptr : &*found;
}

}  // namespace corners
