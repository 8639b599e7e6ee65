// session: a whole game fed with bytes instead of a person, for the fuzzers. Whatever is typed, a game ends
// in one of the ways that program.cpp knows: everything else is a finding.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>

#include "common/console.hpp"
#include "common/data_file.hpp"
#include "common/options.hpp"
#include "common/program.hpp"

namespace fuzz {

// A file that holds the bytes and has no name.
class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : file_(std::tmpfile()) {
        if (file_ == nullptr || std::fwrite(data, 1, size, file_) != size) std::abort();
        std::rewind(file_);
    }
    ~Input() { std::fclose(file_); }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    [[nodiscard]] int descriptor() const { return fileno(file_); }

private:
    std::FILE* file_;
};

// The first byte is the seed, the others are what is typed.
inline void run_session(const std::uint8_t* data, std::size_t size,
                        const std::function<void(const common::Options&, common::Console&)>& play) {
    static const int nowhere = ::open("/dev/null", O_WRONLY);
    if (size == 0) return;
    const Input input(data + 1, size - 1);
    common::Options options;
    options.seed = data[0];
    options.data_folder = "data";
    common::Console console({.input = input.descriptor(),
                             .output = nowhere,
                             .echo = true,
                             .colour = false,
                             .quiet = data[0] % 4 == 3});
    try {
        play(options, console);
    } catch (const common::Quit&) {
    } catch (const common::InputEnded&) {
    }
    console.flush();
}

}  // namespace fuzz
