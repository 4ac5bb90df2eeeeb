"""A random walk that seeks battles: for fuzzing, for the laws and for measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from feldzug.games.runewars.cards.order_texts.recruit import UseDial
from feldzug.games.runewars.decks import ORDER_BOX
from feldzug.games.runewars.diplomacy import Fight
from feldzug.games.runewars.march import Activate, GatherArmy, March
from feldzug.games.runewars.movement import movers
from feldzug.games.runewars.tactics.play import PlayTactics
from feldzug.games.runewars.turn import CarryOut
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrder
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import Seat

WARLIKE: Final = tuple(
    [ORDER_BOX.number(order) for order in ("mobilize", "conquer", "recruit", "strategize")]
)
"""The orders that fight, or bring those who will."""


def seek(g: World, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
    """March upon others with all that is near, fight rather than talk, and play cards."""
    wanted = [action for action in legal if is_warlike(g, seat, action)]
    if isinstance(g.stack[-1], GatherArmy) and not wanted:
        return legal[-1]
    choices = wanted if wanted and dealer.below(8) else legal
    return choices[dealer.below(len(choices))]


def is_warlike(g: World, seat: Seat, action: Any) -> bool:
    """Whether an answer leads to a battle."""
    if isinstance(action, Activate):
        return is_prey(g, seat, action.area)
    if isinstance(action, ChooseOrder):
        return action.order in WARLIKE
    return isinstance(action, (March, Fight, PlayTactics, CarryOut, UseDial))


def is_prey(g: World, seat: Seat, area: int) -> bool:
    """Whether somebody else's units are in an area next to own ones that may march."""
    if g.controller[area] == seat or g.is_empty(area):
        return False
    ready = [n for n in g.neighbours(area) if not g.activated[n] >> seat & 1]
    return bool([near for near in ready if movers(g, near, seat)])
