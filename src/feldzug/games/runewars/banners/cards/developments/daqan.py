"""The development cards of the Daqan Lords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.cards.developments.common import (
    CapitalCard,
    ChosenLosses,
    FastUnits,
    ToughUnits,
)
from feldzug.games.runewars.banners.development.text import DevelopmentText
from feldzug.games.runewars.battle.abilities.ability import AFTERWARDS
from feldzug.games.runewars.battle.abilities.aiming import TakeToughDamage
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import DEFENDER
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import SHAPE_OF, TRIANGLE, Area, Kind
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.march import GatherArmy, MoveArmy
from feldzug.games.runewars.movement import flies, held_back, movers, reach_of, within_reach
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY


class SeatOfTheCouncil(CapitalCard):
    """Replace one of your strongholds in your home realm with your capital."""


class SupportOfThePeople(DevelopmentText):
    """You receive the 3 peasant tokens. Where your last unit leaves an area you may leave one behind; the
    area stays yours. [BOW-184, BOW-292]

    Whoever has it is asked by `development/peasants.py`.
    """


# wizards


class JourneymanWizards(DevelopmentText):
    """After you have used Ball Lightning you may take the tactics card you discarded for it back into your
    hand. [BOW-284]
    """

    def install(self, rules: Rules) -> None:
        rules.shelf(AFTERWARDS)["ball-lightning"] = self.follow

    def follow(self, g: World, side: int, card: int) -> Todo:
        """Asked just before the card leaves the hand; it comes back among those it has come from."""
        seat = g.frame(Battle).seat_of(side)
        if not self.is_of(g, seat):
            return None
        return TakeTacticsBack(seat, card, card in g.fresh[seat].cards)


@dataclass(slots=True, unsafe_hash=True)
class TacticsTakenBack(Event):
    """A tactics card goes from the discards back to the hand."""

    seat: Seat
    card: TacticsCard


@dataclass(frozen=True, slots=True)
class TakeCardBack(Action):
    """Take the card back into the hand."""


@dataclass(frozen=True, slots=True)
class LeaveCard(Action):
    """The card stays in the discards."""


@dataclass(slots=True)
class TakeTacticsBack(Question):
    """Whether a discarded tactics card comes back. [BOW-284]"""

    card: TacticsCard
    is_fresh: bool

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        return [TakeCardBack(), LeaveCard()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, TakeCardBack) and self.card not in g.tactics_deck.discards:
            return because("card-not-discarded", "BOW-284", card=self.card)
        return None

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, LeaveCard):
            return
        deck = g.tactics_deck.clone()
        deck.discards.remove(self.card)
        g.tactics_deck = deck
        hands = g.fresh if self.is_fresh else g.tactics
        hand = hands[self.seat].clone()
        hand.add(self.card, EVERYBODY)
        hands[self.seat] = hand
        g.tell(TacticsTakenBack(self.seat, self.card))


# other units


class BodkinArrows(ChosenLosses):
    """You choose which unit takes the damage of your Bowmen's ability, of those that your opponent could
    choose.
    """

    def install(self, rules: Rules) -> None:
        rules.wrap(TakeToughDamage, "point", self.chosen_by_owner)


class DrilledRanks(DevelopmentText):
    """When you defend with at least 3 standing Footmen, you have 1 more strength."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Strength, self.strengthen)

    def strengthen(self, g: World, query: Strength, amount: int) -> int:
        if query.side == DEFENDER and self.is_of(g, query.seat):
            if self.standing(g, DEFENDER) >= self.facts.amount("least"):
                return amount + self.facts.amount("strength")
        return amount


class BardedChargers(FastUnits):
    """Your Knights are fast."""


class IronCladTowers(ToughUnits):
    """Your Siege Towers have 1 more health."""


# the Roc


@dataclass(frozen=True, slots=True)
class Carry(Action):
    """A unit goes with the army, carried by a flier from the same area."""

    kind: Kind
    source: Area


class RocHarness(DevelopmentText):
    """With Mobilize or Conquer each Roc may carry 1 of your triangle units out of its area; that unit flies
    for this move.

    Where a unit can walk it walks: so whoever could not and is in the army is carried.
    """

    def install(self, rules: Rules) -> None:
        rules.offer(GatherArmy, self.offered, self.carried, kinds=(Carry,))
        rules.ban(GatherArmy, self.forbids, kinds=(Carry,))

    def offered(self, frame: GatherArmy, g: World, seat: Seat) -> list[Any]:
        army = g.frame(MoveArmy)
        if not self.is_of(g, seat) or self.kind not in army.kinds:
            return []
        return [
            Carry(kind, area)
            for area in dict.fromkeys(army.sources)
            for kind in movers(g, area, seat)
            if SHAPE_OF[kind] == TRIANGLE and army.left(g, area, kind) > 0
            if not self.walks(g, army, kind, area)
        ]

    def walks(self, g: World, army: MoveArmy, kind: int, source: int) -> bool:
        """Whether a unit comes into the activated area by itself."""
        flying = flies(g, army.seat, kind)
        reach = reach_of(g, army.seat, kind)
        return source in within_reach(g, army.area, army.seat, reach, flying)

    def free_fliers(self, g: World, army: MoveArmy, source: int) -> int:
        """The Rocs of an area that go along and carry nobody yet."""
        here = [k for k, a in zip(army.kinds, army.sources, strict=True) if a == source]
        carried = [k for k in here if not self.walks(g, army, k, source)]
        return here.count(self.kind) * self.facts.amount("units") - len(carried)

    def forbids(self, frame: GatherArmy, g: World, seat: Seat, action: Carry) -> Reason | None:
        army, kind, source = g.frame(MoveArmy), action.kind, action.source
        if self.free_fliers(g, army, source) < 1:
            return because("nobody-carries-it", "BOW-166", kind=kind)
        reach = reach_of(g, seat, kind)
        if source not in within_reach(g, army.area, seat, reach, flying=True):
            return because("out-of-reach", "RW-145", area=source, steps=reach)
        return held_back(g, source, seat) or army.unfit(g, kind)

    def carried(self, frame: GatherArmy, g: World, seat: Seat, action: Carry) -> None:
        army = g.frame(MoveArmy)
        army.kinds += (action.kind,)
        army.sources += (action.source,)
        army.at = "gather"


CARDS: Final[tuple[DevelopmentText, ...]] = (
    SeatOfTheCouncil("seat-of-the-council"),
    SupportOfThePeople("support-of-the-people"),
    JourneymanWizards("journeyman-wizards"),
    BodkinArrows("bodkin-arrows"),
    DrilledRanks("drilled-ranks"),
    BardedChargers("barded-chargers"),
    IronCladTowers("iron-clad-towers"),
    RocHarness("roc-harness"),
)
