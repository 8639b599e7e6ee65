// bench: what can be asked for instead of a game: perft, bench and solitaire.
#pragma once

#include <string>

#include "common/console.hpp"
#include "corners/setup.hpp"

namespace corners {

// The number of move sequences of each length up to `depth` from the starting position, with the time and rate.
void show_perft(const Setup& setup, int depth, common::Console& console);

// Searches a fixed set of positions to a fixed depth; prints the nodes, a signature that changes only when the
// search does, and the rate.
void show_bench(const std::string& data_folder, common::Console& console);

// The shortest way found, within that time, to carry White's chips across an empty board.
void show_solitaire(const Setup& setup, int seconds, common::Console& console);

}  // namespace corners
