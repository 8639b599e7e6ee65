#include "brute_force.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

namespace submarines_test {

namespace {

// Letters in one string; a row ends with '/', which nothing can enter, and so does the grid at both ends.
struct Sea {
    std::string text;
    int width;  // with the '/'

    explicit Sea(const std::string& rows) : width(static_cast<int>(rows.find('/')) + 1) {
        const std::string edge(static_cast<std::size_t>(width) + 1, '/');
        text = edge + rows + edge;
    }
    [[nodiscard]] std::string rows() const {
        const std::size_t edge = static_cast<std::size_t>(width) + 1;
        return text.substr(edge, text.size() - 2 * edge);
    }
    [[nodiscard]] std::vector<std::size_t> around(std::size_t cell) const {
        std::vector<std::size_t> cells;
        for (const int step : {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1}) {
            cells.push_back(static_cast<std::size_t>(static_cast<int>(cell) + step));
        }
        return cells;
    }
};

bool holds_fuel(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '1' && c <= '9'; });
}

// Where the killer may go at its turn, if there is nobody to capture. A capital K is a killer that has had
// its turn.
std::vector<std::size_t> choices(const Sea& sea, std::size_t killer) {
    char largest = '0';
    for (const std::size_t cell : sea.around(killer)) {
        const char found = sea.text[cell];
        if (found >= '1' && found <= '9') largest = std::max(largest, found);
    }
    std::vector<std::size_t> cells;
    for (const std::size_t cell : sea.around(killer)) {
        if (largest == '0' ? sea.text[cell] == '.' : sea.text[cell] == largest) cells.push_back(cell);
    }
    return cells;
}

std::string with_small_killers(std::string text) {
    std::replace(text.begin(), text.end(), 'K', 'k');
    return text;
}

std::set<TurnEnd> captures(const Sea& sea) {
    std::set<TurnEnd> ends;
    for (std::size_t cell = 0; cell < sea.text.size(); ++cell) {
        if (sea.text[cell] != 'k') continue;
        for (const std::size_t near : sea.around(cell)) {
            if (sea.text[near] != 'u') continue;
            Sea after = sea;
            after.text[cell] = '.';
            after.text[near] = 'k';
            ends.insert({after.rows(), 100, 1, true});
        }
    }
    return ends;
}

void try_all(const Sea& sea, int gain, int movers, std::set<std::pair<std::string, int>>& seen,
             std::set<TurnEnd>& ends) {
    if (!seen.insert({sea.text, movers}).second) return;
    if (!holds_fuel(sea.text) || sea.text.find('k') == std::string::npos) {
        ends.insert({with_small_killers(sea.rows()), gain, movers, false});
        return;
    }
    for (std::size_t cell = 0; cell < sea.text.size(); ++cell) {
        if (sea.text[cell] != 'k') continue;
        const std::vector<std::size_t> targets = choices(sea, cell);
        if (targets.empty()) {
            Sea after = sea;
            after.text[cell] = 'K';
            try_all(after, gain, movers, seen, ends);
        }
        for (const std::size_t target : targets) {
            Sea after = sea;
            after.text[cell] = '.';
            after.text[target] = 'K';
            const char found = sea.text[target];
            try_all(after, gain + (found == '.' ? 0 : found - '0'), movers + 1, seen, ends);
        }
    }
}

int most_from(const std::string& text, int width, std::map<std::string, int>& known) {
    if (!holds_fuel(text)) return 0;
    const auto found = known.find(text);
    if (found != known.end()) return found->second;
    Sea sea("/");
    sea.text = text;
    sea.width = width;
    int most = 0;
    for (std::size_t cell = 0; cell < text.size(); ++cell) {
        if (text[cell] != 'k') continue;
        for (const std::size_t target : choices(sea, cell)) {
            std::string after = text;
            after[cell] = '.';
            after[target] = 'K';
            most = std::max(most, 1 + most_from(after, width, known));
        }
    }
    return known[text] = most;
}

}  // namespace

std::set<TurnEnd> all_turn_ends(const std::string& rows) {
    const Sea sea(rows);
    std::set<TurnEnd> ends = captures(sea);
    std::set<std::pair<std::string, int>> seen;
    if (ends.empty()) try_all(sea, 0, 0, seen, ends);
    return ends;
}

int most_movers_by_brute_force(const std::string& rows) {
    const Sea sea(rows);
    std::map<std::string, int> known;
    return captures(sea).empty() ? most_from(sea.text, sea.width, known) : 1;
}

}  // namespace submarines_test
