#include "common/notation.hpp"

#include <charconv>

#include "common/text.hpp"

namespace common {

namespace {

constexpr std::string_view cell_form = "a cell is typed as row,col, for instance 3,4.";

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

// Reads "3,4"-like cells from left to right.
class CellReader {
public:
    CellReader(std::string_view text, int rows, int cols) : text_(text), rows_(rows), cols_(cols) {}

    [[nodiscard]] bool is_done() {
        skip_blanks();
        return text_.empty();
    }

    // What may stand between two cells.
    void skip_separator() {
        skip_blanks();
        take('-');
    }

    Expected<Point> next() {
        skip_blanks();
        const bool has_bracket = take('(');
        const std::string row = number();
        skip_blanks();
        take(',');
        const std::string col = number();
        skip_blanks();
        const bool is_closed = take(')') == has_bracket;
        skip_blanks();
        if (row.empty() || col.empty() || !is_closed || is_glued()) {
            return Error{"'" + whole_ + "' is no cell; " + std::string(cell_form)};
        }
        return point(row, col);
    }

private:
    void skip_blanks() {
        while (!text_.empty() && (text_[0] == ' ' || text_[0] == '\t')) text_.remove_prefix(1);
    }

    bool take(char wanted) {
        if (text_.empty() || text_[0] != wanted) return false;
        text_.remove_prefix(1);
        return true;
    }

    // True if a letter or the like stands right behind the cell: "3,4x".
    [[nodiscard]] bool is_glued() const {
        return !text_.empty() && text_[0] != '-' && text_[0] != '(' && !is_digit(text_[0]);
    }

    // The digits, with their sign, as they stand there; the number may be too large for an int.
    std::string number() {
        skip_blanks();
        std::string found;
        if (take('-')) found = "-";
        while (!text_.empty() && is_digit(text_[0])) {
            found += text_[0];
            text_.remove_prefix(1);
        }
        return found == "-" ? "" : found;
    }

    [[nodiscard]] Expected<Point> point(const std::string& row, const std::string& col) const {
        const Expected<int> row_index = index("row", row, rows_);
        if (!row_index) return Error{row_index.error()};
        const Expected<int> col_index = index("column", col, cols_);
        if (!col_index) return Error{col_index.error()};
        return Point{*row_index, *col_index};
    }

    [[nodiscard]] static Expected<int> index(const std::string& axis, const std::string& typed, int size) {
        const Expected<std::int64_t> number = parse_integer(typed, 1, size, axis);
        if (number) return static_cast<int>(*number) - 1;
        return Error{axis + ' ' + printable(typed, 40) + " is outside the grid; " + axis + "s are 1 to " +
                     std::to_string(size) + "."};
    }

    std::string_view text_;
    std::string whole_ = printable(text_, 40);
    int rows_;
    int cols_;
};

}  // namespace

std::string to_text(Point point) {
    return std::to_string(point.row + 1) + ',' + std::to_string(point.col + 1);
}

Expected<std::vector<Point>> parse_cells(std::string_view text, int rows, int cols) {
    CellReader reader(text, rows, cols);
    std::vector<Point> cells;
    do {
        if (!cells.empty()) reader.skip_separator();
        if (cells.size() == 2) return Error{"'" + printable(text, 40) + "' holds more than two cells."};
        const Expected<Point> cell = reader.next();
        if (!cell) return Error{cell.error()};
        cells.push_back(*cell);
    } while (!reader.is_done());
    return cells;
}

Expected<std::vector<Point>> parse_cells(std::string_view text, int count, int rows, int cols) {
    Expected<std::vector<Point>> cells = parse_cells(text, rows, cols);
    if (cells && static_cast<int>(cells->size()) != count) {
        return Error{"'" + printable(text, 40) + "' is " +
                     counted(static_cast<int>(cells->size()), "cell", "cells") + "; " +
                     (count == 1 ? "one cell is" : "two cells are") + " wanted, for instance " +
                     (count == 1 ? "3,4." : "7,8 5,8.")};
    }
    return cells;
}

Expected<Point> parse_cell(std::string_view text, int rows, int cols) {
    const Expected<std::vector<Point>> cells = parse_cells(text, 1, rows, cols);
    if (!cells) return Error{cells.error()};
    return cells->front();
}

bool looks_like_cells(std::string_view text) {
    text = trim(text);
    return !text.empty() && (is_digit(text[0]) || text[0] == '(' || text[0] == '-' || text[0] == ',');
}

std::string one_line(const Grid<char>& cells) {
    std::string line;
    for (int row = 0; row < cells.rows(); ++row) {
        if (row > 0) line += '/';
        for (int col = 0; col < cells.cols(); ++col) line += cells.at({row, col});
    }
    return line;
}

Expected<Grid<char>> parse_one_line(std::string_view text, std::string_view allowed, int max_rows,
                                    int max_cols) {
    return parse_rows(split(text, '/'), allowed, max_rows, max_cols);
}

Expected<Grid<char>> parse_rows(const std::vector<std::string>& rows, std::string_view allowed, int max_rows,
                                int max_cols) {
    const std::string limit = std::to_string(max_rows) + "x" + std::to_string(max_cols);
    if (rows.empty() || rows[0].empty()) return Error{"the first row is empty."};
    if (rows.size() > static_cast<std::size_t>(max_rows) ||
        rows[0].size() > static_cast<std::size_t>(max_cols)) {
        return Error{"the board is larger than " + limit + "."};
    }
    Grid<char> cells(static_cast<int>(rows.size()), static_cast<int>(rows[0].size()));
    for (int row = 0; row < cells.rows(); ++row) {
        const std::string& line = rows[static_cast<std::size_t>(row)];
        if (line.size() != rows[0].size()) {
            return Error{"row " + std::to_string(row + 1) + " has " + std::to_string(line.size()) +
                         " cells and row 1 has " + std::to_string(rows[0].size()) +
                         "; all rows must be equally long."};
        }
        for (int col = 0; col < cells.cols(); ++col) {
            const char cell = line[static_cast<std::size_t>(col)];
            if (allowed.find(cell) == std::string_view::npos) {
                return Error{"'" + printable(std::string_view(&cell, 1)) + "' at " +
                             to_text(Point{row, col}) + " is no cell; allowed are " + std::string(allowed) +
                             "."};
            }
            cells.at({row, col}) = cell;
        }
    }
    return cells;
}

}  // namespace common
