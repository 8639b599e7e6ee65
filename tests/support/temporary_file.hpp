// temporary_file: a file of a test's own, removed behind it.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <string>

namespace support {

class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& content = "") {
        const char* folder = std::getenv("TMPDIR");
        path_ = std::string(folder == nullptr ? "/tmp" : folder) + "/linegames-test-XXXXXX";
        const int descriptor = ::mkstemp(path_.data());
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written != static_cast<ssize_t>(content.size())) std::abort();
        ::close(descriptor);
    }
    ~TemporaryFile() { ::unlink(path_.c_str()); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_;
};

}  // namespace support
