#include "common/record.hpp"

#include "common/data_file.hpp"
#include "common/text.hpp"
#include "common/version.hpp"

namespace common {

namespace {

constexpr std::string_view header_start = "# record of ";

// The whole lines of a file; a torn last one is no line.
std::vector<std::string> whole_lines(const std::string& content) {
    std::vector<std::string> lines = split(content, '\n');
    lines.pop_back();
    return lines;
}

}  // namespace

std::string record_header(const std::string& program, const std::vector<std::string>& arguments) {
    std::string header = std::string(header_start) + program + ' ' + version + ':';
    for (const std::string& argument : arguments) header += ' ' + shell_quoted(argument);
    return header;
}

bool is_record_header(std::string_view line) {
    return line.starts_with(header_start);
}

std::vector<std::string> recorded_arguments(const std::string& path, const std::string& program) {
    const std::vector<std::string> lines = whole_lines(read_file(path));
    const std::string start = std::string(header_start) + program + ' ';
    if (lines.empty() || !lines[0].starts_with(start)) {
        throw DataError(path + ":1: the line is not the first of a record, '" + start + "VERSION: OPTIONS'.");
    }
    const std::size_t colon = lines[0].find(": ", start.size());
    if (colon == std::string::npos) throw DataError(path + ":1: a colon and the options are missing.");
    return shell_words(std::string_view(lines[0]).substr(colon + 2));
}

GameRecord::GameRecord(const std::string& path, const std::string& header)
    : file_(path, OutputFile::Mode::Replace) {
    add(header);
}

GameRecord::GameRecord(const std::string& path, std::deque<RecordedLine>& lines)
    : file_(path, OutputFile::Mode::Append) {
    const std::string content = read_file(path);
    file_.cut(content.rfind('\n') + 1);
    int number = 0;
    for (const std::string& line : whole_lines(content)) {
        ++number;
        const std::string_view text = trim(line);
        if (!text.starts_with('#')) lines.push_back({std::string(text), number});
    }
}

std::string shell_quoted(std::string_view text) {
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+,./:@%";
    if (!text.empty() && text.find_first_not_of(plain) == std::string_view::npos) return std::string(text);
    std::string quoted = "'";
    for (const char letter : text) {
        if (letter == '\'') {
            quoted += "'\\''";
        } else {
            quoted += letter;
        }
    }
    return quoted + "'";
}

std::vector<std::string> shell_words(std::string_view line) {
    std::vector<std::string> words;
    bool is_in_word = false;
    bool is_quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char letter = line[i];
        if (!is_quoted && letter == ' ') {
            is_in_word = false;
            continue;
        }
        if (!is_in_word) words.emplace_back();
        is_in_word = true;
        if (letter == '\'') {
            is_quoted = !is_quoted;
        } else if (!is_quoted && letter == '\\' && i + 1 < line.size()) {
            words.back() += line[++i];
        } else {
            words.back() += letter;
        }
    }
    return words;
}

}  // namespace common
