"""Victory points, who has won, and the scoring at the end."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign


def check_victory(g: Campaign) -> None:
    """Whether somebody has won, asked after every phase. [EMP-147, EMP-215, EMP-408]"""


def score(g: Campaign) -> None:
    """The points are added up after the autumn spells of year 2. [EMP-222]"""
