// rooms: the games of a server, each with its two seats. It knows no connection.
//
// Rules     The games change only by apply(), record by record. So what a journal restores is what was
//           played: the same records go the same way when they happen and when they are read again.
// Errors    apply() refuses a record that does not fit the games, with a sentence and without a change: an
//           illegal move, a second Black, a game that is not there
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "corners/journal_record.hpp"
#include "corners/layout.hpp"
#include "corners/match.hpp"

namespace corners {

struct RoomSeat {
    std::string secret;  // empty: nobody has joined yet
    std::string name;    // empty: not said
};

struct Room {
    int number;
    Terms terms;
    Match match;
    Time created;
    std::optional<Time> ended = std::nullopt;
    RoomSeat white{};
    RoomSeat black{};

    [[nodiscard]] const RoomSeat& seat(Side side) const { return side == Side::White ? white : black; }
};

class Rooms {
public:
    // All layouts that a game may have, by their names.
    Rooms(std::vector<Layout> layouts, Time move_limit);

    [[nodiscard]] std::optional<std::string> apply(const JournalRecord& record);

    [[nodiscard]] const Room* find(int number) const;
    [[nodiscard]] const std::map<int, Room>& all() const { return rooms_; }
    [[nodiscard]] Time move_limit() const { return move_limit_; }

    // Something of this game was lost: it is not there any more, and what the journal says of it is ignored.
    void spoil(int number);
    [[nodiscard]] bool is_spoiled(int number) const { return spoiled_.contains(number); }

private:
    std::optional<std::string> happen(const CreateRecord& create, Time now);
    std::optional<std::string> happen(const JoinRecord& join, Time now);
    std::optional<std::string> happen(const MoveRecord& move, Time now);
    std::optional<std::string> happen(const ResignRecord& resign, Time now);
    std::optional<std::string> happen(const LateRecord& late, Time now);
    std::optional<std::string> happen(const DropRecord& drop, Time now);
    std::optional<std::string> happen(const AliveRecord&, Time) { return std::nullopt; }
    [[nodiscard]] const Layout* find_layout(const std::string& name) const;

    std::vector<Layout> layouts_;
    Time move_limit_;
    std::map<int, Room> rooms_;
    std::set<int> spoiled_;
};

}  // namespace corners
