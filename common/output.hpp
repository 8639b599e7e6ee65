// output: bytes to a file descriptor, with every failure noticed. std::ostream would need asking after each
// line, and a plain program that forgets to ask exits with 0 on a full disk.
//
// Errors    OutputClosed: nobody reads the other end any more, as after `| head -1`; the program ends
// quietly.
//           WriteFailed: anything else that keeps the bytes from being written; reported, status 1
#pragma once

#include <string>
#include <string_view>

namespace common {

struct OutputClosed {};

struct WriteFailed {
    std::string what;  // "standard output: No space left on device"
};

// Writes all of it, however many write() calls that takes. `name` is for the message.
void write_all(int descriptor, std::string_view bytes, const std::string& name);

// A file of our own to write to. Throws WriteFailed.
class OutputFile {
public:
    enum class Mode { Replace, Append };

    OutputFile(std::string path, Mode mode);
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    void write(std::string_view bytes) { write_all(descriptor_, bytes, path_); }

    // Cuts the file to its first `length` bytes.
    void cut(std::size_t length);

private:
    std::string path_;
    int descriptor_;
};

}  // namespace common
