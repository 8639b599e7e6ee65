#include <filesystem>
#include <system_error>
#include <vector>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include "common/data_file.hpp"

// Where `make install` puts the data; the makefile says so.
#ifndef INSTALLED_DATA
#define INSTALLED_DATA "/usr/local/share/linegames"
#endif

namespace common {

namespace {

namespace fs = std::filesystem;

// The executable itself, links followed: so a program finds its data through PATH, through a link, and
// whatever it was told that its name is.
fs::path executable() {
    std::error_code fault;
#ifdef __APPLE__
    std::vector<char> path(4096);
    auto size = static_cast<std::uint32_t>(path.size());
    if (_NSGetExecutablePath(path.data(), &size) != 0) return {};
    return fs::canonical(path.data(), fault);
#else
    return fs::canonical("/proc/self/exe", fault);
#endif
}

}  // namespace

std::string default_data_folder() {
    const fs::path folder = executable().parent_path();
    const std::vector<fs::path> places{folder.parent_path() / "data",
                                       folder.parent_path() / "share" / "linegames", INSTALLED_DATA};
    std::string searched;
    for (const fs::path& place : places) {
        std::error_code fault;
        // A folder of that name may be somebody else's: ours has a folder for Jumanji.
        if (fs::is_directory(place / "jumanji", fault)) return place.string();
        searched += (searched.empty() ? "" : ", ") + place.string();
    }
    throw DataError("the data folder is nowhere; searched were " + searched + "; --data names another");
}

}  // namespace common
