#include "common/summary.hpp"

#include <algorithm>
#include <cassert>

#include "common/text.hpp"
#include "common/wilson.hpp"

namespace common {

namespace {

constexpr std::size_t label_width = 26;
constexpr std::size_t count_width = 20;  // that of the largest seed
constexpr std::size_t share_width = 10;
constexpr std::size_t high_width = 6;  // that of 100.00
constexpr std::size_t line_width = 80;
constexpr std::uint64_t bar_width = 20;
constexpr std::uint64_t most_bars = 20;

std::string right(const std::string& text, std::size_t width) {
    return std::string(text.size() < width ? width - text.size() : 0, ' ') + text;
}

std::string line(const std::string& label, const std::string& value, const std::string& rest = "") {
    return padded(label, label_width) + right(value, count_width) + rest + '\n';
}

// 1234 hundredths are "12.34".
std::string hundredths(std::uint64_t number) {
    const std::string rest = std::to_string(number % 100);
    return std::to_string(number / 100) + (rest.size() == 1 ? ".0" : ".") + rest;
}

std::string share_text(std::uint64_t count, std::uint64_t all) {
    return right(hundredths(static_cast<std::uint64_t>(share(count, all))), share_width);
}

std::string interval_text(std::uint64_t count, std::uint64_t all) {
    const Interval interval = wilson_interval(count, all);
    return right(hundredths(static_cast<std::uint64_t>(interval.low)), share_width) + " to " +
           right(hundredths(static_cast<std::uint64_t>(interval.high)), high_width);
}

// 1, 2, 5, 10, 20, ...: the first of them with which the lengths low ... high fall into few enough bars.
int bar_step(int low, int high) {
    std::int64_t step = 1;
    for (int i = 0;; ++i) {
        const std::int64_t bars = high / step - low / step + 1;
        if (bars <= static_cast<std::int64_t>(most_bars)) return static_cast<int>(step);
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    }
}

}  // namespace

void Summary::add(std::string_view winner, int turns) {
    assert(turns >= 0);
    ++games_;
    all_turns_ += static_cast<std::uint64_t>(turns);
    ++lengths_[turns];
    const auto known = wins_.find(winner);
    if (known != wins_.end()) {
        ++known->second;
    } else {
        wins_.emplace(winner, 1);
    }
}

Summary& Summary::operator+=(const Summary& other) {
    games_ += other.games_;
    all_turns_ += other.all_turns_;
    for (const auto& [winner, count] : other.wins_) wins_[winner] += count;
    for (const auto& [turns, count] : other.lengths_) lengths_[turns] += count;
    return *this;
}

std::string Summary::text(const std::string& game, const std::vector<Player>& players,
                          std::uint64_t first_seed) const {
    assert(games_ > 0);
    std::string text = line("Games of " + game, std::to_string(games_));
    text += line("First seed", std::to_string(first_seed));
    text += line("Last seed", std::to_string(first_seed + (games_ - 1)));
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string label = players.size() == 1 ? "Player" : "Player " + std::to_string(i + 1);
        text += padded(label, label_width) + printable(to_text(players[i]), line_width - label_width) + '\n';
    }
    return text + '\n' + winners_text(players) + '\n' + turns_text() + '\n' + histogram();
}

std::string Summary::winners_text(const std::vector<Player>& players) const {
    std::string text = line(
        "", "games", right("per cent", share_width) + right("95 % interval", share_width + high_width + 4));
    const auto add_line = [&](const std::string& label, std::uint64_t count) {
        text += line(label, std::to_string(count), share_text(count, games_) + interval_text(count, games_));
    };
    std::map<std::string, std::uint64_t, std::less<>> others = wins_;
    const auto take = [&](const std::string& winner) {
        const auto found = others.extract(winner);
        return found.empty() ? 0 : found.mapped();
    };
    const std::uint64_t without_winner = take("");
    for (const Player& player : players) add_line("Won by " + player.name(), take(player.name()));
    for (const auto& [winner, count] : others)
        add_line("Won by " + printable(winner, label_width - 8), count);
    add_line("Won by nobody", without_winner);
    return text;
}

std::string Summary::turns_text() const {
    return line("Fewest turns", std::to_string(lengths_.begin()->first)) +
           line("Median of turns", std::to_string(median_turns())) + line("Mean of turns", mean_turns()) +
           line("Most turns", std::to_string(lengths_.rbegin()->first));
}

// To the nearest hundredth.
std::string Summary::mean_turns() const {
    const std::uint64_t rest = all_turns_ % games_;
    return hundredths(all_turns_ / games_ * 100 + (rest * 100 + games_ / 2) / games_);
}

// The lower one of two.
int Summary::median_turns() const {
    std::uint64_t left = (games_ + 1) / 2;
    for (const auto& [turns, count] : lengths_) {
        if (count >= left) return turns;
        left -= count;
    }
    return lengths_.rbegin()->first;
}

std::string Summary::histogram() const {
    const int step = bar_step(lengths_.begin()->first, lengths_.rbegin()->first);
    std::map<int, std::uint64_t> bars;
    for (int bar = lengths_.begin()->first / step; bar <= lengths_.rbegin()->first / step; ++bar)
        bars[bar] = 0;
    for (const auto& [turns, count] : lengths_) bars[turns / step] += count;
    const auto is_smaller = [](const auto& left, const auto& right) { return left.second < right.second; };
    const std::uint64_t largest = std::max_element(bars.begin(), bars.end(), is_smaller)->second;

    std::string text = line("Turns", "games", right("per cent", share_width));
    for (const auto& [bar, count] : bars) {
        const std::int64_t first = std::int64_t{bar} * step;
        std::string label = std::to_string(first);
        if (step > 1) label += " to " + std::to_string(first + step - 1);
        // Rounded up, so that one game in a million can be seen.
        const std::uint64_t length = (count * bar_width + largest - 1) / largest;
        const std::string hashes = length == 0 ? "" : "  " + std::string(length, '#');
        text += line(label, std::to_string(count), share_text(count, games_) + hashes);
    }
    return text;
}

}  // namespace common
