"""Leaders: where they may be placed, and how they come back."""

from __future__ import annotations

from feldzug.games.ring_war.actions import PlaceLeader, place_leader
from feldzug.games.ring_war.events import LeaderPlaced
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Names, Question
from feldzug.kernel.values import Action, Reason, Seat, because


def leader_places(g: War, seat: Seat) -> list[int]:
    """Any own area, but never two leaders of one player in the same. [G10]"""
    return [area for area in g.ruled(seat) if not g.leader[area]]


def starting_leaders(g: War) -> int:
    """Two each at the start, on the northern board one. [G10]"""
    if g.options.leaders == "official":
        return 1 if g.options.map == "base" else 2
    return 1 if g.options.leaders == "one" else 2


class PutLeader(Question):
    """A leader is placed in an own area. [G10]"""

    @staticmethod
    def inside() -> Names:
        return "SetUp", "CardPart", "DrawAdventureCard"

    def options(self, g: War) -> list[Action]:
        return [place_leader(area) for area in g.ruled(self.seat)]

    def forbids(self, g: War, action: PlaceLeader) -> Reason | None:
        if action.area not in g.board.areas or g.ruler[action.area] != self.seat:
            return because("not-your-area", "G10", area=action.area)
        if g.leader[action.area]:
            return because("leader-already-there", "G10", area=action.area)
        return None

    def legal(self, g: War) -> list[Action]:
        return [place_leader(area) for area in g.ruled(self.seat) if not g.leader[area]]

    def chosen(self, g: War, action: PlaceLeader) -> None:
        put_leader(g, self.seat, action.area)


def put_leader(g: War, seat: Seat, area: int) -> None:
    g.leader[area] = 1
    g.leader_tired[area] = g.leader_came[area] = 0
    g.tell(LeaderPlaced(seat, area))
