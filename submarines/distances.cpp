#include "submarines/distances.hpp"

#include "submarines/rules.hpp"

namespace submarines {

Distances::Distances(const common::Grid<char>& cells)
    : cells_(cells), is_obstacle_(static_cast<std::size_t>((cells.rows() + 2) * (cells.cols() + 2)), 1) {
    const int width = cells.cols() + 2;
    directions_ = {-width, 1, width, -1, -width + 1, width + 1, width - 1, -width - 1};
    for (const common::Point point : cells.points()) {
        is_obstacle_[static_cast<std::size_t>((point.row + 1) * width + point.col + 1)] =
            cells.at(point) == obstacle;
    }
    rook_.resize(is_obstacle_.size());
    king_.resize(is_obstacle_.size());
}

bool Distances::has_obstacles_of(const common::Grid<char>& cells) const {
    if (cells.rows() != cells_.rows() || cells.cols() != cells_.cols()) return false;
    for (const common::Point point : cells.points()) {
        if ((cells.at(point) == obstacle) != (cells_.at(point) == obstacle)) return false;
    }
    return true;
}

// Breadth first.
Distances::Steps Distances::search(int start, int directions) const {
    Steps steps(is_obstacle_.size(), unreachable);
    std::vector<int> open{start};
    open.reserve(is_obstacle_.size());
    steps[static_cast<std::size_t>(start)] = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const int there = steps[static_cast<std::size_t>(open[i])] + 1;
        for (int direction = 0; direction < directions; ++direction) {
            const auto next =
                static_cast<std::size_t>(open[i] + directions_[static_cast<std::size_t>(direction)]);
            if (is_obstacle_[next] != 0 || steps[next] != unreachable) continue;
            steps[next] = static_cast<std::int16_t>(there);
            open.push_back(static_cast<int>(next));
        }
    }
    return steps;
}

}  // namespace submarines
