#include "corners/solitaire.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>

namespace corners {

namespace {

constexpr int most_moves = 200;
constexpr std::size_t piece = std::size_t{1} << 17;  // armies whose successors are made at a time
constexpr std::size_t usual_growth = 6;              // from layer to layer, at most
constexpr Bits even_rows = 0x00ff00ff00ff00ffU;
constexpr Bits even_columns = 0x5555555555555555U;

Bits turned(Bits army) {
    Bits result = 0;
    for (; army != 0; army &= army - 1) result |= bit(63 - lowest_cell(army));
    return result;
}

// Steps that turn the four kinds of one army into those of another: each carries a chip to the next kind around the
// circle even-even, even-odd, odd-odd, odd-even, or back. What flows over each of the four borders is known but for
// a constant; the sum of their sizes is least when that constant is the median.
int fewest_steps(Bits army, Bits goal) {
    const std::array<Bits, 4> kinds{even_rows & even_columns, even_rows & ~even_columns,
                                    ~even_rows & ~even_columns, ~even_rows & even_columns};
    std::array<int, 4> flows{};
    int flow = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        flow += count(army & kinds[i]) - count(goal & kinds[i]);
        flows[i] = flow;
    }
    std::sort(flows.begin(), flows.end());
    return flows[3] + flows[2] - flows[1] - flows[0];
}

Bits cells_far_from_goal(const Layout& layout) {
    Bits far = 0;
    for (const Point& point : layout.start().cells.points()) {
        if (layout.distance(Side::White, point) >= 3) far |= bit(cell_of(point));
    }
    return far;
}

}  // namespace

int fewest_moves_left(const Layout& layout, Bits army) {
    const Bits goal = destination_of(layout, Side::White).cells;
    return fewest_steps(army, goal) + count(army & cells_far_from_goal(layout));
}

Solitaire::Solitaire(const Layout& layout, std::function<bool()> should_stop)
    : layout_(layout),
      should_stop_(std::move(should_stop)),
      start_(to_bitboard(layout.start()).chips[index(Side::White)]),
      destination_(destination_of(layout, Side::White)),
      far_(cells_far_from_goal(layout)),
      proved_(fewest_moves_left(layout, start_)) {}

bool Solitaire::improve(std::size_t width) {
    const int fewer = way_.empty() ? most_moves : moves() - 1;
    std::vector<Bits> found = way_home(start_, destination_, width, fewer, should_stop_);
    if (found.empty()) return false;
    way_ = std::move(found);
    return true;
}

// Whether a way that is shorter than the one found may lead through this army, `depth` moves from the start.
bool Solitaire::may_be_on_the_way(Bits army, int depth) const {
    return depth + fewest_steps(army, destination_.cells) + count(army & far_) < moves();
}

// If one of the armies, `depth` moves from the start, is in the other layer when turned, the two halves make a way,
// and the shortest there is. True if so.
bool Solitaire::join(const std::vector<Bits>& armies, std::size_t depth, std::size_t other_depth,
                     const Layers& layers) {
    const std::vector<Bits>& other = layers[other_depth];
    const auto seen_from_the_goal = [&](Bits army) { return destination_.one_of_mirrored(turned(army)); };
    const auto met = std::find_if(armies.begin(), armies.end(), [&](Bits army) {
        return std::binary_search(other.begin(), other.end(), seen_from_the_goal(army));
    });
    if (met == armies.end()) return false;
    way_ = traced_back(std::span(layers).first(depth), *met, destination_);
    const std::vector<Bits> second =
        traced_back(std::span(layers).first(other_depth), seen_from_the_goal(*met), destination_);
    for (auto army = second.rbegin() + 1; army != second.rend(); ++army) way_.push_back(turned(*army));
    way_ = joined_up(std::move(way_), destination_);
    proved_ = moves();
    return true;
}

// What is one move behind the last layer and may matter. In pieces, since most armies come more than once. Nothing
// if the search is over: a way was found, or the time has run out. `is_last`: it is enough to look at it.
std::optional<std::vector<Bits>> Solitaire::next_layer(const Layers& layers, bool is_last) {
    const std::size_t depth = layers.size();
    const std::vector<Bits>& from = layers.back();
    const std::vector<Bits>& before = layers[depth >= 2 ? depth - 2 : 0];
    const auto is_in = [](Bits army, const std::vector<Bits>& layer) {
        return std::binary_search(layer.begin(), layer.end(), army);
    };
    std::vector<Bits> next;
    for (std::size_t begin = 0; begin < from.size(); begin += piece) {
        if (should_stop_ && should_stop_()) return std::nullopt;
        const std::size_t length = std::min(piece, from.size() - begin);
        std::vector<Bits> armies = armies_after(std::span(from).subspan(begin, length), destination_);
        std::erase_if(armies, [&](Bits army) { return !may_be_on_the_way(army, static_cast<int>(depth)); });
        if (join(armies, depth, depth - 1, layers)) return std::nullopt;
        if (is_last) continue;
        std::copy_if(armies.begin(), armies.end(), std::back_inserter(next),
                     [&](Bits army) { return !is_in(army, from) && !is_in(army, before); });
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    return next;
}

void Solitaire::prove(std::size_t most_armies) {
    assert(!way_.empty());
    Layers layers{{start_}};
    std::size_t armies = 1;
    for (int depth = 1; !is_proved_shortest(); ++depth) {
        const bool is_last = 2 * depth >= moves();
        if (!is_last && armies + usual_growth * layers.back().size() > most_armies) return;
        // A way of 2 * depth - 1 moves would have an army here whose half turn is in the last layer.
        std::optional<std::vector<Bits>> next = next_layer(layers, is_last);
        if (!next) return;
        proved_ = std::max(proved_, std::min(2 * depth, moves()));
        if (is_last) return;
        // And one of 2 * depth moves an army whose half turn is in its own layer.
        armies += next->size();
        layers.push_back(std::move(*next));
        if (join(layers.back(), layers.size() - 1, layers.size() - 1, layers)) return;
        proved_ = std::max(proved_, std::min(2 * depth + 1, moves()));
    }
}

}  // namespace corners
