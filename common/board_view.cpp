#include "common/board_view.hpp"

#include <cassert>

namespace common {

namespace {

std::string right_aligned(int number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - digits.size(), ' ') + digits;
}

// A line of column numbers: their last digits, or their tens where there are any.
std::string heading(int cols, std::size_t indent, bool tens) {
    std::string line(indent, ' ');
    for (int col = 1; col <= cols; ++col) {
        const int digit = tens ? col / 10 : col % 10;
        line += ' ';
        line += tens && digit == 0 ? ' ' : static_cast<char>('0' + digit);
    }
    return line + '\n';
}

}  // namespace

std::string coloured(std::string_view text, std::string_view sgr) {
    if (sgr.empty()) return std::string(text);
    return "\033[" + std::string(sgr) + 'm' + std::string(text) + "\033[0m";
}

std::string board_text(const Grid<char>& cells, const Palette& palette) {
    const std::size_t width = std::to_string(cells.rows()).size();
    std::string text;
    if (cells.cols() >= 10) text += heading(cells.cols(), width, true);
    text += heading(cells.cols(), width, false);
    for (int row = 0; row < cells.rows(); ++row) {
        text += right_aligned(row + 1, width);
        for (int col = 0; col < cells.cols(); ++col) {
            const char cell = cells.at({row, col});
            assert(cell != ' ');
            const auto colour = palette.find(cell);
            text += ' ';
            text += coloured(std::string_view(&cell, 1), colour == palette.end() ? "" : colour->second);
        }
        text += '\n';
    }
    return text;
}

}  // namespace common
