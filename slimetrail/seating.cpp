#include "slimetrail/seating.hpp"

#include <cassert>
#include <chrono>
#include <utility>

#include "common/text.hpp"
#include "slimetrail/computer.hpp"
#include "slimetrail/typed_move.hpp"

namespace slimetrail {

using common::Error;
using common::Expected;

namespace {

class ComputerSeat : public Seat {
public:
    explicit ComputerSeat(Computer computer) : computer_(std::move(computer)) {}

    [[nodiscard]] Decision decide(const Game& game) override {
        if (game.awaits_choice() && computer_.takes_start(game.position())) return TakeStart{};
        return computer_.move(game.position());
    }

private:
    Computer computer_;
};

class BotSeat : public Seat {
public:
    BotSeat(const common::Player& player, Side side, Size size, int seconds)
        : bot_(player.name(), player.command(), std::chrono::seconds(seconds)) {
        bot_.send(start_line(side, size));
    }

    [[nodiscard]] Decision decide(const Game& game) override {
        const Expected<std::string> answer = bot_.answer(turn_line(game));
        if (!answer) return failed(answer.error(), "");
        const Expected<Decision> decision = parse_answer(game, *answer);
        if (decision) return *decision;
        return failed("answered '" + common::printable(*answer, 40) + "'", ": " + decision.error());
    }

    [[nodiscard]] bool is_recorded() const override { return true; }
    void finish(const std::string& result) override { bot_.finish(result); }

private:
    Decision failed(const std::string& what, const std::string& why) {
        bot_.blame(what + why);
        return Forfeit{what};
    }

    common::Bot bot_;
};

// A position whose moves are checked, and nothing else: a bot need not play well to be right.
common::BotExercise exercise(const std::string& position, bool has_choice) {
    const Game game(*parse_position(position), has_choice);
    return {turn_line(game), [game](const std::string& answer) -> std::optional<std::string> {
                const Expected<Decision> decision = parse_answer(game, answer);
                if (decision) return std::nullopt;
                return decision.error();
            }};
}

}  // namespace

std::unique_ptr<Seat> seat_computer(const Setup& setup, Side side, Size size, std::uint64_t seed,
                                    Solver& solver) {
    const common::Player& player = setup.tally.player(side);
    assert(!player.is_human());
    if (player.is_bot()) return std::make_unique<BotSeat>(player, side, size, setup.bot_seconds);
    const common::Stream stream = common::computer_stream(side == Side::Green ? 0 : 1);
    return std::make_unique<ComputerSeat>(
        Computer(*parse_kind(player.kind()), common::Random(seed, stream), solver));
}

std::string start_line(Side side, Size size) {
    return "start slimetrail " + common::lower_case(to_text(side)) + ' ' + to_text(size);
}

std::string turn_line(const Game& game) {
    return to_text(game.position()) + (game.awaits_choice() ? " pie" : "");
}

Expected<Decision> parse_answer(const Game& game, const std::string& answer) {
    const Expected<TypedMove> move = parse_move(game, common::lower_case(common::trim(answer)));
    if (!move) return Error{move.error()};
    return std::visit([](const auto& chosen) { return Decision{chosen}; }, *move);
}

std::vector<common::BotExercise> bot_exercises() {
    return {
        exercise("G..../...../..@../...../....R g", true),   // the pie rule: to take, or to move
        exercise("G@.../...../...../...../....R g", true),   // the same beside a goal
        exercise("G..../...../..@../...../....R g", false),  // all four ways are open
        exercise("G...@/...../...../...../....R g", false),  // in a corner
        exercise("G..../...../@..../...../....R g", false),  // at an edge
        exercise("G..../.###./.#@#./...#./....R g", false),  // one way only
        exercise("G##../@#.../.#.../.#.../.#..R g", false),  // a win, or a way to nowhere
        exercise("G..../...../...../...##/..#@R g", false),  // only the other's goal is left
        exercise("G..../..###/###@#/#..../##..R g", false),  // a long trail
    };
}

}  // namespace slimetrail
