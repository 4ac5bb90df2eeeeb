"""Before Fate cards are drawn, the attacker and then the defender announce tactical fate cards.

[BOW-103 – BOW-105, BOW-252, BOW-253, BOW-Q11, BOW-Q13, BOW-Q15]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.tactical_fate import (
    FACE_OF,
    FreshFates,
    announce,
    announced,
    left_in_play,
)
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.passes import FightPass, pick_before_drawing
from feldzug.games.runewars.battle.queries import DrawsOf
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.heroes.attributes import DuelDraws
from feldzug.games.runewars.heroes.carrying import owner_of
from feldzug.games.runewars.heroes.duel import Duel, duel_of
from feldzug.games.runewars.tactics.window import terms
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.windows import Window

MOMENT: Final = "announce-fate"


@dataclass(frozen=True, slots=True)
class AnnounceFate(Action):
    """This tactical fate card stands in for a Fate card; its text is ignored. [BOW-103, BOW-108]"""

    card: TacticsCard


def replaceable(g: World, side: int) -> int:
    """How many Fate cards could still be replaced: one a unit at most, and never the extra card that a
    supporting hero brings. [BOW-105, BOW-Q13, RW-235]
    """
    duel = duel_of(g)
    if duel is not None:
        return g.value(DuelDraws(side), 1)
    fought = g.frame(FightPass)
    units = fought.units(g, side)
    draws = g.value(DrawsOf(side, fought.kind(side)), units)
    return min(draws, units - len(announced(g, side)))


@dataclass(slots=True)
class AnnounceWindow(Window):
    """Card after card, until the seat passes; what is announced stays announced. [BOW-103, BOW-Q15]

    Asked is whoever holds cards that may be played, unless all can tell that none of them could be used.
    """

    side: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass", "Duel")

    def may_act(self, g: World, seat: Seat) -> bool:
        held = len(g.tactics[seat].cards)
        if not held and g.fresh[seat].cards:
            held = g.value(FreshFates(seat), 0)
        return held > 0 and left_in_play(g) > 0 and replaceable(g, self.side) > 0

    def acts(self, g: World, seat: Seat) -> list[Any]:
        cards = [*g.tactics[seat].cards, *g.fresh[seat].cards]
        return [AnnounceFate(card) for card in dict.fromkeys(cards) if card in FACE_OF]

    def forbids_act(self, g: World, seat: Seat, action: AnnounceFate) -> Reason | None:
        """Cards of this season may not be used. [BOW-109]"""
        if action.card not in FACE_OF:
            return because("no-fate-card", "BOW-101", card=action.card)
        if action.card in g.tactics[seat].cards:
            return None
        if action.card not in g.fresh[seat].cards:
            return because("card-not-in-hand", "BOW-103", card=action.card)
        if g.value(FreshFates(seat), 0) > 0:
            return None
        return because("card-is-fresh", "BOW-109", card=action.card)

    def acted(self, g: World, seat: Seat, action: AnnounceFate) -> None:
        announce(g, seat, self.side, action.card)

    def again(self, order: tuple[Seat, ...]) -> AnnounceWindow:
        return AnnounceWindow(self.moment, order, self.side)

    def scopes(self, g: World, seat: Seat) -> dict[str, int]:
        return terms(g)


def attacker_announces(fought: FightPass, g: World) -> Todo:
    """Step 4a. [BOW-252]"""
    return _in_battle(g, fought, ATTACKER)


def defender_announces(fought: FightPass, g: World) -> Todo:
    """Step 4b: he knows how many the attacker has announced. [BOW-253]"""
    return _in_battle(g, fought, DEFENDER)


def _in_battle(g: World, fought: FightPass, side: int) -> Todo:
    """Who speaks for neutral units takes no part. [RW-204]"""
    seat = g.frame(Battle).seat_of(side)
    if fought.kind(side) == NONE or seat == NOBODY:
        return None
    return AnnounceWindow(MOMENT, (seat,), side)


def heroes_announce(duel: Duel, g: World) -> Todo:
    """In each round of a duel, the attacker first. [BOW-Q11]"""
    if duel.fallen(g):
        return None
    return [AnnounceWindow(MOMENT, (owner_of(g, hero),), side) for side, hero in duel.heroes()]


def install(rules: Rules) -> None:
    """Types are picked, cards announced, and only then the rest is drawn. [BOW-251 – BOW-255]"""
    pick_before_drawing(rules)
    rules.insert(FightPass, "attacker_announces", attacker_announces, before="attacker_draws_now")
    rules.insert(FightPass, "defender_announces", defender_announces, before="attacker_draws_now")
    rules.insert(Duel, "heroes_announce", heroes_announce, before="draw")
