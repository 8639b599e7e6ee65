#include "jumanji/narration.hpp"

#include <array>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "common/text.hpp"
#include "jumanji/grammar.hpp"

namespace jumanji {

namespace {

constexpr std::size_t width = 80;

std::string sentence(const std::string& text) {
    return common::wrapped(text, width);
}

// What belongs to a card is set off.
std::string aside(const std::string& text) {
    return common::wrapped(text, width, "  ");
}

// "a herd", "an avalanche"; a danger that brings an article of its own keeps it.
std::string with_article(const std::string& danger) {
    const std::string lower = common::lower_case(danger);
    for (const std::string_view article : {"a ", "an ", "the "}) {
        if (lower.starts_with(article)) return danger;
    }
    const bool is_vowel = std::string_view("aeiou").find(lower.front()) != std::string_view::npos;
    return (is_vowel ? "an " : "a ") + danger;
}

std::string space_name(char space) {
    switch (Space{space}) {
        case Space::Wait:
            return ", a waiting space";
        case Space::Jungle:
            return ", a jungle";
        case Space::Rhino:
            return ", a rhino";
        case Space::Blank:
        case Space::Jumanji:
            break;
    }
    return "";
}

// The sentences for one event. Those about a seat start with its player's name.
class Teller {
public:
    Teller(const State& state, const std::string& exclamation) : state_(state), exclamation_(exclamation) {}

    std::string operator()(const RollMoved& event) const {
        const Move& move = event.move;
        const std::string rolls = who(move.seat, "rolls", "roll") + std::to_string(move.spaces);
        if (!move.has_moved()) return sentence(rolls + ", but " + reason(move));
        const std::string escape =
            move.has_escaped ? ", " + does(move.seat, "gets", "get") + " away from the rhino" : "";
        return sentence(rolls + escape + " and " + does(move.seat, "moves", "move") + " from " +
                        from_to(move) + space_name(state_.seat(move.seat).path.space()) + '.') +
               shout(move);
    }

    std::string operator()(const CardMoved& event) const {
        const Move& move = event.move;
        if (!move.has_moved()) {
            return sentence(name(move.seat) + " would move " + std::to_string(std::abs(move.spaces)) +
                            ", but " + reason(move));
        }
        const std::string way = move.spaces > 0 ? "forwards from " : "backwards from ";
        const std::string escape = move.has_escaped ? ", free of the rhino." : ".";
        return sentence(who(move.seat, "moves", "move") + way + from_to(move) + escape) + shout(move);
    }

    std::string operator()(const RhinoHeld& event) const {
        return sentence(who(event.seat, "rolls", "roll") + std::to_string(event.roll) +
                        ", an odd number: the rhino holds.");
    }

    std::string operator()(const RhinoCaught& event) const {
        if (state_.seat(event.seat).path.position() == goal - 1) {
            return sentence("On " + std::to_string(goal - 1) + " a rhino does not hold.");
        }
        return sentence("From the next turn on only an even roll moves " + name_inside(player(event.seat)) +
                        '.');
    }

    std::string operator()(const Waited& event) const {
        std::vector<std::string> rolls;
        for (const int roll : event.rolls) rolls.push_back(std::to_string(roll));
        std::string text = who(event.seat, "waits", "wait") + "for a 5 or an 8 and " +
                           does(event.seat, "rolls", "roll") + ' ' + common::join(rolls, ", ");
        text += event.to == event.from ? ": " + does(event.seat, "stays", "stay") + " on " : ": back to ";
        text += std::to_string(event.to);
        if (event.blocker)
            text += ", as " + inside(*event.blocker, "stands", "stand") + " behind, where their paths cross";
        return sentence(text + '.');
    }

    std::string operator()(const DeckPrepared& event) const {
        return sentence(event.is_shuffled ? "The cards are used up and shuffled again."
                                          : "The cards are used up and begin again.");
    }

    std::string operator()(const CardDrawn& event) const {
        return aside(event.card->riddle()) +
               aside(exclamation_ + " It's " + with_article(event.card->danger()) + '!');
    }

    std::string operator()(const RescueRolled& event) const {
        const std::string rolls = std::to_string(event.rolls);
        return aside(
            "All roll for the " + event.card->rescue() +
            (event.is_saved ? ": saved by roll " + rolls + '.' : ": not saved in " + rolls + " rolls."));
    }

    std::string operator()(const LifeLost& event) const {
        if (event.left == 0) {
            return sentence(who(event.seat, "loses", "lose") + "the last life, " +
                            does(event.seat, "is", "are") + " dead, and " +
                            does(event.seat, "leaves", "leave") + " the board.");
        }
        return sentence(who(event.seat, "loses", "lose") + "a life and " + does(event.seat, "has", "have") +
                        ' ' + std::to_string(event.left) + " left.");
    }

private:
    [[nodiscard]] const common::Player& player(int seat) const { return state_.seat(seat).player; }
    [[nodiscard]] std::string name(int seat) const { return player(seat).name(); }

    // "rolls"; "Todd rolls ", as a sentence starts; "Todd stands", inside of one.
    [[nodiscard]] std::string does(int seat, const std::string& of_todd, const std::string& of_you) const {
        return verb(player(seat), of_todd, of_you);
    }
    [[nodiscard]] std::string who(int seat, const std::string& of_todd, const std::string& of_you) const {
        return name(seat) + ' ' + does(seat, of_todd, of_you) + ' ';
    }
    [[nodiscard]] std::string inside(int seat, const std::string& of_todd, const std::string& of_you) const {
        return name_inside(player(seat)) + ' ' + does(seat, of_todd, of_you);
    }

    [[nodiscard]] static std::string from_to(const Move& move) {
        return std::to_string(move.from) + " to " + std::to_string(move.to);
    }

    // Why a piece did not move.
    [[nodiscard]] std::string reason(const Move& move) const {
        const std::string stays =
            ": " + does(move.seat, "stays", "stay") + " on " + std::to_string(move.from) + '.';
        if (!move.blocker) return "that is beyond " + std::to_string(goal) + stays;
        return inside(*move.blocker, "stands", "stand") + " on " + std::to_string(move.to) +
               ", where their paths cross" + stays;
    }

    [[nodiscard]] std::string shout(const Move& move) const {
        return state_.seat(move.seat).path.is_at_end()
                   ? sentence(who(move.seat, "shouts:", "shout:") + "JUMANJI!")
                   : "";
    }

    const State& state_;
    const std::string& exclamation_;
};

}  // namespace

Narrator::Narrator(std::uint64_t seed, std::vector<std::string> exclamations)
    : random_(seed, common::Stream::Narration), exclamations_(std::move(exclamations)) {
    assert(!exclamations_.empty());
}

std::string Narrator::sentences(const State& state, const Event& event) {
    const bool draws = std::holds_alternative<CardDrawn>(event);
    const std::string exclamation =
        draws ? exclamations_[random_.below(std::uint64_t{exclamations_.size()})] : "";
    return std::visit(Teller(state, exclamation), event);
}

}  // namespace jumanji
