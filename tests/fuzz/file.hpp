// file: a file on the disk for each input of a fuzzer, for what takes a path. The same name is used again.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <fstream>
#include <string>

namespace fuzz {

inline const std::string& file_with(const std::uint8_t* data, std::size_t size) {
    static const std::string path = "/tmp/linegames-fuzz-" + std::to_string(::getpid());
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    return path;
}

inline std::string text(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace fuzz
