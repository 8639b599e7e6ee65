// captured_errors: what is written to standard error while an object lives. For unit tests.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <string>

#include "common/data_file.hpp"
#include "tests/support/temporary_file.hpp"

namespace support {

class CapturedErrors {
public:
    CapturedErrors() : before_(::dup(STDERR_FILENO)) {
        const int descriptor = ::open(file_.path().c_str(), O_WRONLY | O_APPEND);
        ::dup2(descriptor, STDERR_FILENO);
        ::close(descriptor);
    }
    ~CapturedErrors() {
        ::dup2(before_, STDERR_FILENO);
        ::close(before_);
    }
    [[nodiscard]] std::string text() const { return common::read_file(file_.path()); }

private:
    TemporaryFile file_;
    int before_;
};

}  // namespace support
