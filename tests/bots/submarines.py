#!/usr/bin/env python3
"""A bot for submarines: goes the shortest way to fuel, and ends the game while it leads.

It is sent      start submarines user ...
                ROWS FUEL ROUND USER COMPUTER   such as ..3/ou./..k 10 1 0 0; it answers a, d, w, x or end
                end RESULT
"""
import sys
from collections import deque


def way(rows):
    """The first step to the nearest fuel that is to be had: by breadth-first search from the submarine."""
    start = next((r, line.index("u")) for r, line in enumerate(rows) if "u" in line)
    queue, seen = deque([(start, "")]), {start}
    while queue:
        (row, col), first = queue.popleft()
        if rows[row][col].isdigit():
            return first
        for letter, r, c in ("a", row, col - 1), ("d", row, col + 1), ("w", row - 1, col), ("x", row + 1, col):
            inside = 0 <= r < len(rows) and 0 <= c < len(rows[0])
            if inside and (r, c) not in seen and rows[r][c] not in "ok":
                seen.add((r, c))
                queue.append(((r, c), first or letter))
    return "end"


for line in sys.stdin:
    words = line.split()
    if words[0] == "end":
        break
    if words[0] != "start":
        fuel, _, user, computer = map(int, words[1:5])
        print("end" if fuel == 0 or user > computer else way(words[0].split("/")), flush=True)
