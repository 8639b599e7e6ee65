// bot_seat: a bot in a seat, and the record of seats that no replay can work out again.
//
// Example   BotSeat<Game, Decision> seat(player, 10, "start slimetrail green 5x5", turn_line, parse_answer);
//           const Decision decision = decision_of(seat, game, console, parse_answer, to_text);
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "common/bot.hpp"
#include "common/console.hpp"
#include "common/player.hpp"
#include "common/seat.hpp"
#include "common/text.hpp"

namespace common {

template <class View, class Decision>
class BotSeat : public Seat<View, Decision> {
public:
    // What the bot is sent in its turn; and what its answer decides, or the sentence that says why nothing.
    using Question = std::function<std::string(const View&)>;
    using Parse = std::function<Expected<Decision>(const View&, const std::string& answer)>;

    // Starts the player's command and sends it the line `start`.
    BotSeat(const Player& player, int seconds, const std::string& start, Question question, Parse parse)
        : bot_(player.name(), player.command(), std::chrono::seconds(seconds)),
          question_(std::move(question)),
          parse_(std::move(parse)) {
        bot_.send(start);
    }

    [[nodiscard]] Decision decide(const View& view) override {
        const Expected<std::string> answer = bot_.answer(question_(view));
        if (!answer) return failed(answer.error());
        Expected<Decision> decision = parse_(view, *answer);
        if (decision) return *decision;
        return failed("answered '" + printable(*answer, 40) + "': " + decision.error());
    }

    [[nodiscard]] bool is_recorded() const override { return true; }
    void finish(const std::string& result) override { bot_.finish(result); }

private:
    // The reason becomes a part of the result, which ends without a full stop.
    Decision failed(std::string why) {
        bot_.blame(why);
        if (why.ends_with('.')) why.pop_back();
        return Forfeit{why};
    }

    Bot bot_;
    Question question_;
    Parse parse_;
};

// The seat's decision, where it is one that is recorded: in a replay what the record says, and else what the seat
// decides, written to the record. `text` is the inverse of `parse` for all but a Forfeit. Throws DataError, with
// file and line, if the record does not fit.
template <class View, class Decision, class Parse, class Text>
[[nodiscard]] Decision decision_of(Seat<View, Decision>& seat, const View& view, Console& console,
                                   const Parse& parse, const Text& text) {
    constexpr std::string_view forfeit_word = "forfeit ";
    if (!seat.is_recorded()) return seat.decide(view);
    if (const std::optional<std::string> line = console.replayed_move()) {
        if (line->starts_with(forfeit_word)) return Forfeit{line->substr(forfeit_word.size())};
        const Expected<Decision> decision = parse(view, *line);
        if (!decision) console.refuse_replayed(decision.error());
        return *decision;
    }
    console.flush();
    const Decision decision = seat.decide(view);
    const auto* forfeit = std::get_if<Forfeit>(&decision);
    console.record(forfeit != nullptr ? std::string(forfeit_word) + forfeit->reason : text(decision));
    return decision;
}

}  // namespace common
