#include "basestrike/evaluation.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "common/text.hpp"

namespace basestrike {

namespace {

int hits_left(const Damage& left) {
    return left.one.size() + left.two.size();
}

// What is left of one target.
Damage part(const Site& site, const Damage& left) {
    return {site.body & left.one, site.body & left.two};
}

// Writes inputs one after the other.
class Writer {
public:
    void add(int value) { inputs_[next_++] = value; }

    void add_census(const std::vector<SiteNumber>& targets, const Damage& left, const CellSet& mist) {
        std::array<std::array<int, 3>, all_kinds.size()> census{};
        for (const SiteNumber number : targets) {
            const Site& site = all_sites()[number];
            const Damage here = part(site, left);
            if (here.one.is_empty()) continue;
            auto& [count, hits, untouched] = census[static_cast<std::size_t>(site.kind)];
            ++count;
            hits += hits_left(here);
            const bool is_untouched =
                here.one == site.body && (site.kind != Kind::Tank || here.two == site.body);
            untouched += is_untouched ? 1 : 0;
        }
        for (const Kind kind : all_kinds) {
            if (kind == Kind::OilDrum) continue;
            for (const int value : census[static_cast<std::size_t>(kind)]) add(value);
        }
        add(census[static_cast<std::size_t>(Kind::OilDrum)][0]);
        add(mist.size());
    }

    [[nodiscard]] const Inputs& done() const {
        assert(next_ == inputs_.size());
        return inputs_;
    }

private:
    Inputs inputs_{};
    std::size_t next_ = 0;
};

// What is left after a chain of explosions, or several, and what lies under mist then.
struct Aftermath {
    Damage left;
    CellSet mist;

    void strike(const std::vector<SiteNumber>& targets, const CellSet& area) {
        mist -= basestrike::strike(targets, area, left).area;
    }
};

// One hit on the target would make it explode.
bool is_fuse(const Site& site, const Damage& left) {
    return !site.blast.is_empty() && hits_left(part(site, left)) == 1;
}

struct Chains {
    int count = 0;
    Aftermath largest;
    Aftermath all;
};

// Sets off every chain that one hit can set off.
Chains chains(const std::vector<SiteNumber>& targets, const Aftermath& now) {
    Chains found{0, now, now};
    const Site* best = nullptr;
    int most = 0;
    for (const SiteNumber number : targets) {
        const Site& site = all_sites()[number];
        if (!is_fuse(site, now.left) || !site.body.meets(found.all.left.one)) continue;
        const int before = hits_left(found.all.left);
        found.all.strike(targets, site.body & now.left.one);
        ++found.count;
        const int taken = before - hits_left(found.all.left);
        if (taken <= most) continue;
        most = taken;
        best = &site;
    }
    if (best != nullptr) found.largest.strike(targets, best->body & now.left.one);
    return found;
}

// Cells to hit that no explosion would reach, but that of the target itself.
CellSet out_of_reach(const std::vector<SiteNumber>& targets, const Damage& left) {
    CellSet reached;
    for (const SiteNumber number : targets) {
        const Site& site = all_sites()[number];
        if (site.body.meets(left.one)) reached |= site.blast - site.body;
    }
    return left.one - reached;
}

std::vector<std::int32_t> read_weights(const common::DataFile& file, const common::Record& record,
                                       std::string_view text) {
    std::vector<std::int32_t> weights;
    for (const std::string& word : common::split_words(text)) {
        const auto weight = common::parse_integer(word, -Network::largest, Network::largest, "a weight");
        if (!weight) throw file.error(record, weight.error());
        weights.push_back(static_cast<std::int32_t>(*weight));
    }
    return weights;
}

std::int32_t read_weight(const common::DataFile& file, const common::Record& record, std::size_t field) {
    return file.whole_number(record, field, -Network::largest, Network::largest, "a weight");
}

Network::Unit read_unit(const common::DataFile& file, const common::Record& record) {
    file.require_fields(record, 3, "bias | 48 weights | weight in the output");
    Network::Unit unit;
    unit.bias = read_weight(file, record, 0);
    const std::vector<std::int32_t> weights = read_weights(file, record, record.fields[1]);
    if (weights.size() != unit.weights.size()) {
        throw file.error(record,
                         "the unit has " + std::to_string(weights.size()) + " weights instead of 48.");
    }
    std::copy(weights.begin(), weights.end(), unit.weights.begin());
    unit.output = read_weight(file, record, 2);
    return unit;
}

}  // namespace

Inputs inputs(const Outlook& outlook, const std::vector<SiteNumber>& targets, const Damage& left) {
    const Aftermath now{left, outlook.mist};
    const Chains after = chains(targets, now);
    Writer writer;
    writer.add_census(targets, now.left, now.mist);
    writer.add_census(targets, after.largest.left, after.largest.mist);
    writer.add_census(targets, after.all.left, after.all.mist);
    writer.add(outlook.rockets);
    for (int i = 1; i <= missiles_at_start; ++i) writer.add(outlook.missiles >= i ? 1 : 0);
    writer.add(after.count);
    writer.add(out_of_reach(targets, left).size());
    return writer.done();
}

Network::Network(std::vector<Unit> units, std::int32_t output_bias)
    : units_(std::move(units)), output_bias_(output_bias) {}

Network::Network(const common::DataFile& file) : output_bias_(0) {
    const std::vector<common::Record>& records = file.records();
    if (records.size() < 2) throw file.error("here is no unit; a network has at least one");
    for (std::size_t i = 0; i + 1 < records.size(); ++i) units_.push_back(read_unit(file, records[i]));
    file.require_fields(records.back(), 1, "the bias of the output");
    output_bias_ = read_weight(file, records.back(), 0);
}

int Network::chance(const Inputs& inputs) const {
    std::int64_t output = std::int64_t{output_bias_} * scale;
    for (const Unit& unit : units_) {
        std::int32_t sum = unit.bias;
        for (std::size_t i = 0; i < inputs.size(); ++i) sum += unit.weights[i] * inputs[i];
        output += std::int64_t{std::max(sum, 0)} * unit.output;
    }
    const std::int64_t z = output / scale;
    return static_cast<int>(certain / 2 + certain / 2 * z / (scale + std::abs(z)));
}

}  // namespace basestrike
