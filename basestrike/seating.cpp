#include "basestrike/seating.hpp"

#include <cassert>
#include <functional>

#include "basestrike/computer.hpp"
#include "basestrike/typed_shot.hpp"
#include "common/bot_seat.hpp"

namespace basestrike {

namespace {

using common::Random;
using BotSeat = common::BotSeat<Sighting, Decision>;

class Gunner : public Seat {
public:
    using Choice = std::function<Shot(const Sighting&, Random&)>;

    Gunner(Choice choose, std::uint64_t seed)
        : choose_(std::move(choose)), random_(seed, common::computer_stream(0)) {}

    // Thinks once a shot: when that shot wants the other weapon, it is kept until the weapon is switched.
    [[nodiscard]] Decision decide(const Sighting& sighting) override {
        if (!chosen_) chosen_ = choose_(sighting, random_);
        if (chosen_->weapon != sighting.position.weapon) return SwitchWeapon{};
        const Point cell = chosen_->cell;
        chosen_.reset();
        return Fire{cell};
    }

private:
    Choice choose_;
    Random random_;
    std::optional<Shot> chosen_;
};

std::string turn_line(const Sighting& sighting) {
    return to_text(sighting.position);
}

// Reads a bot's answers. It may switch the weapon once before a shot; or it could go on for ever.
class AnswerReader {
public:
    [[nodiscard]] Expected<Decision> operator()(const Sighting& sighting, const std::string& answer) {
        Expected<Decision> decision = parse_decision(sighting.position, answer);
        if (!decision) return decision;
        const bool switches = std::holds_alternative<SwitchWeapon>(*decision);
        if (switches && has_switched_)
            return common::Error{"the weapon was switched already before this shot."};
        has_switched_ = switches;
        return decision;
    }

private:
    bool has_switched_ = false;
};

}  // namespace

std::unique_ptr<Seat> seat_computer(const Setup& setup, std::uint64_t seed) {
    const std::string& kind = setup.player.kind();
    if (setup.player.is_bot()) {
        return std::make_unique<BotSeat>(setup.player, setup.bot_seconds, start_line(setup.roster), turn_line,
                                         AnswerReader());
    }
    if (kind == "random") return std::make_unique<Gunner>(random_shot, seed);
    if (kind == "hunter") return std::make_unique<Gunner>(hunter_shot, seed);
    assert(kind == "oracle" && setup.oracle);
    const auto ask = [oracle = setup.oracle](const Sighting& sighting, Random& random) {
        return oracle->shot(sighting, random);
    };
    return std::make_unique<Gunner>(ask, seed);
}

std::string start_line(const Roster& roster) {
    std::string line = "start basestrike soldier";
    for (const Kind kind : all_kinds) {
        std::string word(facts(kind).name);
        for (char& letter : word) letter = letter == ' ' ? '-' : letter;
        line += ' ' + word + '=' + std::to_string(roster[kind]);
    }
    return line;
}

}  // namespace basestrike
