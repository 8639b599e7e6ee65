#include "corners/request.hpp"

#include "common/text.hpp"
#include "corners/secret.hpp"

namespace corners {

namespace {

using common::Error;
using common::parse_integer;
using Words = std::vector<std::string>;

// No control characters, and nothing that is not UTF-8.
bool is_plain_text(std::string_view line) {
    return common::printable(line, max_line_length) == common::trim(line);
}

std::string with_name(const std::string& text, const std::string& name) {
    return name.empty() ? text : text + " name=" + name;
}

struct Printer {
    std::string operator()(const CreateRequest& create) const {
        return with_name("create " + to_text(create.terms), create.name);
    }
    std::string operator()(const JoinRequest& join) const {
        return with_name("join " + std::to_string(join.number), join.name);
    }
    std::string operator()(const BackRequest& back) const {
        return "back " + std::to_string(back.number) + " " + back.secret + " " +
               std::to_string(back.known_moves);
    }
    std::string operator()(const MoveRequest& move) const { return "move " + to_text(move.move); }
    std::string operator()(const ResignRequest&) const { return "resign"; }
    std::string operator()(const StateRequest&) const { return "state"; }
    std::string operator()(const PingRequest&) const { return "ping"; }
};

Expected<Request> parse_create(const NamedLine& line) {
    const Expected<Terms> terms = parse_terms({line.words.begin() + 1, line.words.end()});
    if (!terms) return Error{terms.error()};
    return Request{CreateRequest{*terms, line.name}};
}

Expected<Request> parse_join(const NamedLine& line) {
    if (line.words.size() != 2) return Error{"say join NUMBER, such as: join 482913."};
    const Expected<int> number = parse_game_number(line.words[1]);
    if (!number) return Error{number.error()};
    return Request{JoinRequest{*number, line.name}};
}

Expected<Request> parse_back(const Words& words) {
    if (words.size() < 3 || words.size() > 4 || words[2].size() != secret_length) {
        return Error{
            "say back NUMBER SECRET, or back NUMBER SECRET MOVES; a secret has 32 letters and digits."};
    }
    const Expected<int> number = parse_game_number(words[1]);
    if (!number) return Error{number.error()};
    const Expected<std::int64_t> known =
        parse_integer(words.size() == 4 ? words[3] : "0", 0, max_network_moves, "the number of moves");
    if (!known) return Error{known.error()};
    return Request{BackRequest{*number, words[2], static_cast<int>(*known)}};
}

Expected<Request> parse_played_move(std::string_view ends) {
    const Expected<Move> move = parse_move(ends);
    if (!move) return Error{move.error()};
    return Request{MoveRequest{*move}};
}

}  // namespace

std::string to_text(const Request& request) {
    return std::visit(Printer{}, request);
}

Expected<Request> parse_request(std::string_view line) {
    if (!is_plain_text(line)) return Error{"the line holds bytes that are no text."};
    const std::string plain = common::lower_case(common::trim(line));
    const std::string verb = plain.substr(0, plain.find_first_of(" \t"));
    if (verb == "move") return parse_played_move(std::string_view(plain).substr(verb.size()));

    const Expected<NamedLine> named = parse_named_line(line);
    if (!named) return Error{named.error()};
    if (verb == "create") return parse_create(*named);
    if (verb == "join") return parse_join(*named);
    if (verb == "back" && named->name.empty()) return parse_back(named->words);
    if (plain == "resign") return Request{ResignRequest{}};
    if (plain == "state") return Request{StateRequest{}};
    if (plain == "ping") return Request{PingRequest{}};
    return Error{"a line starts with create, join, back, move, resign, state or ping."};
}

Expected<int> parse_game_number(std::string_view text) {
    const Expected<std::int64_t> number =
        parse_integer(text, lowest_game_number, highest_game_number, "the number of a game");
    if (!number) return Error{number.error()};
    return static_cast<int>(*number);
}

std::string word(Side side) {
    return common::lower_case(name(side));
}

Expected<Side> parse_side(std::string_view word) {
    if (word == "white") return Side::White;
    if (word == "black") return Side::Black;
    return Error{"a side is white or black."};
}

Expected<NamedLine> parse_named_line(std::string_view line) {
    const std::string plain = common::lower_case(line);
    const std::size_t start = plain.find(" name=");
    NamedLine parsed{common::split_words(plain.substr(0, start)), ""};
    if (start == std::string::npos) return parsed;
    const Expected<std::string> name = common::parse_name(line.substr(start + 6));
    if (!name) return Error{name.error()};
    parsed.name = *name;
    return parsed;
}

}  // namespace corners
