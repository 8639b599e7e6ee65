#include "corners/notice.hpp"

#include <limits>

#include "common/text.hpp"
#include "corners/request.hpp"

namespace corners {

namespace {

using common::Error;
using Words = std::vector<std::string>;

struct Printer {
    std::string operator()(const HelloNotice& hello) const {
        return "corners " + std::to_string(hello.version);
    }
    std::string operator()(const SeatNotice& seat) const {
        return "game " + std::to_string(seat.number) + " " + word(seat.side) + " " + seat.secret;
    }
    std::string operator()(const RulesNotice& rules) const {
        return "rules " + std::to_string(rules.move_limit) + " " + to_text(rules.terms);
    }
    std::string operator()(const StartNotice& start) const { return "start " + to_text(start.position); }
    std::string operator()(const PlayerNotice& player) const {
        return "player " + word(player.side) + " " + player.name;
    }
    std::string operator()(const WaitingNotice&) const { return "waiting"; }
    std::string operator()(const MovedNotice& moved) const {
        const std::string who = std::to_string(moved.number) + " " + word(moved.side);
        return moved.move ? "moved " + who + " " + to_text(*moved.move) : "passed " + who;
    }
    std::string operator()(const StateNotice& state) const {
        return "state " + std::to_string(state.moves) + " " + to_text(state.position) + " " +
               std::to_string(state.seconds_left);
    }
    std::string operator()(const OverNotice& over) const { return "over " + over.result; }
    std::string operator()(const AwayNotice& away) const { return "away " + word(away.side); }
    std::string operator()(const ReturnedNotice& returned) const { return "returned " + word(returned.side); }
    std::string operator()(const RefusedNotice& refused) const { return "refused " + refused.why; }
    std::string operator()(const PongNotice&) const { return "pong"; }
    std::string operator()(const ByeNotice& bye) const { return "bye " + bye.why; }
    std::string operator()(const LaterNotice& later) const { return "later " + later.why; }
};

Expected<int> parse_number(const std::string& text) {
    const Expected<std::int64_t> number =
        common::parse_integer(text, 0, std::numeric_limits<int>::max(), "a number");
    if (!number) return Error{number.error()};
    return static_cast<int>(*number);
}

// What to answer when a part of a line has failed to parse, or all have parsed.
template <class Make, class... Parts>
Expected<Notice> made_of(Make make, const Expected<Parts>&... parts) {
    std::string fault;
    const auto note = [&fault](const auto& part) {
        if (!part && fault.empty()) fault = part.error();
    };
    (note(parts), ...);
    if (!fault.empty()) return Error{fault};
    return Notice{make(*parts...)};
}

Expected<Notice> parse_seat(const Words& words) {
    return made_of(
        [&](int number, Side side) {
            return SeatNotice{number, side, words[3]};
        },
        parse_game_number(words[1]), parse_side(words[2]));
}

Expected<Notice> parse_rules(const Words& words) {
    return made_of(
        [](int limit, const Terms& terms) {
            return RulesNotice{limit, terms};
        },
        parse_number(words[1]), parse_terms({words.begin() + 2, words.end()}));
}

Expected<Notice> parse_moved(const Words& words) {
    return made_of(
        [](int number, Side side, Move move) {
            return MovedNotice{number, side, move};
        },
        parse_number(words[1]), parse_side(words[2]), parse_move(words[3] + " " + words[4]));
}

Expected<Notice> parse_passed(const Words& words) {
    return made_of(
        [](int number, Side side) {
            return MovedNotice{number, side, std::nullopt};
        },
        parse_number(words[1]), parse_side(words[2]));
}

Expected<Notice> parse_state(const Words& words) {
    return made_of(
        [](int moves, const Position& position, int seconds) {
            return StateNotice{moves, position, seconds};
        },
        parse_number(words[1]), parse_position(words[2] + " " + words[3]), parse_number(words[4]));
}

Expected<Notice> parse_player_name(const Words& words, std::string_view line) {
    // The name starts behind the two words, and may itself hold blanks.
    const std::size_t side_at = line.find(words[1], line.find(words[0]) + words[0].size());
    const std::string_view name = common::trim(line.substr(side_at + words[1].size()));
    return made_of(
        [](Side side, const std::string& good) {
            return PlayerNotice{side, good};
        },
        parse_side(words[1]), common::parse_name(name));
}

Error unknown(std::string_view line) {
    return Error{"the server sent '" + common::printable(line, 80) + "', which is no line of the protocol."};
}

// Lines whose second part is free text.
Expected<Notice> parse_sentence(const std::string& verb, std::string_view line) {
    const std::string text = common::printable(line.substr(verb.size()), max_line_length);
    if (text.empty()) return unknown(line);
    if (verb == "over") return Notice{OverNotice{text}};
    if (verb == "refused") return Notice{RefusedNotice{text}};
    if (verb == "bye") return Notice{ByeNotice{text}};
    if (verb == "later") return Notice{LaterNotice{text}};
    return unknown(line);
}

}  // namespace

std::string to_text(const Notice& notice) {
    return std::visit(Printer{}, notice);
}

Expected<Notice> parse_notice(std::string_view line) {
    const Words words = common::split_words(line);
    const std::string verb = words.empty() ? "" : words[0];
    const std::size_t count = words.size();
    if (verb == "corners" && count == 2) {
        return made_of([](int version) { return HelloNotice{version}; }, parse_number(words[1]));
    }
    if (verb == "game" && count == 4) return parse_seat(words);
    if (verb == "rules" && count >= 2) return parse_rules(words);
    if (verb == "start" && count == 3) {
        return made_of([](const Position& start) { return StartNotice{start}; },
                       parse_position(words[1] + " " + words[2]));
    }
    if (verb == "player" && count >= 3) return parse_player_name(words, line);
    if (verb == "waiting" && count == 1) return Notice{WaitingNotice{}};
    if (verb == "moved" && count == 5) return parse_moved(words);
    if (verb == "passed" && count == 3) return parse_passed(words);
    if (verb == "state" && count == 5) return parse_state(words);
    if (verb == "away" && count == 2) {
        return made_of([](Side side) { return AwayNotice{side}; }, parse_side(words[1]));
    }
    if (verb == "returned" && count == 2) {
        return made_of([](Side side) { return ReturnedNotice{side}; }, parse_side(words[1]));
    }
    if (verb == "pong" && count == 1) return Notice{PongNotice{}};
    return parse_sentence(verb, line);
}

}  // namespace corners
