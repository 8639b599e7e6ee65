#include "tests/unit/corners/support.hpp"

#include <cstdlib>
#include <stdexcept>

#include "common/data_file.hpp"

namespace corners_test {

using namespace corners;

Position position(const std::string& text) {
    const Expected<Position> parsed = parse_position(text);
    if (!parsed) throw std::logic_error(text + ": " + parsed.error());
    return *parsed;
}

Layout layout(const std::string& name) {
    return Layout(name, common::DataFile("data/corners/" + name + ".txt"));
}

std::vector<Layout> all_layouts() {
    std::vector<Layout> all;
    for (const std::string& name : shipped_layouts()) all.push_back(layout(name));
    return all;
}

void for_random_positions(const std::string& layout_name, int games, int plies, std::uint64_t seed,
                          const std::function<void(const Position&)>& check) {
    common::Random random(seed, common::Stream::Setup);
    const Position start = layout(layout_name).start();
    for (int game = 0; game < games; ++game) {
        Position here = start;
        for (int ply = 0; ply < plies; ++ply) {
            check(here);
            const std::vector<Move> moves = legal_moves(here);
            if (moves.empty()) break;
            here = after(here, moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
        }
    }
}

}  // namespace corners_test
