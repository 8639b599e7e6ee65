// node: a position as the engine carries it through its search: bitboards, what the chips cost, and the key under
// which the table knows it, all kept up to date move by move.
//
// Source    A. L. Zobrist, "A new hashing method with application for game playing", 1970: a random number for
//           each chip and cell, joined by exclusive or. Here the numbers are mix(0), mix(1), ..., so that they
//           are the same everywhere.
#pragma once

#include <array>
#include <cstdint>

#include "corners/bitboard.hpp"
#include "corners/evaluation.hpp"

namespace corners {

// A move by the cells of its ends; both the same: none.
struct Ends {
    int from = 0;
    int to = 0;

    friend bool operator==(const Ends&, const Ends&) = default;
};

inline constexpr Ends no_ends{};

// By index(side) everywhere. The side to move goes beside it, as an index too, so that the search need not branch.
struct Node {
    std::array<Bits, 2> chips{};
    std::array<int, 2> costs{};
    std::uint64_t key = 0;
};

[[nodiscard]] Node node_of(const Position& position, const Evaluation& evaluation);

[[nodiscard]] Node after(const Node& node, std::size_t side, Ends move, const Evaluation& evaluation);

[[nodiscard]] Node after_pass(const Node& node);

}  // namespace corners
