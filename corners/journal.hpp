// journal: the file to which a server writes what happened, so that it can go on where it was killed. It
// only grows. What stands in its lines is journal_record.hpp's.
//
// Rules     What a client is told has happened stands on the disk before it is told: append() returns when
//           the system says that the disk has it (fsync). Many lines in one append() cost one such wait.
//           A last line without its newline was being written when the server was killed; nobody had been
//           told of it, so it is cut off.
// Errors    Both end the server, which may be wrong about what the disk holds then: WriteFailed if a line
//           cannot be written, also if that is only found out by fsync, which must not be tried again (the
//           system forgets what it failed to write); RunError if the folder cannot be used, or another server
//           is using it
// Decided   the file can be read by its owner alone: it holds the secrets of the seats
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace corners {

class Journal {
public:
    // Makes the folder and the file in it if they are missing.
    explicit Journal(const std::string& folder);
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

    // Calls `use` with each whole line that the file held at first, numbered from 1, but comments. Cuts a torn
    // last line off. Once, before the first append().
    void read(const std::function<void(int number, const std::string& line)>& use);

    // Lines, each with its newline.
    void append(std::string_view lines);

private:
    void cut(std::size_t length);

    std::string path_;
    int descriptor_ = -1;
};

}  // namespace corners
