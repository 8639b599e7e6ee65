// journal_record: one line of a server's journal: what happened to a game, and when. The file is in
// journal.hpp, what a record does in rooms.hpp.
//
// Text form TIME create NUMBER SECRET TERMS [name=NAME]
//           TIME join NUMBER SECRET [name=NAME]
//           TIME move NUMBER COUNT white 7,8 5,8    COUNT: the move's number in its game, passes counted
//           TIME resign NUMBER white
//           TIME late NUMBER
//           TIME drop NUMBER                        the game is forgotten; its number is free again
//           TIME alive                              nothing but that the server was running then
//
//           TIME in milliseconds for which the server has been running, in all its runs together
// Errors    a sentence
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "common/expected.hpp"
#include "corners/match.hpp"
#include "corners/terms.hpp"

namespace corners {

struct CreateRecord {
    int number = 0;
    std::string secret;  // White's
    Terms terms;
    std::string name;

    friend bool operator==(const CreateRecord&, const CreateRecord&) = default;
};

struct JoinRecord {
    int number = 0;
    std::string secret;  // Black's
    std::string name;

    friend bool operator==(const JoinRecord&, const JoinRecord&) = default;
};

struct MoveRecord {
    int number = 0;
    int count = 0;
    Side side = Side::White;
    Move move;

    friend bool operator==(const MoveRecord&, const MoveRecord&) = default;
};

struct ResignRecord {
    int number = 0;
    Side side = Side::White;

    friend bool operator==(const ResignRecord&, const ResignRecord&) = default;
};

struct LateRecord {
    int number = 0;

    friend bool operator==(const LateRecord&, const LateRecord&) = default;
};

struct DropRecord {
    int number = 0;

    friend bool operator==(const DropRecord&, const DropRecord&) = default;
};

struct AliveRecord {
    friend bool operator==(const AliveRecord&, const AliveRecord&) = default;
};

using Happening =
    std::variant<CreateRecord, JoinRecord, MoveRecord, ResignRecord, LateRecord, DropRecord, AliveRecord>;

struct JournalRecord {
    Time time{0};
    Happening what;

    friend bool operator==(const JournalRecord&, const JournalRecord&) = default;
};

[[nodiscard]] std::string to_text(const JournalRecord& record);
[[nodiscard]] Expected<JournalRecord> parse_journal_record(std::string_view line);

// The game that a record is about, also if it is not right otherwise.
[[nodiscard]] std::optional<int> game_of_record(std::string_view line);

}  // namespace corners
