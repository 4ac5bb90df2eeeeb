"""Tactics cards that let their player draw more Fate cards: for diplomacy, for a test. [RW-208]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.cards.tactics.text import TacticsText
from feldzug.games.runewars.decks import TACTICS_BOX, TacticsCard
from feldzug.games.runewars.diplomacy import DiplomacyDraws
from feldzug.games.runewars.heroes.attributes import TestDraws
from feldzug.games.runewars.world import World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Seat


class GiftsAndPromises(TacticsText):
    """Before you draw for diplomacy: draw 2 extra Fate cards."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(GiftsMade, DiplomacyDraws, gifts_draw_more)

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects.append(GiftsMade(seat, "diplomacy", self.number))


@dataclass(slots=True, unsafe_hash=True)
class GiftsMade(Effect):
    """More Fate cards for this attempt at diplomacy."""

    card: TacticsCard


def gifts_draw_more(g: World, query: DiplomacyDraws, count: int, effect: GiftsMade) -> int:
    more = TACTICS_BOX[effect.card].amount("cards")
    return count + more if query.seat == effect.seat else count


class HeroicFeat(TacticsText):
    """Before one of your heroes tests an attribute: draw 2 extra Fate cards."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(FeatAhead, TestDraws, feat_draws_more)

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects.append(FeatAhead(seat, "test", self.number))


@dataclass(slots=True, unsafe_hash=True)
class FeatAhead(Effect):
    """More Fate cards for the next test of a hero of the seat."""

    card: TacticsCard


def feat_draws_more(g: World, query: TestDraws, count: int, effect: FeatAhead) -> int:
    more = TACTICS_BOX[effect.card].amount("cards")
    return count + more if query.seat == effect.seat else count


MORE_FATE: Final[tuple[TacticsText, ...]] = (
    GiftsAndPromises("gifts-and-promises"),
    HeroicFeat("heroic-feat"),
)
