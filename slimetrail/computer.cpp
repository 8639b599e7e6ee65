#include "slimetrail/computer.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <string>

#include "common/text.hpp"
#include "slimetrail/perfect.hpp"

namespace slimetrail {

using common::Error;
using common::Expected;

namespace {

const std::map<std::string_view, Kind::Name> names{
    {"first", Kind::Name::First},         {"random", Kind::Name::Random},
    {"closest", Kind::Name::Closest},     {"mobility", Kind::Name::Mobility},
    {"lookahead", Kind::Name::Lookahead}, {"perfect", Kind::Name::Perfect}};

constexpr std::string_view lookahead_prefix = "lookahead=";

// The first of the moves with the least cost.
template <class Cost>
Point cheapest(const std::vector<Point>& moves, Cost cost) {
    return *std::min_element(moves.begin(), moves.end(), [&](Point a, Point b) { return cost(a) < cost(b); });
}

int replies(const Position& position, Point to) {
    return static_cast<int>(legal_moves(after(position, to)).size());
}

}  // namespace

Expected<Kind> parse_kind(std::string_view text) {
    if (const auto found = names.find(text); found != names.end()) return Kind{found->second};
    if (!text.starts_with(lookahead_prefix)) {
        return Error{"'" + common::printable(text, 40) +
                     "' is no kind of player; there are human, first, random, closest, mobility, lookahead, "
                     "lookahead=DEPTH (1 to 20), perfect and exec:COMMAND."};
    }
    const auto depth =
        common::parse_integer(text.substr(lookahead_prefix.size()), 1, most_depth, "the depth of lookahead");
    if (!depth) return Error{depth.error()};
    return Kind{Kind::Name::Lookahead, static_cast<int>(*depth)};
}

Point Computer::move(const Position& position) {
    const std::vector<Point> moves = legal_moves(position);
    assert(!moves.empty());
    const Point home = goal(position, position.to_move);
    switch (kind_.name) {
        case Kind::Name::First:
            return moves.front();
        case Kind::Name::Random:
            return moves[static_cast<std::size_t>(random_.below(static_cast<int>(moves.size())))];
        case Kind::Name::Closest:
            return cheapest(moves, [&](Point to) { return common::city_block_distance(to, home); });
        case Kind::Name::Mobility:
            return cheapest(moves, [&](Point to) { return -replies(position, to); });
        case Kind::Name::Lookahead:
            return lookahead_move(position, kind_.depth);
        case Kind::Name::Perfect:
            return perfect_move(*solver_, position);
    }
    assert(false);
    return moves.front();
}

bool Computer::takes_start(const Position& start) {
    switch (kind_.name) {
        case Kind::Name::Random:
            return random_.below(2) == 1;
        case Kind::Name::Lookahead:
            return lookahead_takes(start, kind_.depth);
        case Kind::Name::Perfect:
            return is_better_to_take(*solver_, start);
        default:
            return false;
    }
}

}  // namespace slimetrail
