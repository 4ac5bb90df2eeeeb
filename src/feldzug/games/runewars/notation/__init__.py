"""A position of Runewars as text, read both ways: for tests, bug reports and puzzles.

    game: runewars 2 setup=quick
    year: 2 summer first 0 active 1
    tile 1: 0 0 turn 0
    1a: footman 2, routed bowman 1, stronghold 0 damaged, rune dragon-rune known 0 1
    player 0: daqan, influence 5, dials 3 4 2, orders harvest conquer, now conquer
    tactics 0: ambush gifts-and-promises@all
    hero lord-hawthorne: 0 at 1a, damage 1, rewards sword@1
    stack: WholeGame(at="seasons") > …

What lies nowhere else is not written: figures, runes and cards in their piles. Nor is what follows from the
rest: who controls an area. Without a stack the season begins.
"""

from __future__ import annotations

from feldzug.games.runewars.notation.reading import read
from feldzug.games.runewars.notation.writing import write

__all__ = ["read", "write"]
