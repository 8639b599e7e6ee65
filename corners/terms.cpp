#include "corners/terms.hpp"

#include <algorithm>
#include <set>

#include "common/text.hpp"
#include "corners/layout.hpp"

namespace corners {

namespace {

using common::Error;

// Takes over a number that stands in a word. Nothing, or what is wrong with it.
template <class Number>
std::optional<Error> take_number(std::string_view text, const std::string& name, Number& target) {
    const Expected<std::int64_t> number = common::parse_integer(text, 1, max_network_moves, name);
    if (!number) return Error{number.error()};
    target = static_cast<int>(*number);
    return std::nullopt;
}

std::optional<Error> take_layout(const std::string& name, Terms& terms) {
    const std::vector<std::string>& known = shipped_layouts();
    if (std::find(known.begin(), known.end(), name) == known.end()) {
        return Error{"the layout must be one of " + common::join(known, ", ") + "."};
    }
    terms.layout = name;
    return std::nullopt;
}

std::optional<Error> take_word(const std::string& name, const std::string& value, Terms& terms) {
    if (name == "layout=") return take_layout(value, terms);
    if (name == "max-moves=") return take_number(value, "max-moves", terms.rules.max_moves);
    if (name == "home-limit=") return take_number(value, "home-limit", terms.rules.home_limit);
    if (name == "last-reply") {
        terms.rules.last_reply = true;
    } else if (name == "adjudicate") {
        terms.rules.adjudicate = true;
    } else {
        return Error{
            "the terms of a game are layout=NAME, max-moves=N, last-reply, home-limit=N and adjudicate."};
    }
    return std::nullopt;
}

}  // namespace

std::string to_text(const Terms& terms) {
    std::string text = "layout=" + terms.layout + " max-moves=" + std::to_string(terms.rules.max_moves);
    if (terms.rules.last_reply) text += " last-reply";
    if (terms.rules.home_limit) text += " home-limit=" + std::to_string(*terms.rules.home_limit);
    if (terms.rules.adjudicate) text += " adjudicate";
    return text;
}

Expected<Terms> parse_terms(const std::vector<std::string>& words) {
    Terms terms;
    std::set<std::string> seen;
    for (const std::string& word : words) {
        const std::size_t sign = word.find('=');
        const std::size_t name_end = sign == std::string::npos ? word.size() : sign + 1;
        const std::string name = word.substr(0, name_end);
        if (const auto fault = take_word(name, word.substr(name_end), terms)) return *fault;
        if (!seen.insert(name).second) return Error{"'" + name + "' is said twice."};
    }
    return terms;
}

}  // namespace corners
