#include "slimetrail/session_analysis.hpp"

#include <chrono>
#include <cstdio>

#include "common/text.hpp"
#include "slimetrail/analysis.hpp"

namespace slimetrail {

using common::Console;

namespace {

// Answers one line of the stream.
void answer(Solver& solver, const common::Line& line, int number, Console& console) {
    if (line.text.empty() || line.text.front() == '#') return;
    const auto position =
        line.is_too_long ? common::Error{"the line is longer than 4096 bytes."} : parse_position(line.text);
    if (position) {
        console.tell(one_line_text(solver, *position));
    } else {
        console.error("line " + std::to_string(number) + ": " + position.error());
    }
}

void analyse_stream(Solver& solver, Console& console) {
    common::LineReader& input = console.input();
    for (int number = 1;; ++number) {
        std::optional<common::Line> line = input.next();
        if (!line) {
            console.flush();
            line = input.wait();
        }
        if (!line) return;
        answer(solver, *line, number, console);
    }
}

}  // namespace

void analyse(const Settings& settings, const Setup& setup, Console& console) {
    const auto solver = make_solver(settings.solver.value_or(last_chapter));
    const auto start = std::chrono::steady_clock::now();
    if (!settings.analyse->empty()) {
        analyse_stream(*solver, console);
    } else if (setup.position) {
        console.tell(position_text(*solver, *setup.position));
    } else {
        console.tell(start_map_text(*solver, setup.size.rows, setup.size.cols));
    }
    console.flush();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::fprintf(stderr, "slimetrail: %llu nodes, %.3f seconds\n",
                 static_cast<unsigned long long>(solver->nodes()), seconds.count());
}

}  // namespace slimetrail
