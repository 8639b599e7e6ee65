#include "common/batch.hpp"

#include <cassert>
#include <memory>

#include "common/batch_table.hpp"
#include "common/csv.hpp"
#include "common/in_order.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "common/summary.hpp"

namespace common {

namespace {

struct PlayedGame {
    Outcome outcome;
    std::string row;  // of the CSV file, if there is one
};

const std::string& winner_name(const Experiment& experiment, const Outcome& outcome) {
    static const std::string nobody;
    if (outcome.winner == Outcome::nobody) return nobody;
    return experiment.winners.at(static_cast<std::size_t>(outcome.winner));
}

// Collects rows and writes them in blocks, to a file or, for "-", to standard output.
class Table {
public:
    Table(const std::string& path, Console& console) : console_(console) {
        if (path != "-") file_ = std::make_unique<OutputFile>(path, OutputFile::Mode::Replace);
    }

    void add(const std::string& row) {
        pending_ += row;
        if (pending_.size() >= block_size) flush();
    }

    void flush() {
        if (file_ != nullptr) {
            file_->write(pending_);
        } else if (!pending_.empty()) {
            console_.tell(pending_);
        }
        pending_.clear();
    }

private:
    static constexpr std::size_t block_size = 16384;

    Console& console_;
    std::unique_ptr<OutputFile> file_;
    std::string pending_;
};

class Batch {
public:
    Batch(const Program& program, const Options& options, const Experiment& experiment)
        : program_(program),
          options_(options),
          experiment_(experiment),
          players_(players_text(experiment.players)) {}

    // One game, by its number. A thread keeps what make_play() returned for all of its games.
    [[nodiscard]] std::function<PlayedGame(std::uint64_t)> task() const {
        return [this, play = experiment_.make_play()](std::uint64_t number) {
            PlayedGame game;
            game.outcome = play(options_.seed + number);
            if (!options_.csv.empty()) game.row = row(number, game.outcome);
            return game;
        };
    }

    [[nodiscard]] std::string header() const { return csv_row(table_columns(program_)); }

    // What merge() would print of the CSV file; so the players too are taken from their text.
    [[nodiscard]] std::string text(const Summary& summary) const {
        const Expected<std::vector<Player>> players = parse_players_text(players_);
        return summary.text(program_.name, *players, options_.seed);
    }

private:
    [[nodiscard]] std::string row(std::uint64_t number, const Outcome& outcome) const {
        const OutcomeText text = experiment_.text(outcome);
        assert(text.own.size() == program_.csv_columns.size());
        std::vector<std::string> fields{std::to_string(number),
                                        std::to_string(options_.seed + number),
                                        players_,
                                        text.result,
                                        winner_name(experiment_, outcome),
                                        std::to_string(outcome.turns)};
        fields.insert(fields.end(), text.own.begin(), text.own.end());
        return csv_row(fields);
    }

    const Program& program_;
    const Options& options_;
    const Experiment& experiment_;
    const std::string players_;
};

}  // namespace

void run_batch(const Program& program, const Options& options, const Experiment& experiment,
               Console& console) {
    const std::uint64_t games = options.games.value();
    assert(games >= 1 && options.seed + (games - 1) >= options.seed);

    const Batch batch(program, options, experiment);
    std::unique_ptr<Table> table;
    if (!options.csv.empty()) {
        table = std::make_unique<Table>(options.csv, console);
        table->add(batch.header());
    }
    Summary summary;
    {
        InOrder<PlayedGame> played(games, options.jobs, [&] { return batch.task(); });
        Progress progress(games);
        for (auto some = played.next(); !some.empty(); some = played.next()) {
            for (const PlayedGame& game : some) {
                if (table != nullptr) table->add(game.row);
                summary.add(winner_name(experiment, game.outcome), game.outcome.turns);
            }
            progress.show(summary.games());
        }
    }
    if (table != nullptr) table->flush();
    if (options.csv != "-") console.tell(batch.text(summary));
}

}  // namespace common
