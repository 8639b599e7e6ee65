#include "corners/journal_record.hpp"

#include <limits>

#include "common/text.hpp"
#include "corners/request.hpp"
#include "corners/secret.hpp"

namespace corners {

namespace {

using common::Error;
using Words = std::vector<std::string>;

std::string with_name(const std::string& text, const std::string& name) {
    return name.empty() ? text : text + " name=" + name;
}

struct Printer {
    std::string operator()(const CreateRecord& create) const {
        return with_name(
            "create " + std::to_string(create.number) + " " + create.secret + " " + to_text(create.terms),
            create.name);
    }
    std::string operator()(const JoinRecord& join) const {
        return with_name("join " + std::to_string(join.number) + " " + join.secret, join.name);
    }
    std::string operator()(const MoveRecord& move) const {
        return "move " + std::to_string(move.number) + " " + std::to_string(move.count) + " " +
               word(move.side) + " " + to_text(move.move);
    }
    std::string operator()(const ResignRecord& resign) const {
        return "resign " + std::to_string(resign.number) + " " + word(resign.side);
    }
    std::string operator()(const LateRecord& late) const { return "late " + std::to_string(late.number); }
    std::string operator()(const DropRecord& drop) const { return "drop " + std::to_string(drop.number); }
    std::string operator()(const AliveRecord&) const { return "alive"; }
};

// Of the words behind TIME, VERB and NUMBER.
Expected<Happening> parse_create(int number, const NamedLine& line) {
    const Expected<Terms> terms = parse_terms({line.words.begin() + 4, line.words.end()});
    if (!terms) return Error{terms.error()};
    return Happening{CreateRecord{number, line.words[3], *terms, line.name}};
}

Expected<Happening> parse_move_record(int number, const Words& words) {
    const Expected<std::int64_t> count =
        common::parse_integer(words[3], 1, max_network_moves, "the number of a move");
    const Expected<Side> side = parse_side(words[4]);
    const Expected<Move> move = parse_move(words[5] + " " + words[6]);
    if (!count) return Error{count.error()};
    if (!side) return Error{side.error()};
    if (!move) return Error{move.error()};
    return Happening{MoveRecord{number, static_cast<int>(*count), *side, *move}};
}

Expected<Happening> parse_resign(int number, const Words& words) {
    const Expected<Side> side = parse_side(words[3]);
    if (!side) return Error{side.error()};
    return Happening{ResignRecord{number, *side}};
}

Expected<Happening> parse_happening(const NamedLine& line) {
    const Words& words = line.words;
    const std::size_t count = words.size();
    if (count == 2 && words[1] == "alive") return Happening{AliveRecord{}};
    if (count < 3) return Error{"this is no record of a journal."};

    const std::string& verb = words[1];
    const Expected<int> number = parse_game_number(words[2]);
    if (!number) return Error{number.error()};
    const bool has_secret = count >= 4 && words[3].size() == secret_length;
    if (verb == "create" && has_secret) return parse_create(*number, line);
    if (verb == "join" && has_secret && count == 4) {
        return Happening{JoinRecord{*number, words[3], line.name}};
    }
    if (verb == "move" && count == 7) return parse_move_record(*number, words);
    if (verb == "resign" && count == 4) return parse_resign(*number, words);
    if (verb == "late" && count == 3) return Happening{LateRecord{*number}};
    if (verb == "drop" && count == 3) return Happening{DropRecord{*number}};
    return Error{"this is no record of a journal."};
}

}  // namespace

std::string to_text(const JournalRecord& record) {
    return std::to_string(record.time.count()) + " " + std::visit(Printer{}, record.what);
}

Expected<JournalRecord> parse_journal_record(std::string_view line) {
    const Expected<NamedLine> named = parse_named_line(line);
    if (!named) return Error{named.error()};
    if (named->words.empty()) return Error{"this is no record of a journal."};
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 2;
    const Expected<std::int64_t> time = common::parse_integer(named->words[0], 0, most, "the time");
    if (!time) return Error{time.error()};
    const Expected<Happening> what = parse_happening(*named);
    if (!what) return Error{what.error()};
    return JournalRecord{Time(*time), *what};
}

std::optional<int> game_of_record(std::string_view line) {
    const Words words = common::split_words(line);
    if (words.size() < 3) return std::nullopt;
    const Expected<int> number = parse_game_number(words[2]);
    return number ? std::optional(*number) : std::nullopt;
}

}  // namespace corners
