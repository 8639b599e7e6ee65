#include "common/csv.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cassert>
#include <cerrno>
#include <cstring>

#include "common/data_file.hpp"

namespace common {

namespace {

constexpr std::size_t block_size = 65536;
constexpr std::size_t row_limit = 65536;

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// A field that looks like a byte-order mark would be lost at the start of a file.
bool needs_quotes(const std::string& field) {
    return field.starts_with(byte_order_mark) || field.find_first_of(",\"\r\n") != std::string::npos;
}

std::string quoted(const std::string& field) {
    std::string text = "\"";
    for (const char letter : field) {
        if (letter == '"') text += '"';
        text += letter;
    }
    return text + '"';
}

}  // namespace

std::string csv_row(const std::vector<std::string>& fields) {
    assert(!fields.empty());
    std::string row;
    for (const std::string& field : fields) {
        row += needs_quotes(field) ? quoted(field) : field;
        row += ',';
    }
    row.back() = '\n';
    return row;
}

CsvReader::CsvReader(std::string path)
    : path_(std::move(path)), descriptor_(::open(path_.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) throw DataError(path_ + ": " + std::strerror(errno));
    skip_byte_order_mark();
}

CsvReader::~CsvReader() {
    ::close(descriptor_);
}

void CsvReader::fail(const std::string& what) const {
    throw DataError(path_ + ':' + std::to_string(row_line_) + ": " + what);
}

int CsvReader::peek() {
    if (next_ == block_.size()) {
        block_.resize(block_size);
        ssize_t length = 0;
        do {
            length = ::read(descriptor_, block_.data(), block_size);
        } while (length < 0 && errno == EINTR);
        if (length < 0) {
            const int fault = errno;
            ::close(descriptor_);
            descriptor_ = -1;
            throw DataError(path_ + ": " + std::strerror(fault));
        }
        block_.resize(static_cast<std::size_t>(length));
        next_ = 0;
    }
    return next_ == block_.size() ? end : static_cast<unsigned char>(block_[next_]);
}

int CsvReader::take() {
    const int byte = peek();
    if (byte == end) fail("the file is torn: its last row has no line end.");
    ++next_;
    if (byte == '\n') ++line_;
    return byte;
}

void CsvReader::skip_byte_order_mark() {
    static_cast<void>(peek());
    if (block_.starts_with(byte_order_mark)) next_ = byte_order_mark.size();
}

std::optional<std::vector<std::string>> CsvReader::next() {
    row_line_ = line_;
    row_size_ = 0;
    if (peek() == end) return std::nullopt;
    std::vector<std::string> fields;
    while (true) {
        fields.push_back(read_field());
        if (peek() == '\r') static_cast<void>(take());
        const int byte = take();
        if (byte == '\n') return fields;
        if (byte != ',') fail("a quoted field goes on behind its closing quote.");
    }
}

std::string CsvReader::read_field() {
    std::string field;
    if (peek() == '"') {
        read_quoted(field);
    } else {
        read_plain(field);
    }
    return field;
}

void CsvReader::read_quoted(std::string& field) {
    static_cast<void>(take());
    while (true) {
        const int byte = take();
        if (byte == '"' && peek() != '"') return;
        if (byte == '"') static_cast<void>(take());
        append(field, byte);
    }
}

void CsvReader::read_plain(std::string& field) {
    while (true) {
        const int byte = peek();
        if (byte == ',' || byte == '\n' || byte == '\r') return;
        if (byte == '"') fail("a quote stands inside of a field that does not begin with one.");
        append(field, take());
    }
}

void CsvReader::append(std::string& field, int byte) {
    if (++row_size_ > row_limit) fail("the row is longer than 65536 bytes.");
    field += static_cast<char>(byte);
}

}  // namespace common
