#include "corners/news.hpp"

#include <cassert>

namespace corners {

namespace {

std::int64_t seconds(Time time) {
    return time.count() / 1000;
}

std::vector<Notice> players_of(const Room& room) {
    std::vector<Notice> players;
    for (const Side side : {Side::White, Side::Black}) {
        const std::string& name = room.seat(side).name;
        if (!name.empty()) players.emplace_back(PlayerNotice{side, name});
    }
    return players;
}

}  // namespace

Notice state_of(const Room& room, Time now) {
    const Match& match = room.match;
    if (!match.has_begun()) return WaitingNotice{};
    // Rounded up: who has 0 seconds left has lost.
    const Time left = match.time_left(now) + Time(999);
    return StateNotice{match.game().moves(), match.game().position(), static_cast<int>(seconds(left))};
}

std::vector<Notice> introduction(const Room& room, Side side) {
    const std::string& secret = room.seat(side).secret;
    std::vector<Notice> notices{SeatNotice{room.number, side, secret},
                                RulesNotice{static_cast<int>(seconds(room.match.move_limit())), room.terms},
                                StartNotice{room.match.game().positions().front()}};
    for (const Notice& player : players_of(room)) notices.push_back(player);
    return notices;
}

std::vector<Notice> news(const Room& room, int known, Time now) {
    std::vector<Notice> notices;
    const std::vector<Turn>& turns = room.match.turns();
    for (auto i = static_cast<std::size_t>(known); i < turns.size(); ++i) {
        notices.emplace_back(MovedNotice{static_cast<int>(i) + 1, turns[i].side, turns[i].move});
    }
    notices.push_back(state_of(room, now));
    if (room.match.is_over()) notices.push_back(end_of(room));
    return notices;
}

Notice end_of(const Room& room) {
    assert(room.match.is_over());
    return OverNotice{to_text(*room.match.game().result())};
}

}  // namespace corners
