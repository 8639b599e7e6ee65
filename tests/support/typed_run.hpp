// typed_run: runs a dialogue on a Console whose input is a text, and returns all that it printed. For unit
// tests.
#pragma once

#include <cstdio>
#include <functional>
#include <string>

#include "common/console.hpp"

namespace support {

struct TypedRun {
    std::string output;
    bool quit = false;
    bool input_ended = false;
};

// The console echoes what it reads, as it does for piped input.
inline TypedRun typed_run(const std::string& input, const std::function<void(common::Console&)>& dialogue,
                          bool quiet = false) {
    std::FILE* in = std::tmpfile();
    std::FILE* out = std::tmpfile();
    std::fwrite(input.data(), 1, input.size(), in);
    std::fflush(in);
    std::rewind(in);

    TypedRun run;
    common::Console console({.input = fileno(in), .output = fileno(out), .echo = true, .quiet = quiet});
    try {
        dialogue(console);
    } catch (const common::Quit&) {
        run.quit = true;
    } catch (const common::InputEnded&) {
        run.input_ended = true;
    }
    console.flush();

    std::rewind(out);
    char letter = 0;
    while (std::fread(&letter, 1, 1, out) == 1) run.output += letter;
    std::fclose(in);
    std::fclose(out);
    return run;
}

}  // namespace support
