// data_file: plain text files of records: decks, paths, maps, rosters.
//
// Text form UTF-8, a record a line, fields separated by '|', blanks around a field dropped; '#' starts
//           a comment line, blank lines are skipped; CR LF is accepted, a byte-order mark at the very start
//           too.
//
//               # number | rescue | danger | riddle
//               3 | axe | vines | They grow much faster than bamboo ...
//
// Errors    DataError, whose text is "FILE:LINE: what is wrong" ("FILE: why" for a file that cannot be read).
//           A bad file stops a program before its game: nothing of it is used. Bad are also: a lone carriage
//           return inside a line, other control characters, a byte that is not UTF-8, a line over 4096 bytes.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "common/expected.hpp"

namespace common {

class DataError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Record {
    int line = 0;                     // counted from 1, comments and blank lines too
    std::vector<std::string> fields;  // at least one
};

class DataFile {
public:
    // Reads the whole file. Throws DataError.
    explicit DataFile(std::string path);

    // The same for text that is there already; `path` is used in messages only.
    DataFile(std::string path, std::string_view content);

    [[nodiscard]] const std::string& path() const { return path_; }
    // The file must outlive its records: `for (... : DataFile(path).records())` does not compile.
    [[nodiscard]] const std::vector<Record>& records() const& { return records_; }
    void records() && = delete;

    // "FILE:LINE: what is wrong", to throw.
    [[nodiscard]] DataError error(const Record& record, const std::string& what) const;
    // "FILE: what is wrong", for what is wrong with the file as a whole.
    [[nodiscard]] DataError error(const std::string& what) const;

    // Throws unless the record has exactly that many fields; `form` says which: "number | rescue | ...".
    void require_fields(const Record& record, std::size_t count, const std::string& form) const;

    // A field that must be a whole number within low ... high. Throws otherwise.
    [[nodiscard]] int whole_number(const Record& record, std::size_t field, int low, int high,
                                   const std::string& what) const;

private:
    void read(std::string_view content);

    std::string path_;
    std::vector<Record> records_;
};

// The bytes of a file. Throws DataError "FILE: why". A directory, or a file over 16 MiB, is an error too.
[[nodiscard]] std::string read_file(const std::string& path);

// Where the program's own data files are: the folder `data` of the build tree, or the one that was installed,
// found from the executable's own place, never from the current directory. Throws DataError if there is none.
[[nodiscard]] std::string default_data_folder();

}  // namespace common
