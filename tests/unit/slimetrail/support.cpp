#include "support.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "slimetrail/bitboard.hpp"

namespace support {

Position position_of(const std::string& text) {
    const auto position = slimetrail::parse_position(text);
    BOOST_TEST_REQUIRE(static_cast<bool>(position), text);
    return *position;
}

std::vector<std::string> lines_of(const std::string& file) {
    // The path as the compiler was told it, from the folder that the tests run in.
    const std::string here = __FILE__;
    std::ifstream in(here.substr(0, here.rfind('/') + 1) + file);
    BOOST_TEST_REQUIRE(in.is_open(), file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("# ")) lines.push_back(line);
    }
    return lines;
}

std::vector<Solved> solved_positions() {
    std::vector<Solved> solved;
    for (const std::string& line : lines_of("positions.txt")) {
        const std::size_t bar = line.find(" | ");
        const std::size_t bar2 = line.find(" | ", bar + 3);
        solved.push_back({position_of(line.substr(0, bar)), line.at(bar + 3), line.substr(bar2 + 3)});
    }
    return solved;
}

Position random_position(int rows, int cols, int moves, common::Random& random) {
    const std::vector<Point> starts = slimetrail::start_cells(rows, cols);
    const Point start = starts[static_cast<std::size_t>(random.below(static_cast<int>(starts.size())))];
    const bool is_red = random.below(2) == 1;
    Position position = slimetrail::start_position(rows, cols, start,
                                                   is_red ? slimetrail::Side::Red : slimetrail::Side::Green);
    for (int i = 0; i < moves; ++i) {
        std::vector<Point> ongoing;
        for (const Point to : slimetrail::legal_moves(position)) {
            if (!slimetrail::result(slimetrail::after(position, to))) ongoing.push_back(to);
        }
        if (ongoing.empty()) break;
        slimetrail::apply(position,
                          ongoing[static_cast<std::size_t>(random.below(static_cast<int>(ongoing.size())))]);
    }
    return position;
}

int room(const Position& position) {
    const slimetrail::BitPosition bits = slimetrail::to_bits(position);
    return slimetrail::flood(bits.moves(), bits.free).count();
}

}  // namespace support
