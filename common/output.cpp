#include "common/output.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace common {

void write_all(int descriptor, std::string_view bytes, const std::string& name) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            // Somebody has made the descriptor non-blocking; wait until there is room.
            pollfd awaited{descriptor, POLLOUT, 0};
            ::poll(&awaited, 1, -1);
        } else if (errno == EPIPE) {
            throw OutputClosed{};
        } else if (errno != EINTR) {
            throw WriteFailed{name + ": " + std::strerror(errno)};
        }
    }
}

OutputFile::OutputFile(std::string path, Mode mode)
    : path_(std::move(path)),
      descriptor_(::open(path_.c_str(),
                         O_WRONLY | O_CREAT | O_CLOEXEC | (mode == Mode::Append ? O_APPEND : O_TRUNC),
                         0666)) {
    if (descriptor_ < 0) throw WriteFailed{path_ + ": " + std::strerror(errno)};
}

OutputFile::~OutputFile() {
    ::close(descriptor_);
}

void OutputFile::cut(std::size_t length) {
    if (::ftruncate(descriptor_, static_cast<off_t>(length)) != 0) {
        throw WriteFailed{path_ + ": " + std::strerror(errno)};
    }
}

}  // namespace common
