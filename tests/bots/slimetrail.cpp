// A bot for slimetrail: leaves the other the fewest ways. What it is sent, and answers: see slimetrail.py.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Rows = std::vector<std::string>;
const int steps[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

bool is_free(const Rows& rows, int r, int c) {
    return r >= 0 && r < int(rows.size()) && c >= 0 && c < int(rows[0].size()) && rows[r][c] != '#';
}

int ways(const Rows& rows, int row, int col) {
    int n = 0;
    for (const auto& step : steps) n += is_free(rows, row + step[0], col + step[1]);
    return n;
}

int main() {
    for (std::string line; std::getline(std::cin, line) && line.rfind("end", 0) != 0;) {
        if (line.rfind("start", 0) == 0) continue;
        const char mine = line[line.find(' ') + 1] == 'g' ? 'G' : 'R';
        std::istringstream text(line.substr(0, line.find(' ')));
        Rows rows;
        for (std::string row; std::getline(text, row, '/');) rows.push_back(row);
        int row = 0, best = -1, best_badness = 100;
        while (rows[row].find('@') == std::string::npos) ++row;
        const int col = int(rows[row].find('@'));
        for (int i = 0; i < 4; ++i) {
            const int r = row + steps[i][0], c = col + steps[i][1];
            if (!is_free(rows, r, c)) continue;
            const int badness = rows[r][c] == mine ? -1 : rows[r][c] == '.' ? ways(rows, r, c) : 99;
            if (badness < best_badness) best = i, best_badness = badness;
        }
        std::cout << row + steps[best][0] + 1 << ',' << col + steps[best][1] + 1
                  << std::endl;  // endl flushes
    }
}
