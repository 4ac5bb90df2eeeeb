"""Victory points, who has won, and the scoring at the end."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, SPECIAL, VOLCANO
from feldzug.kernel.values import Outcome, Seat

GOAL: Final = 15
"""[EMP-215]"""
HOARD: Final = 3
"""[EMP-219]"""

FIFTEEN: Final = "fifteen"
AUTUMN_OF_YEAR_2: Final = "autumn"
LEFT_ALONE: Final = "left-alone"
"""How a campaign ends."""

Standing = tuple[int, int, int, int, int]
"""Victory points, cities, castles, mines and gold, in the order in which they decide. [EMP-223]"""


def owns_hoard(g: Campaign, seat: Seat) -> bool:
    """Whether the volcano tile is his: it is the dragon hoard. [EMP-264]"""
    return any(g.owner[tile] == seat for tile in g.land.of_terrain(VOLCANO))


def own_points(g: Campaign, seat: Seat) -> int:
    """1 for each tile and city, 1 for the special building, 3 for the hoard, and the markers.

    [EMP-216 … EMP-221]
    """
    return own_standing(g, seat)[0]


def own_standing(g: Campaign, seat: Seat) -> Standing:
    tiles = g.tiles_of(seat)
    there = [g.building[tile] for tile in tiles]
    cities = there.count(CITY)
    points = len(tiles) + cities + int(SPECIAL in there) + g.markers[seat]
    if owns_hoard(g, seat):
        points += HOARD
    return points, cities, there.count(CASTLE), there.count(MINE), g.gold[seat]


def standing(g: Campaign, seat: Seat) -> Standing:
    """What counts: of allies the average of both, halves rounded down. [EMP-144 … EMP-146, EMP-408]"""
    own = own_standing(g, seat)
    ally = g.ally[seat]
    if ally == NOBODY:
        return own
    theirs = own_standing(g, ally)
    return (
        (own[0] + theirs[0]) // 2,
        (own[1] + theirs[1]) // 2,
        (own[2] + theirs[2]) // 2,
        (own[3] + theirs[3]) // 2,
        (own[4] + theirs[4]) // 2,
    )


def points(g: Campaign, seat: Seat) -> int:
    """The victory points that count for a player, his ally's averaged in. [EMP-144]"""
    return standing(g, seat)[0]


def check_victory(g: Campaign) -> None:
    """Whoever has 15 victory points has won; of several the one who stands best.

    Allies win together, by their average alone. It is asked after every phase. [EMP-147, EMP-215, EMP-408]
    """
    if any(points(g, seat) >= GOAL for seat in g.realms()):
        g.finish(ranking(g, FIFTEEN))


def score(g: Campaign) -> None:
    """The highest total wins, allied scores included; ties by cities, castles, mines, gold.

    [EMP-148, EMP-222, EMP-223]
    """
    g.finish(ranking(g, AUTUMN_OF_YEAR_2))


def ranking(g: Campaign, ending: str) -> Outcome:
    """The realms by how they stand; equals and allies share a place, neutral realms are last."""
    places: dict[tuple[bool, Standing], list[Seat]] = {}
    for seat in g.seats():
        played = not g.neutral[seat]
        places.setdefault((played, standing(g, seat)), []).append(seat)
    best_first = sorted(places, reverse=True)
    return Outcome(
        ending,
        tuple([tuple(places[place]) for place in best_first]),
        tuple([points(g, seat) for seat in g.seats()]),
    )
