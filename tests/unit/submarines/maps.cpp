#include "maps.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "common/notation.hpp"

namespace submarines_test {

submarines::Position position_of(const std::string& rows) {
    const auto position = submarines::parse_position(rows + " 10 0 0 0");
    BOOST_TEST_REQUIRE(static_cast<bool>(position), rows);
    return *position;
}

std::string random_map(common::Random& random, const MapKind& kind) {
    std::vector<char> marks{submarines::user_mark};
    marks.insert(marks.end(), static_cast<std::size_t>(kind.killers), submarines::killer_mark);
    for (int i = 0; i < kind.fuel; ++i) marks.push_back(static_cast<char>('0' + random.die(3)));
    marks.insert(marks.end(), static_cast<std::size_t>(kind.obstacles), submarines::obstacle);
    marks.resize(static_cast<std::size_t>(kind.rows * kind.cols), submarines::water);
    random.shuffle(marks);
    common::Grid<char> cells(kind.rows, kind.cols);
    for (const common::Point point : cells.points()) {
        cells.at(point) = marks[static_cast<std::size_t>(point.row * kind.cols + point.col)];
    }
    return common::one_line(cells);
}

MapKind random_kind(common::Random& random, int largest, int most_killers) {
    MapKind kind;
    kind.rows = 2 + random.below(largest - 1);
    kind.cols = 2 + random.below(largest - 1);
    const int area = kind.rows * kind.cols;
    kind.killers = random.die(std::min(most_killers, area - 2));
    kind.fuel = random.below(std::min(4, area - 1 - kind.killers) + 1);
    kind.obstacles = random.below(area - kind.killers - kind.fuel);
    return kind;
}

}  // namespace submarines_test
