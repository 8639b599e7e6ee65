// A bot for corners: of all steps and single jumps, that of the hindmost chip which goes on. What it is sent,
// and answers: see corners.py.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    const int steps[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    for (std::string line; std::getline(std::cin, line) && line.rfind("end", 0) != 0;) {
        if (line.rfind("start", 0) == 0) continue;
        const char side = line[line.find(' ') + 1];
        const int sign = side == 'b' ? 1 : -1;
        std::istringstream text(line);
        std::vector<std::string> rows;
        for (std::string row; rows.size() < 8 && std::getline(text, row, '/');) rows.push_back(row);
        std::string best;
        int best_value = -1000;
        for (int i = 0; i < 64 * 4 * 2; ++i) {
            const int row = i / 8 / 8, col = i / 8 % 8, length = 1 + i % 2;
            const int* step = steps[i / 2 % 4];
            const int r = row + length * step[0], c = col + length * step[1];
            if (rows[row][col] != side || r < 0 || r > 7 || c < 0 || c > 7 || rows[r][c] != '.') continue;
            if (length == 2 && rows[row + step[0]][col + step[1]] == '.') continue;
            const int gain = sign * (r + c - row - col);
            const int value = 20 * gain - sign * (row + col);
            if (value <= best_value) continue;
            best_value = value;
            std::ostringstream move;
            move << row + 1 << ',' << col + 1 << ' ' << r + 1 << ',' << c + 1;
            best = move.str();
        }
        std::cout << best << std::endl;  // endl flushes
    }
}
