// A bot for submarines: any step that no killer can reach at once, best onto fuel; see submarines.py.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Rows = std::vector<std::string>;

// How good the cell is to stand on; -1: it cannot be entered.
int worth(const Rows& rows, int row, int col) {
    const int height = int(rows.size()), width = int(rows[0].size());
    if (row < 0 || row >= height || col < 0 || col >= width) return -1;
    if (rows[row][col] == 'o' || rows[row][col] == 'k') return -1;
    for (int r = 0; r < height; ++r) {
        for (int c = 0; c < width; ++c) {
            const int down = r - row, right = c - col;
            if (rows[r][c] == 'k' && down * down <= 1 && right * right <= 1) return 0;
        }
    }
    return rows[row][col] == '.' ? 1 : 1 + (rows[row][col] - '0');
}

int main() {
    for (std::string line; std::getline(std::cin, line) && line.rfind("end", 0) != 0;) {
        if (line.rfind("start", 0) == 0) continue;
        std::istringstream text(line.substr(0, line.find(' '))), numbers(line.substr(line.find(' ')));
        int fuel = 0, round = 0, row = 0;
        numbers >> fuel >> round;
        Rows rows;
        for (std::string cells; std::getline(text, cells, '/');) rows.push_back(cells);
        while (rows[row].find('u') == std::string::npos) ++row;
        const int col = int(rows[row].find('u'));
        const int values[4] = {worth(rows, row, col - 1), worth(rows, row - 1, col),   // a, w,
                               worth(rows, row, col + 1), worth(rows, row + 1, col)};  // d, x
        int best = round % 4;  // so that it does not go to and fro
        for (int i = 0; i < 4; ++i) best = values[i] > values[best] ? i : best;
        std::cout << (fuel == 0 || values[best] <= 0 ? "end" : std::string(1, "awdx"[best])) << std::endl;
    }
}
