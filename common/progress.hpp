// progress: a bar on standard error while a batch runs, if that is a terminal; nothing otherwise.
//
//     [############                            ]  30 %  30000 of 100000 games
//
// Errors    none: that a bar cannot be drawn is no reason to stop
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace common {

class Progress {
public:
    explicit Progress(std::uint64_t games);
    ~Progress();  // wipes the bar away
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // So many games are done. Draws at most ten times a second.
    void show(std::uint64_t done);

private:
    std::uint64_t games_;
    bool is_terminal_;
    std::size_t drawn_ = 0;  // characters
    std::chrono::steady_clock::time_point next_;
};

// The bar's line. Precondition: done <= games, games >= 1.
[[nodiscard]] std::string progress_text(std::uint64_t done, std::uint64_t games);

}  // namespace common
