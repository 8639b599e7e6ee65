#include "common/data_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "common/text.hpp"

namespace common {

namespace {

constexpr std::size_t largest_file = std::size_t{16} * 1024 * 1024;  // bytes
constexpr std::size_t longest_line = 4096;

// What is wrong with the raw line, or "".
std::string fault_of(std::string_view line) {
    if (line.size() > longest_line) return "the line is longer than 4096 bytes.";
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!is_utf8(line)) return "the line is not valid UTF-8.";
    for (const char letter : line) {
        if (letter == '\r') return "a carriage return stands inside the line.";
        if ((letter >= 0 && letter < ' ' && letter != '\t') || letter == 0x7f) {
            return "a control character (code " + std::to_string(static_cast<int>(letter)) +
                   ") stands in the line.";
        }
    }
    return "";
}

// Closes what it holds.
class Descriptor {
public:
    explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
    ~Descriptor() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return descriptor_; }

private:
    int descriptor_;
};

}  // namespace

std::string read_file(const std::string& path) {
    const auto fail = [&](int fault) { return DataError(path + ": " + std::strerror(fault)); };
    // O_NONBLOCK: a named pipe that nobody writes to must not hang us.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number() < 0) throw fail(errno);
    struct stat facts {};
    if (::fstat(file.number(), &facts) != 0) throw fail(errno);
    if (S_ISDIR(facts.st_mode)) throw fail(EISDIR);

    std::string content;
    std::array<char, 65536> chunk;
    while (true) {
        const ssize_t length = ::read(file.number(), chunk.data(), chunk.size());
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) throw fail(errno);
        if (length == 0) return content;
        content.append(chunk.data(), static_cast<std::size_t>(length));
        if (content.size() > largest_file) throw DataError(path + ": the file is larger than 16 MiB");
    }
}

DataFile::DataFile(std::string path) : path_(std::move(path)) {
    read(read_file(path_));
}

DataFile::DataFile(std::string path, std::string_view content) : path_(std::move(path)) {
    read(content);
}

void DataFile::read(std::string_view content) {
    if (content.starts_with("\xef\xbb\xbf")) content.remove_prefix(3);
    for (int number = 1; !content.empty(); ++number) {
        const std::size_t end = std::min(content.find('\n'), content.size());
        const std::string_view line = content.substr(0, end);
        content.remove_prefix(std::min(end + 1, content.size()));

        Record record{number, {}};
        if (const std::string fault = fault_of(line); !fault.empty()) throw error(record, fault);
        const std::string_view text = trim(line);
        if (text.empty() || text.starts_with('#')) continue;
        for (const std::string& field : split(text, '|')) record.fields.emplace_back(trim(field));
        records_.push_back(std::move(record));
    }
}

DataError DataFile::error(const Record& record, const std::string& what) const {
    return DataError(path_ + ':' + std::to_string(record.line) + ": " + what);
}

DataError DataFile::error(const std::string& what) const {
    return DataError(path_ + ": " + what);
}

void DataFile::require_fields(const Record& record, std::size_t count, const std::string& form) const {
    if (record.fields.size() == count) return;
    const auto fields = [](std::size_t n) {
        return counted(static_cast<std::int64_t>(n), "field", "fields");
    };
    throw error(record, "the line has " + fields(record.fields.size()) + " instead of " +
                            std::to_string(count) + ": " + form + ".");
}

int DataFile::whole_number(const Record& record, std::size_t field, int low, int high,
                           const std::string& what) const {
    const Expected<std::int64_t> number = parse_integer(record.fields.at(field), low, high, what);
    if (!number) throw error(record, number.error());
    return static_cast<int>(*number);
}

}  // namespace common
