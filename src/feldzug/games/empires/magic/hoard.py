"""The dragon hoard: its owner casts free of charge, from there, and without failure."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.land import NONE
from feldzug.games.empires.magic.spell import FailSpell, SpellPrice
from feldzug.games.empires.vocabularies import VOLCANO
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because


def hoard_of(g: Campaign, seat: Seat) -> int:
    """The volcano tile, if it is this player's; NONE if not. [EMP-264]"""
    for tile in g.land.of_terrain(VOLCANO):
        if g.owner[tile] == seat:
            return tile
    return NONE


def origins(g: Campaign, seat: Seat) -> list[int]:
    """Where the range of a player's spell may be measured from: his special building, his hoard.

    By the other reading the hoard is no origin. [EMP-030, EMP-263, EMP-268]
    """
    hoard = hoard_of(g, seat) if g.options.hoard_casting == "hoard" else NONE
    return [tile for tile in (g.special_site(seat), hoard) if tile != NONE]


def the_hoard_pays(g: Campaign, query: SpellPrice, price: int) -> int:
    """[EMP-268]"""
    return price if hoard_of(g, query.seat) == NONE else 0


def the_hoard_saves_from_failure(g: Campaign, permit: FailSpell) -> Reason | None:
    """[EMP-269]"""
    hoard = hoard_of(g, permit.seat)
    return None if hoard == NONE else because("hoard-ignores-ones", "EMP-269")


def add_hoard(rules: Rules) -> None:
    rules.modifies(SpellPrice, the_hoard_pays)
    rules.deny(FailSpell, the_hoard_saves_from_failure)
