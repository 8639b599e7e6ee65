#include "common/option_values.hpp"

#include <algorithm>
#include <boost/program_options/value_semantic.hpp>
#include <numeric>

#include "common/text.hpp"

namespace common {

namespace po = boost::program_options;

namespace {

// Boost tells a notifier no option's name; parse_command_line() puts it in front of the message.
int checked(const std::string& typed, int low, int high, const std::string& name) {
    const Expected<std::int64_t> number = parse_integer(typed, low, high, name);
    if (!number) throw UsageError(number.error());
    return static_cast<int>(*number);
}

// The edit distance that counts two letters exchanged as one slip (optimal string alignment).
std::size_t edit_distance(const std::string& left, const std::string& right) {
    const std::size_t width = right.size() + 1;
    std::vector<std::vector<std::size_t>> cost(left.size() + 1, std::vector<std::size_t>(width));
    for (std::size_t i = 0; i <= left.size(); ++i) cost[i][0] = i;
    std::iota(cost[0].begin(), cost[0].end(), 0U);
    for (std::size_t i = 1; i <= left.size(); ++i) {
        for (std::size_t j = 1; j < width; ++j) {
            const std::size_t exchange = left[i - 1] == right[j - 1] ? 0 : 1;
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + exchange});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1]) {
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
            }
        }
    }
    return cost[left.size()][right.size()];
}

}  // namespace

po::typed_value<std::string>* whole_number(int* target, int low, int high, const std::string& name) {
    po::typed_value<std::string>* value = po::value<std::string>()->value_name(name);
    if (*target >= low && *target <= high) value->default_value(std::to_string(*target));
    return value->notifier([=](const std::string& typed) { *target = checked(typed, low, high, name); });
}

po::typed_value<std::string>* whole_number(std::optional<int>* target, int low, int high,
                                           const std::string& name) {
    return po::value<std::string>()->value_name(name)->notifier(
        [=](const std::string& typed) { *target = checked(typed, low, high, name); });
}

po::typed_value<std::string>* text(std::string* target, const std::string& name) {
    return po::value<std::string>()->value_name(name)->notifier([=](const std::string& typed) {
        if (trim(typed).empty()) throw UsageError(name + " must not be empty");
        *target = typed;
    });
}

std::string nearest(const std::string& word, const std::vector<std::string>& words) {
    std::string best;
    std::size_t least = std::max<std::size_t>(word.size() / 3, 1) + 1;
    for (const std::string& candidate : words) {
        if (candidate.starts_with(word)) return candidate;
        const std::size_t distance = edit_distance(word, candidate);
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

}  // namespace common
