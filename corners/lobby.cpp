#include "corners/lobby.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "corners/news.hpp"
#include "corners/secret.hpp"

namespace corners {

namespace {

constexpr Time alive_interval{10'000};

}  // namespace

Lobby::Lobby(std::vector<Layout> layouts, const LobbyLimits& limits)
    : limits_(limits),
      rooms_(std::move(layouts), limits.move),
      guests_(Allowance(limits.wrong_guesses_at_once, limits.each_wrong_guess)) {}

std::optional<std::string> Lobby::restore(const std::string& line) {
    const std::optional<int> game = game_of_record(line);
    if (game && rooms_.is_spoiled(*game)) return std::nullopt;
    const Expected<JournalRecord> record = parse_journal_record(line);
    const std::optional<std::string> fault = record ? rooms_.apply(*record) : std::optional(record.error());
    if (fault && game) rooms_.spoil(*game);
    if (!fault) restored_time_ = record->time;
    return fault;
}

std::optional<std::string> Lobby::why_not_connect(const std::string& address) const {
    if (guests_.count_from(address) < limits_.per_address) return std::nullopt;
    return "there are too many connections from your address.";
}

void Lobby::connect(ConnectionNumber connection, const std::string& address, Time now) {
    assert(!why_not_connect(address));
    guests_.add(connection, {address, now, Allowance(limits_.lines_at_once, limits_.each_line), 0, {}});
    send(connection, {HelloNotice{}});
}

void Lobby::receive(ConnectionNumber connection, std::string_view line, Time now) {
    Guest* guest = guests_.find(connection);
    if (guest == nullptr) return;
    if (!guest->lines.take(now)) return cut_off(connection, ByeNotice{"too many lines in too short a time."});
    const Expected<Request> request = parse_request(line);
    if (!request) return refuse(connection, request.error());

    const int refused_before = guest->refused_in_a_row;
    std::visit([&](const auto& wanted) { answer(connection, wanted, now); }, *request);
    guest = guests_.find(connection);
    if (guest != nullptr && guest->refused_in_a_row == refused_before) guest->refused_in_a_row = 0;
}

void Lobby::receive_too_long(ConnectionNumber connection) {
    if (guests_.find(connection) == nullptr) return;
    cut_off(connection, ByeNotice{"a line is longer than " + std::to_string(max_line_length) + " bytes."});
}

void Lobby::disconnect(ConnectionNumber connection) {
    const Guest* guest = guests_.find(connection);
    if (guest == nullptr) return;
    const std::optional<Place> place = guest->place;
    guests_.remove(connection);
    if (!place) return;
    const Room* room = rooms_.find(place->game);
    if (room == nullptr || !room->match.is_running()) return;
    send({place->game, opponent(place->side)}, {AwayNotice{place->side}});
}

void Lobby::answer(ConnectionNumber connection, const CreateRequest& create, Time now) {
    const Guest& guest = *guests_.find(connection);
    if (guest.place) return refuse(connection, "you have a game already.");
    if (const auto why = why_no_new_game(guest.address, now)) return refuse(connection, *why);
    const int number = draw_free_number();
    if (const auto why = happen(CreateRecord{number, draw_secret(), create.terms, create.name}, now)) {
        return refuse(connection, *why);
    }
    creators_[number] = guest.address;
    guests_.seat(connection, {number, Side::White});
    const Room& room = *rooms_.find(number);
    send(connection, introduction(room, Side::White));
    send(connection, news(room, 0, now));
}

void Lobby::answer(ConnectionNumber connection, const JoinRequest& join, Time now) {
    const Guest& guest = *guests_.find(connection);
    if (guest.place) return refuse(connection, "you have a game already.");
    if (!guests_.may_guess(guest.address, now)) {
        return cut_off(connection, LaterNotice{"too many wrong numbers came from your address."});
    }
    if (rooms_.find(join.number) == nullptr) {
        guests_.note_wrong_guess(guest.address, now);
        return refuse(connection, "there is no game " + std::to_string(join.number) + ".");
    }
    if (const auto why = happen(JoinRecord{join.number, draw_secret(), join.name}, now)) {
        return refuse(connection, *why);
    }
    guests_.seat(connection, {join.number, Side::Black});
    const Room& room = *rooms_.find(join.number);
    send(connection, introduction(room, Side::Black));
    const std::string& name = room.black.name;
    if (!name.empty()) send({join.number, Side::White}, {PlayerNotice{Side::Black, name}});
    send_to_both(join.number, news(room, 0, now));
}

void Lobby::answer(ConnectionNumber connection, const BackRequest& back, Time now) {
    const Guest& guest = *guests_.find(connection);
    if (guest.place) return refuse(connection, "you have a game already.");
    const Room* room = rooms_.find(back.number);
    std::optional<Place> place;
    for (const Side side : {Side::White, Side::Black}) {
        const bool is_it = room != nullptr && is_same_secret(room->seat(side).secret, back.secret);
        if (is_it) place = Place{back.number, side};
    }
    if (!place) {
        if (!guests_.may_guess(guest.address, now)) {
            return cut_off(connection, LaterNotice{"too many wrong secrets came from your address."});
        }
        guests_.note_wrong_guess(guest.address, now);
        return refuse(connection, "there is no seat of this number and secret.");
    }
    if (const auto other = guests_.who_sits_at(*place)) {
        cut_off(*other, ByeNotice{"another connection has taken this seat."});
    }
    guests_.seat(connection, *place);
    send(connection, introduction(*room, place->side));
    send(connection, news(*room, back.known_moves, now));
    if (room->match.is_running()) send({place->game, opponent(place->side)}, {ReturnedNotice{place->side}});
}

void Lobby::answer(ConnectionNumber connection, const MoveRequest& move, Time now) {
    const std::optional<Place> place = guests_.find(connection)->place;
    if (!place) return refuse(connection, "you have no game yet.");
    forfeit_if_late(place->game, now);
    const Room& room = *rooms_.find(place->game);
    const int known = room.match.game().moves();
    if (const auto why = happen(MoveRecord{place->game, known + 1, place->side, move.move}, now)) {
        return refuse(connection, *why);
    }
    send_to_both(place->game, news(room, known, now));
}

void Lobby::answer(ConnectionNumber connection, const ResignRequest&, Time now) {
    const std::optional<Place> place = guests_.find(connection)->place;
    if (!place) return refuse(connection, "you have no game yet.");
    forfeit_if_late(place->game, now);
    if (const auto why = happen(ResignRecord{place->game, place->side}, now)) return refuse(connection, *why);
    send_to_both(place->game, {end_of(*rooms_.find(place->game))});
}

void Lobby::answer(ConnectionNumber connection, const StateRequest&, Time now) {
    const std::optional<Place> place = guests_.find(connection)->place;
    if (!place) return refuse(connection, "you have no game yet.");
    send(connection, {state_of(*rooms_.find(place->game), now)});
}

void Lobby::answer(ConnectionNumber connection, const PingRequest&, Time) {
    send(connection, {PongNotice{}});
}

std::optional<std::string> Lobby::why_no_new_game(const std::string& address, Time now) {
    int unfinished = 0;
    const Room* oldest = nullptr;  // of those that are over
    for (const auto& [number, room] : rooms_.all()) {
        const auto creator = creators_.find(number);
        if (!room.ended && creator != creators_.end() && creator->second == address) ++unfinished;
        if (room.ended && (oldest == nullptr || *room.ended < *oldest->ended)) oldest = &room;
    }
    if (unfinished >= limits_.per_address) return "there are too many games from your address.";
    if (rooms_.all().size() < static_cast<std::size_t>(limits_.games)) return std::nullopt;
    if (oldest == nullptr) return "the server has as many games as it takes.";
    drop(oldest->number, "the game is over.", now);
    return std::nullopt;
}

int Lobby::draw_free_number() const {
    int number = draw_game_number();
    while (rooms_.find(number) != nullptr || rooms_.is_spoiled(number)) number = draw_game_number();
    return number;
}

std::optional<std::string> Lobby::happen(const Happening& what, Time now) {
    const JournalRecord record{now, what};
    if (std::optional<std::string> why = rooms_.apply(record)) return why;
    records_ += to_text(record) + '\n';
    last_record_ = now;
    return std::nullopt;
}

void Lobby::tick(Time now) {
    std::vector<int> games;
    for (const auto& [number, room] : rooms_.all()) games.push_back(number);
    for (const int game : games) forfeit_if_late(game, now);
    for (const int game : games) drop_if_old(game, now);
    cut_off_idle(now);
    guests_.forget_guesses(now);
    note_alive(now);
}

void Lobby::forfeit_if_late(int game, Time now) {
    const Room& room = *rooms_.find(game);
    if (!room.match.is_late(now)) return;
    happen(LateRecord{game}, now);
    send_to_both(game, {end_of(room)});
}

void Lobby::drop_if_old(int game, Time now) {
    const Room& room = *rooms_.find(game);
    const bool is_unjoined = !room.match.has_begun() && now - room.created > limits_.unjoined;
    const bool is_long_over = room.ended && now - *room.ended > limits_.ended;
    if (is_unjoined) drop(game, "nobody has joined for too long a time.", now);
    if (is_long_over) drop(game, "the game is over.", now);
}

void Lobby::drop(int game, const std::string& why, Time now) {
    happen(DropRecord{game}, now);
    creators_.erase(game);
    for (const Side side : {Side::White, Side::Black}) {
        const auto connection = guests_.who_sits_at({game, side});
        if (connection) cut_off(*connection, ByeNotice{why});
    }
}

void Lobby::cut_off_idle(Time now) {
    std::vector<std::pair<ConnectionNumber, Notice>> idle;
    for (const auto& [connection, guest] : guests_.all()) {
        const Room* room = guest.place ? rooms_.find(guest.place->game) : nullptr;
        if (room == nullptr && now - guest.since > limits_.idle) {
            idle.emplace_back(connection,
                              ByeNotice{"no game has been created or joined for too long a time."});
        } else if (room != nullptr && room->ended &&
                   now - std::max(*room->ended, guest.since) > limits_.idle) {
            idle.emplace_back(connection, ByeNotice{"the game is over."});
        }
    }
    for (const auto& [connection, last] : idle) cut_off(connection, last);
}

// So that of a clock that runs no more than an interval is lost when the server is killed.
void Lobby::note_alive(Time now) {
    if (now - last_record_ < alive_interval) return;
    const auto& all = rooms_.all();
    const bool is_any_running = std::any_of(
        all.begin(), all.end(), [](const auto& entry) { return entry.second.match.is_running(); });
    if (is_any_running) happen(AliveRecord{}, now);
}

void Lobby::stop(bool goes_on) {
    const Notice last = goes_on ? Notice{LaterNotice{"the server is stopping; games go on when it is back."}}
                                : Notice{ByeNotice{"the server is stopping."}};
    std::vector<ConnectionNumber> connections;
    for (const auto& [connection, guest] : guests_.all()) connections.push_back(connection);
    for (const ConnectionNumber connection : connections) cut_off(connection, last);
}

void Lobby::send(ConnectionNumber connection, const std::vector<Notice>& notices) {
    for (const Notice& notice : notices) letters_.push_back({connection, to_text(notice), false});
}

void Lobby::send(Place place, const std::vector<Notice>& notices) {
    if (const auto connection = guests_.who_sits_at(place)) send(*connection, notices);
}

void Lobby::send_to_both(int game, const std::vector<Notice>& notices) {
    send({game, Side::White}, notices);
    send({game, Side::Black}, notices);
}

void Lobby::refuse(ConnectionNumber connection, const std::string& why) {
    Guest& guest = *guests_.find(connection);
    send(connection, {RefusedNotice{why}});
    if (++guest.refused_in_a_row > limits_.refused_in_a_row) {
        cut_off(connection, ByeNotice{"too many lines in a row had to be refused."});
    }
}

void Lobby::cut_off(ConnectionNumber connection, const Notice& last) {
    letters_.push_back({connection, to_text(last), true});
    disconnect(connection);
}

std::vector<Letter> Lobby::take_letters() {
    return std::exchange(letters_, {});
}

std::string Lobby::take_records() {
    return std::exchange(records_, "");
}

}  // namespace corners
