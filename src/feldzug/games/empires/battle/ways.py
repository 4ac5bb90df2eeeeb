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

    wishes: dict[Seat, str] = field(default_factory=dict, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def seats(self, g: Campaign) -> list[Seat]:
        speakers = g.frame(Fight).speakers(g)
        return [seat for seat in sorted(set(speakers)) if seat not in self.wishes]

    def others(self, g: Campaign) -> list[Seat]:
        return [g.role("organiser")]

    def options(self, g: Campaign, seat: Seat) -> list[FightBy]:
        usual = usual_way(g)
        return [FightBy(usual), *[FightBy(way) for way in WAYS if way != usual]]

    def chosen(self, g: Campaign, seat: Seat, action: FightBy) -> None:
        if seat == g.role("organiser"):
            self.wishes = dict.fromkeys(sorted(set(g.frame(Fight).speakers(g))), action.way)
        else:
            wishes = {**self.wishes, seat: action.way}
            self.wishes = {s: wishes[s] for s in sorted(wishes)}

    def over(self, g: Campaign) -> Todo:
        fight = g.frame(Fight)
        wanted = list(self.wishes.values())
        agreed = bool(wanted) and all(way == wanted[0] for way in wanted)
        fight.way = wanted[0] if agreed else usual_way(g)
        g.tell(WayAgreed(fight.challenger, fight.challenged, fight.way))
        return None
