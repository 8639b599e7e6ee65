#!/usr/bin/env python3
"""A bot for corners: of all steps and single jumps, the one that brings its chips furthest on.

It is sent      start corners SEAT ...
                ROWS SIDE     8 rows such as bbbbb..., and w or b; it answers with two cells, such as 7,8 5,8
                end RESULT
White goes to the upper left, Black to the lower right.
"""
import random
import sys


def moves(rows, side):
    """Steps, and jumps over one chip: from row, from col, to row, to col."""
    for row, col in ((r, c) for r in range(8) for c in range(8) if rows[r][c] == side):
        for down, right in (-1, 0), (0, 1), (1, 0), (0, -1):
            for length in 1, 2:
                r, c = row + length * down, col + length * right
                if not (0 <= r < 8 and 0 <= c < 8):
                    continue
                if rows[r][c] == "." and (length == 1 or rows[row + down][col + right] != "."):
                    yield row, col, r, c


def choice(rows, side):
    sign = 1 if side == "b" else -1
    gains = {move: sign * (move[2] + move[3] - move[0] - move[1]) for move in moves(rows, side)}
    best = max(gains.values())
    return random.choice([move for move, gain in gains.items() if gain == best])


for line in sys.stdin:
    words = line.split()
    if words[0] == "end":
        break
    if words[0] != "start":
        ends = [n + 1 for n in choice(words[0].split("/"), words[1])]
        print("{},{} {},{}".format(*ends), flush=True)
