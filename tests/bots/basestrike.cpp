// A bot for basestrike: missiles first, each where the most mist is; then rockets beside hits, else at mist.
// What it is sent, and answers: see basestrike.py.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// How many of the 3x3 cells around this one hold the letter.
int around(const std::vector<std::string>& rows, int row, int col, char letter) {
    int n = 0;
    for (int i = 0; i < 9; ++i) {
        const int r = row - 1 + i / 3, c = col - 1 + i % 3;
        n += r >= 0 && r < 10 && c >= 0 && c < 10 && rows[r][c] == letter;
    }
    return n;
}

int main() {
    for (std::string line; std::getline(std::cin, line) && line.rfind("end", 0) != 0;) {
        if (line.rfind("start", 0) == 0) continue;
        std::istringstream words(line);
        std::string board, weapon;
        int rockets = 0, missiles = 0, best = 0, best_value = -1;
        words >> board >> weapon >> rockets >> missiles;
        if ((weapon == "r" && missiles > 0) || (weapon == "m" && missiles == 0)) {
            std::cout << 'q' << std::endl;  // endl flushes
            continue;
        }
        std::vector<std::string> rows;
        std::istringstream cells(board);
        for (std::string row; std::getline(cells, row, '/');) rows.push_back(row);
        for (int i = 0; i < 100; ++i) {
            if (rows[i / 10][i % 10] != '.') continue;
            const int value = around(rows, i / 10, i % 10, weapon == "m" ? '.' : 'x');
            if (value > best_value) best = i, best_value = value;
        }
        std::cout << best / 10 + 1 << ',' << best % 10 + 1 << std::endl;
    }
}
