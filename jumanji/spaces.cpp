#include "jumanji/spaces.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <vector>

#include "common/text.hpp"

namespace jumanji {

namespace {

constexpr std::size_t length = static_cast<std::size_t>(goal) + 1;

struct Kind {
    char space;
    int count;
    std::string_view name;
};

constexpr std::array<Kind, 3> kinds{{{static_cast<char>(Space::Wait), 5, "W (waiting)"},
                                     {static_cast<char>(Space::Jungle), 3, "J (jungle)"},
                                     {static_cast<char>(Space::Rhino), 7, "R (rhino)"}}};

constexpr char blank = static_cast<char>(Space::Blank);
constexpr char last = static_cast<char>(Space::Jumanji);

bool is_inner(char space) {
    return space == blank ||
           std::any_of(kinds.begin(), kinds.end(), [=](const Kind& kind) { return kind.space == space; });
}

std::string position_of(std::string_view::const_iterator place, std::string_view text) {
    return std::to_string(place - text.begin());
}

}  // namespace

std::string random_spaces(common::Random& random) {
    std::vector<std::size_t> places(length - 2);
    std::iota(places.begin(), places.end(), std::size_t{1});
    random.shuffle(places);

    std::string spaces(length, blank);
    spaces.back() = last;
    auto place = places.begin();
    for (const Kind& kind : kinds) {
        for (int n = 0; n < kind.count; ++n) spaces[*place++] = kind.space;
    }
    return spaces;
}

common::Expected<std::string> parse_spaces(std::string_view text, bool has_free_counts) {
    if (text.size() != length) {
        return common::Error{"a path has 42 spaces (positions 0 to 41), not " + std::to_string(text.size()) +
                             "."};
    }
    if (text.front() != blank) return common::Error{"position 0 of a path must be '.' (blank)."};
    if (text.back() != last) return common::Error{"position 41 of a path must be '!' (JUMANJI)."};
    const auto inner = text.substr(1, length - 2);
    const auto bad = std::find_if_not(inner.begin(), inner.end(), is_inner);
    if (bad != inner.end()) {
        return common::Error{"'" + common::printable({bad, bad + 1}) + "' stands at position " +
                             position_of(bad, text) + "; positions 1 to 40 hold '.', 'W', 'J' or 'R'."};
    }
    if (has_free_counts) return std::string(text);
    for (const Kind& kind : kinds) {
        const auto count = std::count(inner.begin(), inner.end(), kind.space);
        if (count != kind.count) {
            return common::Error{"a path has " + std::to_string(kind.count) + ' ' + std::string(kind.name) +
                                 " spaces, not " + std::to_string(count) +
                                 " (--free-paths allows any number)."};
        }
    }
    return std::string(text);
}

}  // namespace jumanji
