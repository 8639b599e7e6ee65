// merge(): the summary of a run from the CSV files of its parts. The files are read a row at a time.
#include <algorithm>
#include <limits>

#include "common/batch.hpp"
#include "common/batch_table.hpp"
#include "common/csv.hpp"
#include "common/data_file.hpp"
#include "common/summary.hpp"
#include "common/text.hpp"

namespace common {

namespace {

// One file: a run of seeds without a gap.
struct Part {
    std::string path;
    std::string players;
    std::uint64_t first_seed = 0;
    std::uint64_t last_seed = 0;
    Summary summary;
};

std::uint64_t number(const CsvReader& file, const std::string& field, const std::string& what) {
    const Expected<std::uint64_t> number = parse_unsigned(field, what);
    if (!number) file.fail(number.error());
    return *number;
}

int turns(const CsvReader& file, const std::string& field) {
    const Expected<std::int64_t> turns =
        parse_integer(field, 0, std::numeric_limits<int>::max(), "the number of turns");
    if (!turns) file.fail(turns.error());
    return static_cast<int>(*turns);
}

void check_header(CsvReader& file, const Program& program) {
    const std::vector<std::string> columns = table_columns(program);
    const auto header = file.next();
    if (!header) file.fail("the file is empty; a table of " + program.name + " begins with its columns.");
    if (*header != columns) {
        file.fail("these are not the columns of " + program.name + ", which are " + join(columns, ",") + '.');
    }
}

// Row `i` of the part, counted from 0.
void add_row(Part& part, const CsvReader& file, const std::vector<std::string>& row, std::uint64_t i,
             std::size_t columns) {
    if (row.size() != columns) {
        file.fail("the row has " + counted(static_cast<std::int64_t>(row.size()), "field", "fields") +
                  " instead of " + std::to_string(columns) + '.');
    }
    const std::uint64_t seed = number(file, row[SeedColumn], "the seed");
    if (i == 0) {
        const Expected<std::vector<Player>> players = parse_players_text(row[PlayersColumn]);
        if (!players) file.fail(players.error());
        part.players = row[PlayersColumn];
        part.first_seed = seed;
    } else if (seed != part.last_seed + 1 || seed == 0) {
        file.fail("seed " + std::to_string(seed) + " stands behind seed " + std::to_string(part.last_seed) +
                  "; the seeds of a table go up by 1.");
    }
    if (number(file, row[GameColumn], "the number of the game") != i) {
        file.fail("game " + row[GameColumn] + " stands where game " + std::to_string(i) + " should.");
    }
    if (row[PlayersColumn] != part.players) {
        file.fail("the players are '" + printable(row[PlayersColumn]) + "', but '" + printable(part.players) +
                  "' before.");
    }
    if (row[ResultColumn].empty()) file.fail("the result is missing.");
    part.last_seed = seed;
    part.summary.add(row[WinnerColumn], turns(file, row[TurnsColumn]));
}

Part read_part(const Program& program, const std::string& path) {
    CsvReader file(path);
    check_header(file, program);
    const std::size_t columns = table_columns(program).size();
    Part part;
    part.path = path;
    for (auto row = file.next(); row; row = file.next()) {
        add_row(part, file, *row, part.summary.games(), columns);
    }
    if (part.summary.games() == 0) throw DataError(path + ": there is no game in this table.");
    return part;
}

// Precondition: the parts stand in the order of their first seeds.
void check_seeds(const std::vector<Part>& parts) {
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Part& before = parts[i - 1];
        const Part& part = parts[i];
        const std::string seed = std::to_string(part.first_seed);
        if (part.first_seed <= before.last_seed) {
            throw DataError(part.path + ":2: seed " + seed + " stands in " + before.path +
                            " too, which holds seeds " + std::to_string(before.first_seed) + " to " +
                            std::to_string(before.last_seed) + '.');
        }
        if (part.first_seed != before.last_seed + 1) {
            throw DataError(part.path + ":2: the games from seed " + std::to_string(before.last_seed + 1) +
                            " on are missing: " + before.path +
                            " ends before it, and this file begins with seed " + seed + '.');
        }
    }
}

}  // namespace

void merge(const Program& program, const std::vector<std::string>& files, Console& console) {
    if (files.empty()) throw DataError("--merge needs the CSV files of the parts.");
    std::vector<Part> parts;
    for (const std::string& path : files) {
        parts.push_back(read_part(program, path));
        const Part& first = parts.front();
        if (parts.back().players != first.players) {
            throw DataError(path + ":2: the players are '" + printable(parts.back().players) + "', but '" +
                            printable(first.players) + "' in " + first.path + '.');
        }
    }
    std::sort(parts.begin(), parts.end(),
              [](const Part& left, const Part& right) { return left.first_seed < right.first_seed; });
    check_seeds(parts);

    Summary whole;
    for (const Part& part : parts) whole += part.summary;
    console.tell(
        whole.text(program.name, *parse_players_text(parts.front().players), parts.front().first_seed));
}

}  // namespace common
