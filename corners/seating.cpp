#include "corners/seating.hpp"

#include <cassert>
#include <chrono>

#include "common/bot_seat.hpp"
#include "common/text.hpp"

namespace corners {

namespace {

using BotSeat = common::BotSeat<Game, Decision>;

class GreedySeat : public Seat {
public:
    [[nodiscard]] Decision decide(const Game& game) override { return greedy_move(game.position()); }
};

class RandomSeat : public Seat {
public:
    RandomSeat(std::uint64_t seed, Side side)
        : random_(seed, common::computer_stream(side == Side::White ? 0 : 1)) {}

    [[nodiscard]] Decision decide(const Game& game) override { return random_move(game.position(), random_); }

private:
    common::Random random_;
};

class SearchSeat : public Seat {
public:
    SearchSeat(Engine& engine, const SearchBounds& bounds, std::optional<int> depth)
        : engine_(engine), bounds_(bounds), depth_(depth) {}

    [[nodiscard]] Decision decide(const Game& game) override { return engine_.search(game, limits()).move; }
    [[nodiscard]] bool is_recorded() const override { return !depth_ && bounds_.seconds; }

private:
    [[nodiscard]] Limits limits() const {
        Limits limits;
        if (depth_) {
            limits.depth = *depth_;
        } else if (bounds_.seconds) {
            const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(*bounds_.seconds);
            limits.should_stop = [end] { return std::chrono::steady_clock::now() >= end; };
        } else {
            limits.nodes = static_cast<std::uint64_t>(bounds_.nodes);
        }
        return limits;
    }

    Engine& engine_;
    SearchBounds bounds_;
    std::optional<int> depth_;
};

}  // namespace

std::unique_ptr<Seat> seat_computer(const Setup& setup, Side side, std::uint64_t seed, Engine& engine) {
    const common::Player& player = player_of(setup, side);
    if (player.is_bot()) {
        return std::make_unique<BotSeat>(
            player, setup.bot_seconds, start_line(setup, side),
            [](const Game& game) { return to_text(game.position()); },
            [](const Game& game, const std::string& answer) {
                return parse_answer(game.position(), answer);
            });
    }
    if (player.kind() == "greedy") return std::make_unique<GreedySeat>();
    if (player.kind() == "random") return std::make_unique<RandomSeat>(seed, side);
    assert(is_search(player));
    return std::make_unique<SearchSeat>(engine, setup.search, search_depth(player.kind()));
}

std::string start_line(const Setup& setup, Side side) {
    const EndRules& rules = setup.rules;
    return "start corners " + common::lower_case(name(side)) + " --layout " + setup.layout.name() +
           " --max-moves " + std::to_string(rules.max_moves) + (rules.last_reply ? " --last-reply" : "") +
           (rules.home_limit ? " --home-limit " + std::to_string(*rules.home_limit) : "") +
           (rules.adjudicate ? " --adjudicate" : "");
}

Expected<Decision> parse_answer(const Position& position, const std::string& answer) {
    if (common::lower_case(answer) == "resign") return Decision{Resign{}};
    const Expected<Move> move = parse_move(answer);
    if (!move) return common::Error{move.error()};
    if (const auto wrong = fault(position, *move)) return common::Error{*wrong};
    return Decision{*move};
}

std::string decision_text(const Decision& decision) {
    const Move* move = std::get_if<Move>(&decision);
    assert(move != nullptr || std::holds_alternative<Resign>(decision));
    return move != nullptr ? to_text(*move) : "resign";
}

}  // namespace corners
