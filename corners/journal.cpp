#include "corners/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "common/output.hpp"
#include "common/program.hpp"

namespace corners {

namespace {

constexpr const char* file_name = "/journal.txt";
constexpr std::string_view first_line = "# journal of a Corners server, version 1\n";

common::RunError failure(const std::string& path) {
    return common::RunError(path + ": " + std::strerror(errno));
}

// The file's name is on the disk only when its folder is.
void sync_folder(const std::string& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool is_done = descriptor >= 0 && ::fsync(descriptor) == 0;
    if (!is_done) throw failure(folder);
    ::close(descriptor);
}

}  // namespace

Journal::Journal(const std::string& folder) : path_(folder + file_name) {
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) throw failure(folder);
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (descriptor_ < 0) throw failure(path_);
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        ::close(descriptor_);
        throw common::RunError(path_ + ": another server is using this journal");
    }
    sync_folder(folder);
}

Journal::~Journal() {
    ::close(descriptor_);
}

void Journal::read(const std::function<void(int number, const std::string& line)>& use) {
    std::ifstream file(path_, std::ios::binary);
    std::string line;
    std::size_t length = 0;  // of the whole lines so far
    for (int number = 1; std::getline(file, line) && !file.eof(); ++number) {
        length += line.size() + 1;
        if (!line.starts_with('#')) use(number, line);
    }
    cut(length);
    if (length == 0) append(first_line);
}

void Journal::append(std::string_view lines) {
    common::write_all(descriptor_, lines, path_);
    if (::fsync(descriptor_) != 0) throw common::WriteFailed{path_ + ": " + std::strerror(errno)};
}

void Journal::cut(std::size_t length) {
    if (::ftruncate(descriptor_, static_cast<off_t>(length)) != 0 || ::fsync(descriptor_) != 0) {
        throw common::WriteFailed{path_ + ": " + std::strerror(errno)};
    }
}

}  // namespace corners
