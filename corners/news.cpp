#include "corners/news.hpp"

#include <cassert>

namespace corners {

namespace {

std::int64_t seconds(Time time) {
    return time.count() / 1000;
}

std::vector<Notice> players_of(const Table& table) {
    std::vector<Notice> players;
    for (const Side side : {Side::White, Side::Black}) {
        const std::string& name = table.seat(side).name;
        if (!name.empty()) players.push_back(PlayerNotice{side, name});
    }
    return players;
}

}  // namespace

Notice state_of(const Table& table, Time now) {
    const Match& match = table.match;
    if (!match.has_begun()) return WaitingNotice{};
    // Rounded up: who has 0 seconds left has lost.
    const Time left = match.time_left(now) + Time(999);
    return StateNotice{match.game().moves(), match.game().position(), static_cast<int>(seconds(left))};
}

std::vector<Notice> introduction(const Table& table, Side side) {
    const std::string& secret = table.seat(side).secret;
    std::vector<Notice> notices{SeatNotice{table.number, side, secret},
                                RulesNotice{static_cast<int>(seconds(table.match.move_limit())), table.terms},
                                StartNotice{table.match.game().positions().front()}};
    for (const Notice& player : players_of(table)) notices.push_back(player);
    return notices;
}

std::vector<Notice> news(const Table& table, int known, Time now) {
    std::vector<Notice> notices;
    const std::vector<Turn>& turns = table.match.turns();
    for (std::size_t i = static_cast<std::size_t>(known); i < turns.size(); ++i) {
        notices.push_back(MovedNotice{static_cast<int>(i) + 1, turns[i].side, turns[i].move});
    }
    notices.push_back(state_of(table, now));
    if (table.match.is_over()) notices.push_back(end_of(table));
    return notices;
}

Notice end_of(const Table& table) {
    assert(table.match.is_over());
    return OverNotice{to_text(*table.match.game().result())};
}

}  // namespace corners
