"""In the epic variant a drawn tactics card that reveals runes may be replaced. [BOW-123]

Whoever has drawn is asked, whatever it was: the pause tells nothing about the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.cards.tactics.lieutenant_general import is_replaced
from feldzug.games.runewars.decks import TACTICS_BOX, TacticsCard
from feldzug.games.runewars.drawing import DrawTactics, TacticsDrawn
from feldzug.games.runewars.set_up.quick import QuickSetUp
from feldzug.games.runewars.tactics.play import discard_tactics
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.windows import Window

AFTER_DRAWING: Final = "after-drawing"


@dataclass(frozen=True, slots=True)
class ReplaceTactics(Action):
    """Discard this card and draw another one."""

    card: TacticsCard


def reveals_runes(card: int) -> bool:
    return TACTICS_BOX[card].amount("reveals") > 0


@dataclass(slots=True)
class ReplaceRuneCard(Window):
    """Whether a card that was drawn in this season and reveals runes is replaced. [BOW-123]"""

    def may_act(self, g: World, seat: Seat) -> bool:
        """As far as all can tell: unless every such card lies open among the discards."""
        discards = g.tactics_deck.discards
        if not len(g.fresh[seat]):
            return False
        for facts in TACTICS_BOX.in_play(g.rules):
            if reveals_runes(facts.number) and discards.count(facts.number) < facts.copies:
                return True
        return False

    def acts(self, g: World, seat: Seat) -> list[Any]:
        return [ReplaceTactics(card) for card in sorted(set(g.fresh[seat].cards))]

    def forbids_act(self, g: World, seat: Seat, action: ReplaceTactics) -> Reason | None:
        if not reveals_runes(action.card):
            return because("reveals-no-runes", "BOW-123", card=action.card)
        return None

    def acted(self, g: World, seat: Seat, action: ReplaceTactics) -> Todo:
        discard_tactics(g, seat, action.card)
        return DrawTactics(seat)

    def again(self, order: tuple[Seat, ...]) -> Window:
        return ReplaceRuneCard(self.moment, order)

    def scopes(self, g: World, seat: Seat) -> dict[str, int]:
        """For the rest of a season."""
        return {"season": 4 * g.year + g.season}


def may_be_replaced(g: World, event: TacticsDrawn) -> Todo:
    """Cards that are drawn together are looked at together. In the quick set-up nobody is asked. [RW-379]"""
    if g.options.epic != "on" or is_replaced(g, event.card):
        return None
    if [frame for frame in g.stack if isinstance(frame, QuickSetUp)]:
        return None
    for frame in (*g.reactions, *g.stack[-1:]):
        if isinstance(frame, ReplaceRuneCard):
            return None
        if isinstance(frame, DrawTactics) and frame.seat == event.seat:
            return None
    return ReplaceRuneCard(AFTER_DRAWING, (event.seat,))


def install(rules: Rules) -> None:
    rules.on(TacticsDrawn, may_be_replaced)
