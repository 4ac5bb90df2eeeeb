"""A battle of Runewars as it stands or would begin, as far as it is known, and what is told of its odds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from feldzug.analysis.runewars.conduct import Readings
from feldzug.analysis.runewars.line import Line
from feldzug.games.runewars.decks import FATE_DECK

Kinds = frozenset[int]

OURS: Final = Readings()
"""The options as they are by default."""


@dataclass(frozen=True, slots=True)
class PassUnderWay:
    """A pass whose cards were drawn already, as much of it as is known. [RW-239 – RW-242]"""

    kinds: tuple[int, int]
    """The types that draw, -1 for none."""
    known: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the cards that are known and not resolved yet."""
    unknown: tuple[int, int]
    """By side: how many cards were drawn or are to be drawn that are not known."""
    further: tuple[int, int]
    """By side: how many more cards an ability may draw."""
    spare: tuple[bool, bool]
    """By side: whether a card is discarded before they are turned up."""
    orbs: tuple[bool, bool]
    """By side: whether orbs are still to be resolved."""
    routs: bool
    damage: bool
    """Whether these are still to be resolved."""
    faces: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """By side: those of the known cards that leave the hand for it."""
    hidden: tuple[int, int] = (0, 0)
    """By side: how many announced tactical fate cards are not known. [BOW-295]"""
    changes: tuple[int, int] = (0, 0)
    """By side: for how many cards others are drawn, if they show little."""
    hunger: bool = True
    """Whether units may still be routed to deal damage."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """A battle as it stands, or as it would begin."""

    attackers: Line
    defenders: Line
    walls: int = 0
    """What a stronghold counts."""
    bonus: tuple[int, int] = (0, 0)
    """What else counts at the tally, by side."""
    developments: tuple[str, ...] = ()
    """The defensive developments that the defender uses. [RW-252]"""
    supported: tuple[Kinds, Kinds] = (frozenset(), frozenset())
    """The unit types that heroes support, by side. [RW-235]"""
    supply: int = 0
    """Reanimates in the box. [RW-287]"""
    pile: tuple[int, ...] = tuple(range(len(FATE_DECK)))
    """The Fate cards that may come, by number."""
    held: tuple[int, ...] = ()
    """Those that are known to be in a hand."""
    readings: Readings = OURS
    round: int = 1
    drawn: frozenset[tuple[int, int]] = frozenset()
    """The types that have drawn in this round, with their side."""
    under_way: PassUnderWay | None = None
    losing: tuple[int, int] = (0, 0)
    """By side: the units that what is in progress destroys; they stand in no line any more."""
    cards: tuple[int, int] = (0, 0)
    """By side: how many tactics cards it holds."""
    opens: bool = False
    """Whether commanders may still act at the start of the battle."""
    tests: Mapping[str, int] = field(default_factory=dict)
    """By commander card: how many Fate cards are drawn for its attribute test. [RW-315]"""
    tested: Mapping[str, int] = field(default_factory=dict)
    """By commander card whose test is under way: the destiny that will be chosen."""
    picked: tuple[int, int] | None = None
    """The types that draw next, if they are picked and nothing else has happened."""
    faces_left: tuple[int, ...] = ()
    """The tactical fate cards that may have been announced unseen, by their faces. [BOW-295]"""


@dataclass(frozen=True, slots=True)
class BattleOdds:
    """What comes of a battle. All numbers are chances or means over all ways it can go."""

    win: float
    """That the attacker wins."""
    low: float
    high: float
    """The interval of that chance: of no width if the odds are exact."""
    exact: bool
    tied: float
    """That both have the same strength, which is the defender's victory. [RW-257]"""
    walls_decide: float
    """That the defender wins only because of his stronghold."""
    attackers_lost: float
    defenders_lost: float
    """Units destroyed before the tally; those that are driven off or retreat afterwards are not."""

    @property
    def holds(self) -> float:
        """That the defender wins."""
        return 1 - self.win
