// core_table: what chapter 4 of the solver has found out: does X win, when O has just entered a core?
//
// The key is all that the answer depends on: the core's cells, the losing ones among them, and the one cell
// that O has entered. It says nothing of where he came from, of the goals, or of who is Green, so all starts
// and both colours share the table. A core and its mirror image in the main diagonal have one key.
//
// Exact     an entry holds the whole key; its hash only says where to look
// Cost      32 bytes an entry; the table starts small, so that small boards cost nothing, and doubles up to
//           the limit; then newer entries replace older ones
#pragma once

#include <cstddef>
#include <vector>

#include "slimetrail/core.hpp"

namespace slimetrail {

class CoreTable {
public:
    explicit CoreTable(int megabytes);

    struct Key {
        Half o = 0;  // 61 bits; above them the frame, so that no core has the key 0
        Half x = 0;
        Half losing = 0;
        Half entry = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    // Precondition: the core has one option.
    [[nodiscard]] static Key key_of(const Frame& frame, const Core& core);

    // Open if nothing is known.
    [[nodiscard]] Verdict find(const Key& key) const;
    void store(const Key& key, bool x_wins);

private:
    [[nodiscard]] std::size_t slot(const Key& key) const;
    void put(const Key& entry);
    void grow();

    std::size_t max_entries_;
    std::size_t stored_ = 0;
    std::vector<Key> entries_;  // a power of two of them; the answer is in the highest bit of o
};

}  // namespace slimetrail
