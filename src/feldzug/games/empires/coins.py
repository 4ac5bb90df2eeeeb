"""Gold as coins on the table."""

from __future__ import annotations

from typing import Final

LARGE: Final = 10
"""A large gold coin. [EMP-014]"""
COPPER: Final = 5
"""A copper coin. [EMP-015]"""


def coins(gold: int) -> tuple[int, int, int]:
    """An amount in large coins and copper coins, and what no coin shows. [EMP-014, EMP-015]"""
    large, left = divmod(gold, LARGE)
    copper, rest = divmod(left, COPPER)
    return large, copper, rest
