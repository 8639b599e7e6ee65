// csv: tables as text, a row a line, after RFC 4180: a field that holds a comma, a quote or a line end stands
// in quotes, and a quote inside of it is doubled.
//
// Text form each row ends with '\n'; CR LF is read too, and so is a byte-order mark at the very start
// Errors    DataError, "FILE:LINE: what is wrong": a quote in the wrong place, a row over 64 KiB, a last row
//           without its line end (whoever wrote the file was interrupted)
// Cost      reading holds one row and a block of the file, however long the file is
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace common {

// The row with its line end. Precondition: at least one field. csv_row({"a", "b,c"}) is "a,\"b,c\"\n".
[[nodiscard]] std::string csv_row(const std::vector<std::string>& fields);

class CsvReader {
public:
    // Throws DataError if the file cannot be opened.
    explicit CsvReader(std::string path);
    ~CsvReader();
    CsvReader(const CsvReader&) = delete;
    CsvReader& operator=(const CsvReader&) = delete;

    // The next row, or nothing at the end of the file. Throws DataError.
    [[nodiscard]] std::optional<std::vector<std::string>> next();

    [[nodiscard]] const std::string& path() const { return path_; }
    // Where the row that next() returned last begins, counted from 1.
    [[nodiscard]] std::uint64_t line() const { return row_line_; }

    // Throws DataError about that row.
    [[noreturn]] void fail(const std::string& what) const;

private:
    [[nodiscard]] int peek();  // the next byte, or `end`
    [[nodiscard]] int take();
    void skip_byte_order_mark();
    [[nodiscard]] std::string read_field();
    void read_quoted(std::string& field);
    void read_plain(std::string& field);
    void append(std::string& field, int byte);

    static constexpr int end = -1;

    std::string path_;
    int descriptor_;
    std::string block_;
    std::size_t next_ = 0;  // in block_
    std::uint64_t line_ = 1;
    std::uint64_t row_line_ = 1;
    std::size_t row_size_ = 0;
};

}  // namespace common
