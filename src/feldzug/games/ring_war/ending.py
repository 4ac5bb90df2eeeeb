"""The end of the war: when it comes, what counts, and who is ahead in a tie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.ring_war.board import EVIL, GOOD, PLACE
from feldzug.games.ring_war.deck import DECK
from feldzug.games.ring_war.events import GameEnded, TieRolled
from feldzug.games.ring_war.war import War
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import OUTERMOST, Chance, Names, Todo
from feldzug.kernel.position import RESIGNED
from feldzug.kernel.values import Outcome, Seat

RING_DESTROYED: Final = "ring-destroyed"
LAST_PLAYER: Final = "last-player"
ALL_AREAS: Final = "all-areas"

STRONGHOLDS: Final = (
    (PLACE["mount_doom"], GOOD),
    (PLACE["minas_tirith"], GOOD),
    (PLACE["barad_dur"], EVIL),
)
"""Places that count four more for a ruler of the right side. [G26]"""


def end_if_decided(g: War) -> None:
    """The war ends early when one player, or one side, is left, or when one rules every area. [G24]"""
    alive = [seat for seat in g.seats() if g.alive[seat]]
    if len(alive) == 1 or all(g.allied(alive[0], seat) for seat in alive):
        end(g, LAST_PLAYER)
        return
    ruler = g.ruler[g.board.areas[0]]
    all_areas = ruler in alive and all(g.ruler[area] == ruler for area in g.board.areas)
    if all_areas and g.options.early_end == "areas-or-last":
        end(g, ALL_AREAS)


def area_score(g: War, seat: Seat) -> int:
    return len(g.ruled(seat))


def fortress_score(g: War, seat: Seat) -> int:
    return sum([1 for area in g.ruled(seat) if g.board.fortress[area]])


def card_score(g: War, seat: Seat) -> int:
    """The stars of the missions and power cards played. [RNG-059, G25]"""
    return sum([DECK[card].points(g.side(seat)) for card in g.played[seat]])


SOURCES: Final = ("areas", "fortresses", "regions", "cards", "strongholds")
"""What points come from, in the order of `points_by_source`."""


def points_by_source(g: War, seat: Seat) -> tuple[int, ...]:
    """One an area, two more a fortress, the bonus of whole regions, the stars of cards. [G25, G26]"""
    areas = area_score(g, seat)
    if g.options.points == "areas":
        return (areas, 0, 0, 0, 0)
    regions = sum([b for n, b in enumerate(g.board.bonus) if g.rules_region(seat, n)])
    strongholds = 0
    if g.options.expansion_points == "on":
        held = [a for a, side in STRONGHOLDS if g.ruler[a] == seat and g.side(seat) == side]
        strongholds = 4 * len(held)
    return (areas, 2 * fortress_score(g, seat), regions, card_score(g, seat), strongholds)


def score(g: War, seat: Seat) -> int:
    return sum(points_by_source(g, seat))


def scores(g: War) -> tuple[int, ...]:
    """Every seat's points; allies add theirs. [G06]"""
    own = [score(g, seat) for seat in g.seats()]
    if g.options.alliance == "sides":
        return tuple(
            [sum([own[b] for b in g.seats() if g.side(b) == g.side(a)]) for a in g.seats()]
        )
    return tuple(own)


def standing(g: War, seat: Seat, points: int) -> tuple[int, ...]:
    """What ranks a player, allies as one: still in the war, points, areas, fortresses, card points. [G27]"""
    partners = [other for other in g.seats() if other == seat or g.allied(seat, other)]
    alive = max([g.alive[p] for p in partners])
    if g.options.ties == "shared":
        return (alive, points)
    return (
        alive,
        points,
        sum([area_score(g, p) for p in partners]),
        sum([fortress_score(g, p) for p in partners]),
        sum([card_score(g, p) for p in partners]),
    )


def end(g: War, ending: str) -> None:
    """The war is over: the players by rank. A tie that is left is broken by a roll. [G27]"""
    points = scores(g)
    keys = {seat: standing(g, seat, points[seat]) for seat in g.seats()}
    ranks = sorted(set(keys.values()), reverse=True)
    groups = [tuple([seat for seat in g.seats() if keys[seat] == rank]) for rank in ranks]
    if g.options.ties == "broken" and any(len(parties(g, group)) > 1 for group in groups):
        g.stack.clear()
        g.do(BreakTies(ending, tuple(groups)))
        return
    g.tell(GameEnded(ending))
    g.finish(Outcome(ending, tuple(groups), points))


def given_up(g: War, loser: Seat) -> Outcome:
    """A player gives up: the others by rank, and after them the one who did, with allies."""
    points = scores(g)
    losers = tuple([seat for seat in g.seats() if seat == loser or g.allied(loser, seat)])
    keys = {s: standing(g, s, points[s]) for s in g.seats() if s not in losers}
    ranks = sorted(set(keys.values()), reverse=True)
    groups = [tuple([seat for seat in keys if keys[seat] == rank]) for rank in ranks]
    return Outcome(RESIGNED, (*groups, losers), points)


def parties(g: War, group: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Who of a group rolls as one: every player alone, allies together. [G06]"""
    found: list[tuple[Seat, ...]] = []
    for seat in group:
        if not any(seat in party for party in found):
            found.append(tuple([s for s in group if s == seat or g.allied(seat, s)]))
    return found


@dataclass(slots=True)
class BreakTies(Chance):
    """Those still tied roll, highest first, until no two are equal. [G27]"""

    ending: str
    groups: tuple[tuple[Seat, ...], ...]

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    def tied(self, g: War) -> tuple[Seat, ...]:
        return next(group for group in self.groups if len(parties(g, group)) > 1)

    def odds(self, g: War) -> Odds:
        return Dice(len(parties(g, self.tied(g))))

    def befalls(self, g: War, outcome: tuple[int, ...]) -> Todo:
        tied = self.tied(g)
        rolled: dict[Seat, int] = {}
        for party, roll in zip(parties(g, tied), outcome, strict=True):
            g.tell(TieRolled(party[0], roll))
            rolled.update(dict.fromkeys(party, roll))
        split = [
            tuple([seat for seat in tied if rolled[seat] == roll])
            for roll in sorted(set(outcome), reverse=True)
        ]
        groups: list[tuple[Seat, ...]] = []
        for group in self.groups:
            groups.extend(split if group == tied else [group])
        if any(len(parties(g, group)) > 1 for group in groups):
            return BreakTies(self.ending, tuple(groups))
        g.tell(GameEnded(self.ending))
        g.finish(Outcome(self.ending, tuple(groups), scores(g)))
        return None
