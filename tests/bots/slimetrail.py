#!/usr/bin/env python3
"""A bot for slimetrail: moves towards its own goal, and away from the other's.

It is sent      start slimetrail SEAT ...
                ROWS SIDE [pie]     such as G../#@./..R g; it answers with a cell, such as 3,2
                end RESULT
"""
import sys


def moves(rows):
    """The cells that the piece can go to: north, east, south, west."""
    row, col = next((r, line.index("@")) for r, line in enumerate(rows) if "@" in line)
    for r, c in (row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1):
        if 0 <= r < len(rows) and 0 <= c < len(rows[0]) and rows[r][c] != "#":
            yield r, c


def choice(rows, side):
    corners = {"g": (0, 0), "r": (len(rows) - 1, len(rows[0]) - 1)}
    mine = corners.pop(side)
    (other,) = corners.values()

    def badness(cell):
        return cell == other, abs(cell[0] - mine[0]) + abs(cell[1] - mine[1])

    return min(moves(rows), key=badness)


for line in sys.stdin:
    words = line.split()
    if words[0] == "end":
        break
    if words[0] != "start":
        row, col = choice(words[0].split("/"), words[1])
        print(f"{row + 1},{col + 1}", flush=True)  # without the flush it would stay in here
