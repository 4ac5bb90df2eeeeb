"""How large a battle is and how long it lasts, by the round in which it is fought."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.records import Record, records_of

FILE: Final = "sizes.toml"

MOST_BOUGHT: Final = 250
"""So many points may be bought for one battle. [EMP-183]"""
LARGEST_REALM: Final = 100
"""So many points more the largest realm has. [EMP-181]"""
PLAGUE: Final = 100
"""So many points fewer a realm with the plague has. [EMP-083]"""


class BattleSize:
    """Points, unit limits and game turns of a battle."""

    __slots__ = ("extra", "limits", "points", "round", "turns")

    def __init__(self, record: Record) -> None:
        self.round: int = record.number("round", 0)
        """The round, 0 for a siege."""
        self.points: int = record.number("points")
        self.limits: int = record.number("limits")
        """The army size whose minimums and maximums hold."""
        self.turns: int = record.number("turns")
        self.extra: int = record.number("extra", 0)
        """Points for siege gear and troops beyond the limits."""
        if self.points <= 0 or self.limits % 1000 or self.turns <= 0:
            raise record.wrong("points, limits or turns", "makes no battle")
        record.done()


_SIZES: Final[list[BattleSize]] = [BattleSize(record) for record in records_of(FILE, "size")]

SIZES: Final[dict[int, BattleSize]] = {size.round: size for size in _SIZES if size.round}
"""By round. [EMP-184 to EMP-193]"""
SIEGE: Final[BattleSize] = next(size for size in _SIZES if not size.round)
"""The siege of a capital, whatever the round. [EMP-326, EMP-327, EMP-423]"""
