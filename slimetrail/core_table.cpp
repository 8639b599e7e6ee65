#include "slimetrail/core_table.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "common/random.hpp"

namespace slimetrail {

namespace {

constexpr std::size_t first_size = 1 << 12;
constexpr Half x_wins_bit = Half{1} << 63;
constexpr Half frame_bit = Half{1} << 62;

// Mirrors one half of the board in the main diagonal. A cell (row, col) has the number 11 row + col and goes
// to 11 col + row: by 10 (col - row), that is, all cells of a parallel to the diagonal go the same way. In
// a half, which has every second cell, the way is half as long; there are at most five parallels on each
// side of the diagonal.
class Mirror {
public:
    explicit constexpr Mirror(int first_cell) {
        for (int cell = first_cell; cell < max_size * max_size; cell += 2) {
            const Half bit = Half{1} << ((cell - first_cell) / 2);
            const int way = 5 * (cell % max_size - cell / max_size);
            if (way == 0) {
                staying_ |= bit;
            } else {
                Parallels& both = parallels_[static_cast<std::size_t>((way > 0 ? way : -way) - 1) / 10];
                (way > 0 ? both.above : both.below) |= bit;
                both.way = way > 0 ? way : -way;
            }
        }
    }

    [[nodiscard]] constexpr Half operator()(Half half) const {
        Half mirrored = half & staying_;
        for (const Parallels& both : parallels_) {
            mirrored |= ((half & both.above) << both.way) | ((half & both.below) >> both.way);
        }
        return mirrored;
    }

private:
    struct Parallels {
        Half above = 0;
        Half below = 0;
        int way = 0;
    };

    Half staying_ = 0;  // on the diagonal itself
    std::array<Parallels, 5> parallels_{};
};

constexpr std::array<Mirror, 3> mirrors{Mirror(0), Mirror(1), Mirror(2)};

}  // namespace

CoreTable::CoreTable(int megabytes) : max_entries_(first_size), entries_(first_size) {
    const std::size_t bytes = static_cast<std::size_t>(megabytes) << 20;
    // While the table grows the old one and the new one are there, together half as large again as it.
    while (max_entries_ * 2 * sizeof(Key) * 3 / 2 <= bytes) max_entries_ *= 2;
}

CoreTable::Key CoreTable::key_of(const Frame& frame, const Core& core) {
    const std::size_t shift = static_cast<std::size_t>(frame.shift());
    const Mirror& o_mirror = mirrors[shift];
    const Mirror& x_mirror = mirrors[shift + 1];
    const Key key{core.o, core.x, core.losing, core.options};
    const Key mirrored{o_mirror(core.o), x_mirror(core.x), o_mirror(core.losing), x_mirror(core.options)};
    Key least = std::min(key, mirrored);
    if (frame.shift() != 0) least.o |= frame_bit;
    return least;
}

std::size_t CoreTable::slot(const Key& key) const {
    const Half o = key.o & ~x_wins_bit;
    const Half hash = common::mix(o ^ common::mix(key.x ^ common::mix(key.losing ^ (key.entry * 3))));
    return static_cast<std::size_t>(hash) & (entries_.size() - 1);
}

Verdict CoreTable::find(const Key& key) const {
    Key entry = entries_[slot(key)];
    const bool x_wins = (entry.o & x_wins_bit) != 0;
    entry.o &= ~x_wins_bit;
    if (entry != key) return Verdict::Open;
    return x_wins ? Verdict::XWins : Verdict::Draw;
}

void CoreTable::store(const Key& key, bool x_wins) {
    assert(key.o != 0);
    if (stored_ > entries_.size() / 2 && entries_.size() < max_entries_) grow();
    Key entry = key;
    if (x_wins) entry.o |= x_wins_bit;
    put(entry);
}

void CoreTable::put(const Key& entry) {
    Key& place = entries_[slot(entry)];
    if (place.o == 0) ++stored_;
    place = entry;
}

void CoreTable::grow() {
    std::vector<Key> old(entries_.size() * 2);
    old.swap(entries_);
    stored_ = 0;
    for (const Key& entry : old) {
        if (entry.o != 0) put(entry);
    }
}

}  // namespace slimetrail
