"""Lieutenant General: the tactics card of a second commander. [BOW-214, BOW-281]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.banners.commanders.general import (
    LIEUTENANT_GENERAL,
    cannot_promote,
    promote,
)
from feldzug.games.runewars.cards.tactics.text import TacticsText
from feldzug.games.runewars.drawing import DrawTactics, TacticsDrawn
from feldzug.games.runewars.tactics.play import discard_tactics
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat

COMMANDERS: Final = "commanders"
"""The shelf with the commander cards: empty in a game without commanders."""


class LieutenantGeneral(TacticsText):
    """In your turn: draw 1 commander card and lead a second commander. This card stays in play and is
    discarded when one of your two commanders is defeated. Where there are no commanders, discard it as soon
    as you draw it and draw another card.
    """

    def lasts(self, rules: Rules) -> None:
        rules.on(TacticsDrawn, replaced_without_commanders)

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        if not g.rules.shelf(COMMANDERS):
            return self.useless()
        return cannot_promote(g, seat)

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return promote(g, seat)


def is_replaced(g: World, card: int) -> bool:
    """Whether it is a card of commanders in a game without them."""
    return card == LIEUTENANT_GENERAL and not g.rules.shelf(COMMANDERS)


def replaced_without_commanders(g: World, event: TacticsDrawn) -> Todo:
    """Where nobody commands it is discarded, open to all, and another card is drawn. [BOW-214]"""
    if not is_replaced(g, event.card):
        return None
    discard_tactics(g, event.seat, event.card)
    return DrawTactics(event.seat)
