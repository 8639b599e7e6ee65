#include "slimetrail/seating.hpp"

#include <cassert>
#include <utility>

#include "common/bot_seat.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"
#include "slimetrail/computer.hpp"
#include "slimetrail/typed_move.hpp"

namespace slimetrail {

using common::Error;
using common::Expected;

namespace {

using BotSeat = common::BotSeat<Game, Decision>;

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

}  // namespace

std::unique_ptr<Seat> seat_computer(const Setup& setup, Side side, Size size, std::uint64_t seed,
                                    Solver& solver) {
    const common::Player& player = setup.tally.player(side);
    assert(!player.is_human());
    if (player.is_bot()) {
        return std::make_unique<BotSeat>(player, setup.bot_seconds, start_line(side, size), turn_line,
                                         parse_answer);
    }
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

std::string decision_text(const Decision& decision) {
    const Point* to = std::get_if<Point>(&decision);
    assert(to != nullptr || std::holds_alternative<TakeStart>(decision));
    return to != nullptr ? common::to_text(*to) : "accept";
}

}  // namespace slimetrail
