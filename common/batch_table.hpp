// batch_table: the columns of an experiment's CSV file, in one place for run_batch(), which writes them, and
// for merge(), which reads them.
//
// Text form game,seed,players,result,winner,turns and the game's own columns; an empty `winner` is nobody.
//           `players` holds NAME:KIND joined by ';', with ';' and '%' inside of one as %3B and %25:
//
//               "Ada:greedy;Bob:exec:./bot%3B"     two players: Ada:greedy, and Bob:exec:./bot;
#pragma once

#include <string>
#include <vector>

#include "common/expected.hpp"
#include "common/player.hpp"
#include "common/program.hpp"

namespace common {

enum Column : std::size_t { GameColumn, SeedColumn, PlayersColumn, ResultColumn, WinnerColumn, TurnsColumn };

// The header.
[[nodiscard]] std::vector<std::string> table_columns(const Program& program);

[[nodiscard]] std::string players_text(const std::vector<Player>& players);

// The inverse.
[[nodiscard]] Expected<std::vector<Player>> parse_players_text(const std::string& text);

}  // namespace common
