#!/usr/bin/env python3
"""A bot for basestrike: shoots next to what it has hit, else at mist on every second cell.

It is sent      start basestrike soldier ...
                ROWS WEAPON ROCKETS MISSILES    10 rows such as ..x-......, r or m, and the shots left;
                                                it answers with a cell, such as 3,2, or q for the other weapon
                end RESULT
"""
import random
import sys


def choice(rows):
    mist = [(r, c) for r in range(10) for c in range(10) if rows[r][c] == "."]

    def goodness(cell):
        row, col = cell
        near = (row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)
        hits = sum(0 <= r < 10 and 0 <= c < 10 and rows[r][c] == "x" for r, c in near)
        return hits, (row + col) % 2, random.random()

    return max(mist, key=goodness) if mist else (0, 0)


for line in sys.stdin:
    words = line.split()
    if words[0] == "end":
        break
    if words[0] != "start":
        left = {"r": int(words[2]), "m": int(words[3])}
        if left[words[1]] == 0:
            print("q", flush=True)
        else:
            row, col = choice(words[0].split("/"))
            print(f"{row + 1},{col + 1}", flush=True)
