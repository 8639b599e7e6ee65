#include "common/text.hpp"

#include <algorithm>
#include <charconv>

namespace common {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

// The length in bytes of the UTF-8 sequence that starts the text, or 0 if there is none. After the table of
// well-formed byte sequences of the Unicode standard (3-7): no overlong forms, no surrogates, no more than
// U+10FFFF.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto is_tail = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xbf) {
        return i < text.size() && byte(i) >= low && byte(i) <= high;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xc2 && first <= 0xdf) return is_tail(1) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        const unsigned low = first == 0xe0 ? 0xa0 : 0x80;
        const unsigned high = first == 0xed ? 0x9f : 0xbf;
        return is_tail(1, low, high) && is_tail(2) ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const unsigned low = first == 0xf0 ? 0x90 : 0x80;
        const unsigned high = first == 0xf4 ? 0x8f : 0xbf;
        return is_tail(1, low, high) && is_tail(2) && is_tail(3) ? 4 : 0;
    }
    return 0;
}

// ASCII controls, and the C1 controls that UTF-8 writes as 0xc2 0x80 ... 0xc2 0x9f: terminals obey both.
bool is_control(std::string_view code_point) {
    const unsigned first = static_cast<unsigned char>(code_point[0]);
    if (code_point.size() == 1) return first < 0x20 || first == 0x7f;
    return first == 0xc2 && static_cast<unsigned char>(code_point[1]) < 0xa0;
}

std::size_t code_points(std::string_view text) {
    std::size_t n = 0;
    while (!text.empty()) {
        text.remove_prefix(std::max<std::size_t>(utf8_length(text), 1));
        ++n;
    }
    return n;
}

template <class Number>
bool is_whole_number(std::string_view text, Number& number) {
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc{} && stop == end;
}

}  // namespace

std::string_view trim(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return lower;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string> split_words(std::string_view text) {
    std::vector<std::string> words;
    for (text = trim(text); !text.empty(); text = trim(text)) {
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string joined;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) joined += separator;
        joined += parts[i];
    }
    return joined;
}

Expected<std::int64_t> parse_integer(std::string_view text, std::int64_t low, std::int64_t high,
                                     std::string_view what) {
    std::int64_t number = 0;
    if (is_whole_number(text, number) && number >= low && number <= high) return number;
    return Error{std::string(what) + " must be a whole number from " + std::to_string(low) + " to " +
                 std::to_string(high) + ", not '" + printable(text, 40) + "'."};
}

Expected<std::uint64_t> parse_unsigned(std::string_view text, std::string_view what) {
    std::uint64_t number = 0;
    if (is_whole_number(text, number)) return number;
    return Error{std::string(what) + " must be a whole number from 0 to 18446744073709551615, not '" +
                 printable(text, 40) + "'."};
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

Expected<std::string> parse_name(std::string_view text) {
    const std::string_view name = trim(text);
    if (name.empty()) return Error{"a name must not be empty; 1 to 16 characters are right."};
    if (!is_utf8(name)) return Error{"a name must be valid UTF-8 text."};
    for (std::string_view rest = name; !rest.empty(); rest.remove_prefix(utf8_length(rest))) {
        if (is_control(rest.substr(0, utf8_length(rest)))) {
            return Error{"a name must not contain control characters."};
        }
    }
    const std::size_t length = code_points(name);
    if (length > 16) {
        return Error{"a name has at most 16 characters; '" + printable(name, 80) + "' has " +
                     std::to_string(length) + "."};
    }
    return std::string(name);
}

std::string printable(std::string_view text, std::size_t limit) {
    text = trim(text);
    std::string shown;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        const std::string_view code_point = text.substr(0, std::max<std::size_t>(length, 1));
        const bool is_bad = length == 0 || is_control(code_point);
        if (shown.size() + (is_bad ? 1 : length) > limit) break;
        if (is_bad) {
            shown += '?';
        } else {
            shown += code_point;
        }
        text.remove_prefix(code_point.size());
    }
    // Cutting may have left blanks at the end.
    return std::string(trim(shown));
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t length = code_points(text);
    return std::string(text) + std::string(length < width ? width - length : 0, ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::string_view indent) {
    std::string lines;
    std::string line;
    for (const std::string& word : split_words(text)) {
        if (!line.empty() && code_points(line) + 1 + code_points(word) > width) {
            lines += line + '\n';
            line.clear();
        }
        line += (line.empty() ? std::string(indent) : " ") + word;
    }
    return line.empty() ? lines : lines + line + '\n';
}

std::string counted(std::int64_t n, std::string_view singular, std::string_view plural) {
    return std::to_string(n) + ' ' + std::string(n == 1 ? singular : plural);
}

}  // namespace common
