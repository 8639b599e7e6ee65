// temporary_folder: a folder of a test's own, removed behind it with all that is in it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace support {

class TemporaryFolder {
public:
    TemporaryFolder() {
        const char* folder = std::getenv("TMPDIR");
        path_ = std::string(folder == nullptr ? "/tmp" : folder) + "/linegames-test-XXXXXX";
        if (::mkdtemp(path_.data()) == nullptr) std::abort();
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_;
};

}  // namespace support
