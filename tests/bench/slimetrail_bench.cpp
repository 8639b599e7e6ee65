// slimetrail_bench: what each chapter of the solver needs for all starts of empty boards, and the hardest
// single start of 10x10. Nodes are exact; seconds are those of the processor, so that other work on the
// machine counts little.
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "slimetrail/perfect.hpp"

using namespace slimetrail;

namespace {

struct Cost {
    double nodes = 0;
    double seconds = 0;
};

double seconds_of(const std::function<void()>& work) {
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

Cost cost_of_all_starts(int chapter, int size) {
    const auto solver = make_solver(chapter);
    const double seconds = seconds_of([&] { static_cast<void>(map_of_starts(*solver, size, size)); });
    return {static_cast<double>(solver->nodes()), seconds};
}

// The start that takes longest with an empty table. By the symmetries of a square one triangle will do.
Cost cost_of_hardest_start(int size) {
    Cost hardest;
    for (const Point start : start_cells(size, size)) {
        if (start.col < start.row) continue;
        const auto solver = make_solver();
        const double seconds =
            seconds_of([&] { static_cast<void>(solver->value(start_position(size, size, start))); });
        if (seconds > hardest.seconds) hardest = {static_cast<double>(solver->nodes()), seconds};
    }
    return hardest;
}

void print_row(const std::string& what, int chapter, const Cost& cost, const Cost& first) {
    std::printf("%-24s %7d %12.0f %10.4f", what.c_str(), chapter, cost.nodes, cost.seconds);
    if (first.seconds > 0) {
        std::printf(" %9.0f %9.0f\n", first.nodes / cost.nodes, first.seconds / cost.seconds);
    } else {
        std::printf(" %9s %9s\n", "-", "-");
    }
}

}  // namespace

int main() {
    // The largest board that each chapter does in a few seconds.
    constexpr int largest[] = {0, 7, 7, 8, 11};
    std::printf("Slime Trail: the exact solver\n");
    std::printf("%-24s %7s %12s %10s %9s %9s\n", "", "chapter", "nodes", "seconds", "fewer", "faster");
    for (int size = 5; size <= max_size; ++size) {
        Cost first;
        for (int chapter = first_chapter; chapter <= last_chapter; ++chapter) {
            if (size > largest[chapter]) continue;
            const Cost cost = cost_of_all_starts(chapter, size);
            if (chapter == first_chapter) first = cost;
            print_row("all starts of " + std::to_string(size) + 'x' + std::to_string(size), chapter, cost,
                      first);
        }
    }
    print_row("hardest start of 10x10", last_chapter, cost_of_hardest_start(10), {});
}
