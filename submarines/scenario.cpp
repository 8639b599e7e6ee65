#include "submarines/scenario.hpp"

#include <filesystem>
#include <vector>

#include "common/data_file.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"

namespace submarines {

using common::DataFile;
using common::Grid;
using common::Options;
using common::Player;
using common::UsageError;

namespace {

constexpr int usual_side = 10;

void check_together(const Settings& settings, const Options& options) {
    const bool has_size = settings.rows || settings.cols;
    const bool has_counts = settings.killers_count || settings.fuel_count || settings.obstacles_count;
    const bool is_filled = settings.is_random || !settings.map.empty();
    if (!settings.map.empty() && settings.is_random)
        throw UsageError("--map and --random exclude each other");
    if (!settings.map.empty() && has_size)
        throw UsageError("--map has a size of its own; --rows and --cols do not go with it");
    if (has_counts && !settings.is_random) {
        throw UsageError("--killers-count, --fuel-count and --obstacles-count go with --random");
    }
    if (settings.is_edited && !is_filled) throw UsageError("--edit goes with --map or --random");
    if (options.games && !is_filled) throw UsageError("--games needs --random or --map");
    if (options.games && settings.is_edited)
        throw UsageError("--games plays without asking; --edit does not go with it");
}

// The file itself, or one of that name among our own maps.
std::string path_of_map(const std::string& name, const std::string& data_folder) {
    const std::string own = data_folder + "/submarines/" + name;
    std::vector<std::string> places{name};
    if (name.find('/') == std::string::npos) places.insert(places.end(), {own, own + ".txt"});
    for (const std::string& place : places) {
        std::error_code fault;
        if (std::filesystem::exists(place, fault)) return place;
    }
    const std::string searched = places.size() > 1 ? "; searched were " + common::join(places, ", ") : "";
    throw common::DataError(name + ": No such file or directory" + searched);
}

Grid<char> read_map(const DataFile& file, bool is_edited) {
    std::vector<std::string> rows;
    for (const common::Record& record : file.records()) {
        file.require_fields(record, 1, "a row of the grid");
        rows.push_back(record.fields[0]);
        // Row by row, so that what is wrong is told with its line.
        const auto row = common::parse_rows({rows.back()}, all_marks, 1, largest_side);
        if (!row) throw file.error(record, row.error());
        if (rows.back().size() != rows.front().size()) {
            throw file.error(record,
                             "the row has " +
                                 common::counted(static_cast<int>(rows.back().size()), "cell", "cells") +
                                 " and the first " + std::to_string(rows.front().size()) +
                                 "; all rows must be equally long.");
        }
        if (rows.size() > static_cast<std::size_t>(largest_side)) {
            throw file.error(record, "the grid has more than 26 rows; 2 to 26 are right.");
        }
    }
    if (rows.size() < smallest_side || rows.front().size() < smallest_side) {
        throw file.error("the grid is smaller than 2x2");
    }
    const Grid<char> grid = *common::parse_rows(rows, all_marks, largest_side, largest_side);
    const int users = grid.count(user_mark);
    if (users > 1) throw file.error("there is more than one u on the grid; one is right");
    if (users == 0 && !is_edited) throw file.error("there is no u on the grid; --edit lets you place it");
    return grid;
}

Counts counts_of(const Settings& settings, int rows, int cols) {
    const Counts usual = usual_counts(rows, cols);
    const Counts counts{settings.killers_count.value_or(usual.killers),
                        settings.fuel_count.value_or(usual.fuel),
                        settings.obstacles_count.value_or(usual.obstacles)};
    const int objects = 1 + counts.killers + counts.fuel + counts.obstacles;
    if (objects > rows * cols) {
        throw UsageError("the grid is too crowded: it has " + std::to_string(rows * cols) + " cells for " +
                         std::to_string(objects) + " objects, the user's submarine among them");
    }
    return counts;
}

Strategy strategy_of(const std::string& typed) {
    const std::optional<Strategy> strategy = parse_strategy(common::lower_case(typed));
    if (!strategy) {
        throw UsageError("--killers: '" + common::printable(typed, 40) + "' is none of " +
                         common::join(strategy_names(), ", "));
    }
    return *strategy;
}

Player user_of(const Options& options) {
    if (options.players.size() > 1)
        throw UsageError("there is 1 seat, the user's, not " + std::to_string(options.players.size()));
    Player user = options.players.empty() ? Player("User") : options.players.front();
    if (user.kind().empty()) user = Player(user.name(), options.games ? "collector" : "human");
    if (user.is_bot()) return user;
    const std::string option = "--player " + common::printable(common::to_text(user), 80);
    if (options.games && user.is_human())
        throw UsageError(option + ": a person cannot play with --games; give the seat a kind");
    if (!user.is_human() && !parse_captain(user.kind())) {
        throw UsageError(option + ": '" + common::printable(user.kind(), 40) +
                         "' is no kind of player; there are human, " + common::join(captain_names(), ", ") +
                         " and exec:COMMAND");
    }
    return user;
}

}  // namespace

Scenario checked_scenario(const Settings& settings, const Options& options) {
    check_together(settings, options);
    const int rows = settings.rows.value_or(usual_side);
    const int cols = settings.cols.value_or(usual_side);
    Scenario scenario{.grid = Grid<char>(rows, cols, water),
                      .drawn = std::nullopt,
                      .has_setup = settings.is_edited || !(settings.is_random || !settings.map.empty()),
                      .strategy = strategy_of(settings.killers),
                      .killers = Player("Computer", common::lower_case(settings.killers)),
                      .user = user_of(options),
                      .max_rounds = settings.max_rounds,
                      .bot_seconds = options.bot_seconds};
    if (scenario.user == scenario.killers)
        throw UsageError("the killers are called Computer; the user needs another name");
    if (settings.is_random) scenario.drawn = counts_of(settings, rows, cols);
    if (!settings.map.empty()) {
        const DataFile file(path_of_map(settings.map, options.data_folder));
        scenario.grid = read_map(file, settings.is_edited);
    }
    return scenario;
}

Grid<char> Scenario::grid_of(std::uint64_t seed) const {
    if (!drawn) return grid;
    common::Random random(seed, common::Stream::Setup);
    return draw_grid(grid.rows(), grid.cols(), *drawn, random);
}

bool Scenario::uses_chance() const {
    return drawn || strategy == Strategy::Random || user.kind() == "random";
}

}  // namespace submarines
