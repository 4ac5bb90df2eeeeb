"""What a battle knows while it is set up and fought: its two sides, and who acts for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.empires.battle.throws import DragonThrow, LavaTile, SwampThrow
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER, Objective, Piece
from feldzug.games.empires.vocabularies import Tile
from feldzug.games.empires.weather import PLEASANT, Weather
from feldzug.kernel.frames import Frame, Procedure
from feldzug.kernel.state import copy
from feldzug.kernel.values import Seat


@dataclass(slots=True)
class Fight(Procedure):
    """The battle of one challenge. [EMP-166, EMP-172]

    Each side belongs to a player, its principal; where he has hired a mercenary, that one fights and speaks
    for it: tile, events, army bonus and treasury stay the principal's. [EMP-402]
    """

    number: int
    """Its place in the order of challenges."""
    challenger: Seat
    challenged: Seat
    tile: Tile
    defender: int = field(default=NEITHER, kw_only=True)
    """The side that owned the tile when it began; NEITHER on a free one."""
    siege: bool = field(default=False, kw_only=True)
    dragon: bool = field(default=False, kw_only=True)
    """Whether the dragon joins it: what other battles of the round bring does not change that."""
    fighters: tuple[Seat, ...] = field(default=(), kw_only=True)
    """Who spoke for each side when it began."""
    way: str = field(default="", kw_only=True)
    side: int = field(default=0, kw_only=True)
    """The long edge at which the challenger sets up."""
    first: int = field(default=CHALLENGER, kw_only=True)
    pieces: tuple[Piece, ...] = field(default=(), kw_only=True)
    objectives: tuple[Objective, ...] = field(default=(), kw_only=True)
    weather: Weather = field(default=PLEASANT, kw_only=True)
    has_weather: bool = field(default=False, kw_only=True)
    armies: tuple[Roster, ...] = field(default=(), kw_only=True)
    paid: tuple[int, int] = field(default=(0, 0), kw_only=True)
    """The gold that each side has paid for its army. [EMP-125, EMP-182, EMP-434]"""
    removed: tuple[int, int] = field(default=(-1, -1), kw_only=True)
    """By side, the line of its roster with the character that an Assassin has removed. [EMP-127]"""
    scouts: int = field(default=NEITHER, kw_only=True)
    """The side whose Scouts set up the terrain. [EMP-120]"""
    castle_card: bool = field(default=False, kw_only=True)
    """Whether a magic item card lies in the castle. [EMP-359]"""
    touched_by: int = field(default=NEITHER, kw_only=True)
    """The side whose infantry was the first to touch the castle, as told while it was fought. [EMP-360]"""

    eruption_rolled: int = field(default=-1, kw_only=True)
    """The half turn, counted from 0, for which the volcano was rolled for last. [EMP-287]"""
    eruption_die: int = field(default=0, kw_only=True)
    erupted: int = field(default=-1, kw_only=True)
    """The half turn in which the volcano has erupted, by the die or by its first tile. [EMP-288 … EMP-292]"""
    swamp: tuple[SwampThrow, ...] = field(default=(), kw_only=True)
    """What was thrown for stands in swamps. [EMP-320]"""
    lava: tuple[LavaTile, ...] = field(default=(), kw_only=True)
    """The lava tiles that were told. [EMP-294]"""
    dragon_throws: tuple[DragonThrow, ...] = field(default=(), kw_only=True)
    """The attacks of the dragon that were thrown for. [EMP-333]"""

    def principal(self, side: int) -> Seat:
        """The player whose side it is."""
        return self.challenger if side == CHALLENGER else self.challenged

    def fighter(self, g: Campaign, side: int) -> Seat:
        """Whose army fights for a side: its principal's, or that of the mercenary whom he has hired.

        A mercenary who takes part in the challenges, too, does not fight against himself. [EMP-402]
        """
        principal = self.principal(side)
        for seat in g.seats():
            if g.hired_by[seat] == principal and seat != self.principal(1 - side):
                return seat
        return principal

    def speaker(self, g: Campaign, side: int) -> Seat:
        """Who sets up and decides for a side: whose army it is; if he has left, its principal.

        [EMP-402, EMP-437]
        """
        fighter = self.fighter(g, side)
        return self.principal(side) if g.neutral[fighter] else fighter

    def has_hired(self, g: Campaign, side: int) -> bool:
        return self.fighter(g, side) != self.principal(side)

    def is_played(self, g: Campaign, side: int) -> bool:
        """Whether somebody speaks for a side: nobody does for a neutral realm. [EMP-437]"""
        return not g.neutral[self.speaker(g, side)]

    def sides(self, g: Campaign) -> list[int]:
        """The sides that somebody speaks for."""
        return [side for side in (CHALLENGER, CHALLENGED) if self.is_played(g, side)]

    def speakers(self, g: Campaign) -> list[Seat]:
        return [self.speaker(g, side) for side in self.sides(g)]

    def is_endowed(self, g: Campaign, side: int) -> bool:
        """Whether a side has events, cards and a treasury: a neutral realm has none. [EMP-402, EMP-437]"""
        return not g.neutral[self.principal(side)]

    def side_of(self, g: Campaign, seat: Seat) -> int:
        """The side that a player speaks for, or spoke for before he left."""
        ours = (self.speaker(g, CHALLENGER), self.fighter(g, CHALLENGER))
        return CHALLENGER if seat in ours else CHALLENGED

    def holds(self, g: Campaign, side: int, card: int) -> bool:
        """Whether a side has an event: its principal's, if he plays. [EMP-402, EMP-437]"""
        return g.holds_card(self.principal(side), card) and self.is_endowed(g, side)

    def holds_here(self, g: Campaign, side: int, card: int) -> bool:
        """Whether a side has an event for one battle, and this is the one. [EMP-429]"""
        return self.holds(g, side, card) and self.is_first_of(g, side)

    def edge(self, side: int) -> int:
        """The long edge of the table at which a side sets up."""
        return self.side if side == CHALLENGER else 1 - self.side

    def knows_armies(self, seat: Seat | None) -> bool:
        """Both sides see the armies when they are locked, all others after the result."""
        return seat in self.fighters or seat in (self.challenger, self.challenged)

    def seen_by(self, seat: Seat | None) -> Frame:
        if not self.armies or self.knows_armies(seat):
            return self
        twin: Any = copy(self)
        twin.armies = ()
        twin.removed = (-1, -1)
        found: Frame = twin
        return found

    def is_first_of(self, g: Campaign, side: int) -> bool:
        """Whether cards for one battle belong to this one: the first that was entered. [EMP-429]"""
        return g.battles_of(self.principal(side))[0] == self.number
