"""The way a battle is fought: on the table, on paper or simulated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from feldzug.games.empires.battle.events import WayAgreed
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.shared import Shared
from feldzug.kernel.values import Action, Seat

TABLE: Final = "table"
PAPER: Final = "paper"
SIMULATED: Final = "simulated"
WAYS: Final = (TABLE, PAPER, SIMULATED)


@dataclass(frozen=True, slots=True)
class FightBy(Action):
    """Fight this battle in this way."""

    way: str


def usual_way(g: Campaign) -> str:
    """How battles of this campaign are fought unless both sides agree on another way."""
    return g.options.battles


@dataclass(slots=True)
class AgreeWay(Shared):
    """Both sides say how they want to fight; where they differ, it is done as usual in this campaign.

    The organiser may decide at any time. [EMP-434, EMP-435]
    """

    answered: tuple[Seat, ...] = field(default=(), kw_only=True)
    wishes: tuple[str, ...] = field(default=(), kw_only=True)
    """What they who have answered want, in the same order."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def seats(self, g: Campaign) -> list[Seat]:
        speakers = sorted(set(g.frame(Fight).speakers(g)))
        return [seat for seat in speakers if seat not in self.answered]

    def others(self, g: Campaign) -> list[Seat]:
        return [g.role("organiser")]

    def options(self, g: Campaign, seat: Seat) -> list[FightBy]:
        usual = usual_way(g)
        return [FightBy(usual), *[FightBy(way) for way in WAYS if way != usual]]

    def chosen(self, g: Campaign, seat: Seat, action: FightBy) -> None:
        if seat == g.role("organiser"):
            self.answered = tuple(g.frame(Fight).speakers(g))
            self.wishes = (action.way,)
        else:
            self.answered = (*self.answered, seat)
            self.wishes = (*self.wishes, action.way)

    def over(self, g: Campaign) -> Todo:
        """Where nobody is left who could fight on a table, it is simulated. [EMP-437]"""
        fight = g.frame(Fight)
        agreed = all(way == self.wishes[0] for way in self.wishes)
        fight.way = self.wishes[0] if self.wishes and agreed else usual_way(g)
        if fight.way == TABLE and not fight.speakers(g):
            fight.way = SIMULATED
        g.tell(WayAgreed(fight.challenger, fight.challenged, fight.way))
        return None
