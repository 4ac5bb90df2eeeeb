"""Taking tiles: who may claim or conquer which, and what a conquest brings and destroys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.events import CapitalConquered, CitySacked
from feldzug.games.empires.item_cards import HOARD_CARD, DrawItemCard, cards_left
from feldzug.games.empires.peoples import (
    CHAOS,
    CHAOS_BY_LIST,
    SACKERS,
    SKAVEN,
    UNDEAD,
    WITCH_HUNTERS,
)
from feldzug.games.empires.permits import TakeTile
from feldzug.games.empires.vocabularies import CITY, MINE, NARROW, VOLCANO, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Reason, Seat, because

MARKER: Final = 3
"""For a conquered capital. [EMP-220]"""
HUNTERS_MARKER: Final = 5
"""For a capital of Chaos or of undead that Witch Hunters conquer. [EMP-258, EMP-259]"""


def has_beaten(g: Campaign, seat: Seat, other: Seat) -> bool:
    """Whether he has won a battle against the other this round. [EMP-203, EMP-232]"""
    for entry in g.archive:
        if entry.round != g.round:
            continue
        if (entry.challenger, entry.challenged) == (seat, other) and entry.results[0] >= NARROW:
            return True
        if (entry.challenged, entry.challenger) == (seat, other) and entry.results[1] >= NARROW:
            return True
    return False


def battle_tiles(g: Campaign, seat: Seat) -> list[int]:
    """The tiles on which he has fought this round."""
    return [
        entry.tile
        for entry in g.archive
        if entry.round == g.round and seat in (entry.challenger, entry.challenged)
    ]


def cannot_claim(g: Campaign, seat: Seat, tile: int) -> Reason | None:
    """Why he may not claim a tile, whatever it costs: a free one that borders his realm.

    Skaven claim anywhere, and so does a player without any tile. [EMP-200, EMP-237, EMP-409, EMP-428]
    """
    if g.owner[tile] != NOBODY:
        return because("not-free", "EMP-200", tile=tile)
    if not g.touches(seat, tile) and not g.has_rule(seat, SKAVEN) and g.tiles_of(seat):
        return because("no-common-border", "EMP-200", tile=tile)
    return _guarded(g, tile) or g.denied(TakeTile(seat, tile))


def cannot_conquer(g: Campaign, seat: Seat, tile: int, *, beaten: bool) -> Reason | None:
    """Why he may not conquer a tile, whatever it costs: its owner must be beaten, and it must border.

    For Skaven it may lie next to a city instead. [EMP-203, EMP-204, EMP-238, EMP-239]
    """
    owner = g.owner[tile]
    if owner in (NOBODY, seat):
        return because("nobody-to-conquer", "EMP-202", tile=tile)
    if not beaten:
        return because("owner-not-beaten", "EMP-203", seat=owner)
    if not g.touches(seat, tile):
        if not g.has_rule(seat, SKAVEN):
            return because("no-common-border", "EMP-204", tile=tile)
        if not is_beside_city(g, seat, tile):
            return because("no-city-beside", "EMP-239", tile=tile)
    return _guarded(g, tile) or g.denied(TakeTile(seat, tile))


def is_beside_city(g: Campaign, seat: Seat, tile: int) -> bool:
    """Any city on the map, or one of his own where that was agreed. [EMP-239]"""
    own_only = g.options.skaven_city == "own"
    return any(
        g.building[near] == CITY and (not own_only or g.owner[near] == seat)
        for near in g.land.neighbours(tile)
    )


def _guarded(g: Campaign, tile: int) -> Reason | None:
    """The hoard can be taken only if the dragon is slain or was driven off this round. [EMP-345]"""
    if g.land.terrain[tile] != VOLCANO or g.dragon_slain or g.dragon_driven_off == g.round:
        return None
    return because("dragon-guards-it", "EMP-345", tile=tile)


def take_tile(g: Campaign, seat: Seat, tile: int) -> Todo:
    """A tile changes hands by claim or conquest, with all that follows from it.

    Who takes the hoard gets a magic item card for the rest of the campaign. [EMP-262, EMP-270, EMP-403]
    """
    loser = g.owner[tile]
    conquered = loser != NOBODY
    was_capital = g.is_capital(tile)
    building = g.building[tile]
    g.take(seat, tile)
    todo: list[Chance] = []
    if conquered and was_capital:
        _mark(g, seat, loser, tile)
    if conquered and building == MINE and g.options.conquered_mine == "destroyed":
        g.destroy(tile, "conquered")
    if conquered and building == CITY and g.has_rule(seat, SACKERS):
        g.destroy(tile, "sacked")
        todo.append(Sack(seat, tile))
    if g.land.terrain[tile] == VOLCANO and cards_left(g):
        todo.append(DrawItemCard(seat, HOARD_CARD))
    return todo


def _mark(g: Campaign, seat: Seat, loser: Seat, tile: int) -> None:
    """A marker of 3 points, once per capital and conqueror; it stays if the tile is lost later.

    Whoever takes back a capital that was his own gets nothing. Witch Hunters get 5 for a capital of Chaos or
    of undead. [EMP-220, EMP-258, EMP-259]
    """
    if any(
        taken == tile and seat in (conqueror, former)
        for conqueror, former, taken in g.taken_capitals
    ):
        return
    g.taken_capitals = [*g.taken_capitals, (seat, loser, tile)]
    points = HUNTERS_MARKER if _is_hunted(g, seat, loser) else MARKER
    g.markers[seat] += points
    g.tell(CapitalConquered(seat, loser, tile, points))


def _is_hunted(g: Campaign, seat: Seat, loser: Seat) -> bool:
    if not g.has_rule(seat, WITCH_HUNTERS):
        return False
    wide = g.options.witch_hunter_chaos == "all-chaos"
    return (
        g.has_rule(loser, CHAOS)
        or g.has_rule(loser, UNDEAD)
        or (wide and g.has_rule(loser, CHAOS_BY_LIST))
    )


@dataclass(slots=True)
class Sack(Chance):
    """A city that is sacked loses its marker and brings 2D6 × 10 gold. [EMP-233, EMP-234]"""

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("Spending",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(2)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.tell(CitySacked(self.seat, self.tile, outcome))
        g.pay(self.seat, 10 * sum(outcome), "sack", self.tile)
