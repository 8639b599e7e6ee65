#include "basestrike/roster.hpp"

#include <numeric>
#include <set>
#include <vector>

#include "common/text.hpp"

namespace basestrike {

namespace {

constexpr int cells_of_base = base_size * base_size;
constexpr int largest_count = 9999;  // far too many: that the base is too small is said below

Kind read_kind(const common::DataFile& file, const common::Record& record) {
    const std::optional<Kind> kind = kind_of_name(common::lower_case(record.fields[0]));
    if (kind) return *kind;
    std::vector<std::string> names;
    for (const Kind known : all_kinds) names.emplace_back(facts(known).name);
    throw file.error(record, "'" + common::printable(record.fields[0], 40) +
                                 "' is no kind of target; there are " + common::join(names, ", ") + ".");
}

}  // namespace

int Roster::total() const {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int Roster::cells() const {
    int sum = 0;
    for (const Kind kind : all_kinds) sum += (*this)[kind] * facts(kind).rows * facts(kind).cols;
    return sum;
}

Roster read_roster(const common::DataFile& file) {
    Roster roster;
    std::set<Kind> seen;
    for (const common::Record& record : file.records()) {
        file.require_fields(record, 2, "kind | count");
        const Kind kind = read_kind(file, record);
        if (!seen.insert(kind).second) {
            throw file.error(record, std::string(facts(kind).name) + " stands here for the second time.");
        }
        roster[kind] = file.whole_number(record, 1, 0, largest_count, "the count");
    }
    if (roster.total() == 0) throw file.error("the roster is empty; a base holds at least one target");
    if (roster.cells() > cells_of_base) {
        throw file.error("the roster is too crowded: its targets cover " + std::to_string(roster.cells()) +
                         " cells, and the base has " + std::to_string(cells_of_base));
    }
    return roster;
}

std::string to_text(const Roster& roster) {
    std::vector<std::string> parts;
    for (const Kind kind : all_kinds) {
        if (roster[kind] == 0) continue;
        parts.push_back(common::counted(roster[kind], facts(kind).name, facts(kind).plural));
    }
    return parts.empty() ? "nothing" : common::join(parts, ", ");
}

}  // namespace basestrike
