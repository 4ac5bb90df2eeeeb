"""Tables with development cards: who has bought which, a harvest, a battle, a march."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.banners.development.state import (
    DEVELOPMENT_CARD_BOX,
    DEVELOPMENT_CARDS,
    Developed,
)
from feldzug.games.runewars.banners.development.text import text_of
from feldzug.games.runewars.board import FACTIONS, UNITS
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import Seat
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.battlefield import engaged, kind
from tests.games.runewars.campaign import begin, campaign
from tests.games.runewars.order import use_bonus

BANNERS = ("banners",)
TRIANGLE, CIRCLE, RECTANGLE, HEXAGON = 9, 1, 3, 6
"""Fate cards with an orb for each base."""


def card(name: str) -> int:
    return DEVELOPMENT_CARDS.index(name)


def bought(g: World, *names: str) -> World:
    """These cards were bought, and what each does at once is done."""
    for name in names:
        n = card(name)
        g.part(Developed).bought[n] = 1
        faction = FACTIONS.index(DEVELOPMENT_CARD_BOX[n].printed["faction"])
        if DEVELOPMENT_CARD_BOX[n].printed["about"] != "capital":
            assert text_of(g, n).bought(g, Seat(g.owner[faction])) is None
    return g


def realm(text: str = "", **options: str) -> World:
    """A campaign with development cards; all dials stand at 8."""
    g = campaign(text, 4, BANNERS, development_cards="on", **options)
    for seat in g.seats():
        g.dials[seat] = [8, 8, 8]
    return g


def harvest(g: World, seat: Seat) -> World:
    """The bonus of Harvest is used: the developments have paid, and one may be built."""
    dials = g.dials[seat][:]
    begin(g, seat, "harvest")
    g.dials[seat] = dials
    use_bonus(g, seat)
    return g


def fight(
    attackers: str, defenders: str, unit: str, seat: Seat, owner: Seat, *cards: str, **more: Any
) -> World:
    """A battle in the round of a kind of unit, of a side with these development cards."""
    g = engaged(
        attackers,
        defenders,
        UNITS[kind(unit)].initiative,
        seat=seat,
        owner=owner,
        modules=BANNERS,
        development_cards="on",
        **more,
    )
    bought(g, *cards)
    g.forget_menu()
    return g


def no_cards_played(g: World) -> World:
    """Nobody plays a tactics card."""
    while g.stack and isinstance(g.stack[-1], Window):
        g.apply(g.waiting()[0], PASS)
    return g


def top(g: World) -> type[Frame]:
    return type(g.stack[-1]) if g.stack else Frame
