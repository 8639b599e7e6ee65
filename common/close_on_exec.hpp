// close_on_exec: marks a descriptor as ours alone, so that a process that we start does not inherit it. For those
// that a library has opened; of our own, open() with O_CLOEXEC is better, since that leaves no moment between.
#pragma once

#include <fcntl.h>

namespace common {

inline void close_on_exec(int descriptor) {
    ::fcntl(descriptor, F_SETFD, ::fcntl(descriptor, F_GETFD) | FD_CLOEXEC);
}

}  // namespace common
