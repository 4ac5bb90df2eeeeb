"""An army meets neutral units: it fights them or tries diplomacy. [RW-213 – RW-218]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.fate import FIRST, DrawFate, throw_all_away
from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import FATE_DECK, GOLD, SILVER, Destiny
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.retreat import RetreatArriving, RetreatUnits
from feldzug.games.runewars.tactics.window import ask
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Effect, Event, Query, Reason, Seat, because

MOST_INFLUENCE: Final = 6
"""So much influence may be spent on one attempt. [RW-215]"""


@dataclass(slots=True, unsafe_hash=True)
class BattleSpent(Effect):
    """The one battle that Mobilize allows was begun in this turn. [RW-108, RW-377]"""


@dataclass(slots=True, unsafe_hash=True)
class DiplomacyTried(Event):
    seat: Seat
    area: Area
    influence: int


@dataclass(slots=True, unsafe_hash=True)
class NeutralsAllied(Event):
    """Gold: they ally with the player. [RW-216]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class NeutralsMadeWay(Event):
    """Silver: they retreat. [RW-217]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class NeutralsRefused(Event):
    """Red: they stay against the player. [RW-218]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class DiplomacyDraws(Query):
    """How many Fate cards are drawn for the influence spent. [RW-215]"""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Attack the neutral units."""


@dataclass(frozen=True, slots=True)
class Negotiate(Action):
    """Try diplomacy."""


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Retreat with the whole army."""


@dataclass(frozen=True, slots=True)
class SpendInfluence(Action):
    influence: int


@dataclass(frozen=True, slots=True)
class ChooseDestiny(Action):
    """Choose a drawn card by its symbol, which alone counts."""

    destiny: Destiny


def fight(g: World, seat: Seat, area: int) -> Frame:
    """The battle that follows a march; a cancelled one counts, too. [RW-106, RW-377]"""
    g.effects = [*g.effects, BattleSpent(seat, "turn")]
    return Battle(seat, area)


def put_down(g: World, area: int) -> None:
    """The arriving army stands in the area."""
    arriving = g.arriving
    g.arriving = bytearray(len(arriving))
    for kind in range(g.kinds):
        if arriving[kind]:
            g.add(area, kind, arriving[kind])


@dataclass(slots=True)
class Approach(Question):
    """Fight the neutral units or try diplomacy, with all of them at once. [RW-214]"""

    area: Area
    peaceful: bool

    @staticmethod
    def inside() -> Names:
        return ("MoveArmy",)

    def options(self, g: World) -> list[Any]:
        return [Fight(), Negotiate()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, Fight):
            return because("one-battle-only", "RW-108", area=self.area) if self.peaceful else None
        if sum(g.arriving) > LIMIT:
            return because("too-many-for-diplomacy", "RW-165", limit=LIMIT)
        if g.influence[self.seat] < 1:
            return because("no-influence", "RW-215")
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, Fight):
            return fight(g, self.seat, self.area)
        return Diplomacy(self.seat, self.area, self.peaceful)


@dataclass(slots=True)
class Diplomacy(Procedure):
    """Influence is spent, as many Fate cards are drawn, one of them decides. [RW-215 – RW-218]"""

    seat: Seat
    area: Area
    peaceful: bool = False
    influence: int = field(default=0, kw_only=True)
    destiny: Destiny = field(default=NONE, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("MoveArmy",)

    @staticmethod
    def flow() -> Flow:
        return "spend", "before_drawing", "draw", "choose", "settle", "arrive"

    def spend(self, g: World) -> Todo:
        return ChooseInfluence(self.seat)

    def before_drawing(self, g: World) -> Todo:
        return ask(g, "before-diplomacy", (self.seat,))

    def draw(self, g: World) -> Todo:
        """Always all of them, openly. [RW-215]"""
        count = g.value(DiplomacyDraws(self.seat, self.area), self.influence)
        return DrawFate(self.seat, count, FIRST, openly=True)

    def choose(self, g: World) -> Todo:
        return ChooseFateSymbol(self.seat)

    def settle(self, g: World) -> Todo:
        """Gold: they stay and ally. Silver: they go. Red: the army cannot stay so. [RW-216 – RW-218]"""
        throw_all_away(g, self.seat, FIRST)
        g.expire("diplomacy")
        if self.destiny == GOLD:
            g.tell(NeutralsAllied(self.seat, self.area))
            return None
        if self.destiny == SILVER:
            g.tell(NeutralsMadeWay(self.seat, self.area))
            return RetreatUnits(NOBODY, self.area, g.left_of(self.seat))
        g.tell(NeutralsRefused(self.seat, self.area))
        return AfterRefusal(self.seat, self.area, self.peaceful)

    def arrive(self, g: World) -> Todo:
        """Whoever has not fought and has not gone back now stands there. [RW-161]"""
        put_down(g, self.area)
        return ShrinkTo(self.seat, self.area, LIMIT)


@dataclass(slots=True)
class ChooseInfluence(Question):
    """One to six. [RW-215]"""

    @staticmethod
    def inside() -> Names:
        return ("Diplomacy",)

    def options(self, g: World) -> list[Any]:
        return [SpendInfluence(n) for n in range(1, MOST_INFLUENCE + 1)]

    def forbids(self, g: World, action: SpendInfluence) -> Reason | None:
        if action.influence > g.influence[self.seat]:
            return because("too-little-influence", "RW-215", influence=g.influence[self.seat])
        return None

    def chosen(self, g: World, action: SpendInfluence) -> None:
        talks = g.frame(Diplomacy)
        talks.influence = action.influence
        g.influence[self.seat] -= action.influence
        g.tell(DiplomacyTried(self.seat, talks.area, action.influence))


@dataclass(slots=True)
class ChooseFateSymbol(Question):
    """One of the cards drawn; only its destiny symbol counts. [RW-215]"""

    @staticmethod
    def inside() -> Names:
        return ("Diplomacy",)

    def options(self, g: World) -> list[Any]:
        shown = [FATE_DECK[card].destiny for card in g.drawn[FIRST].cards]
        return [ChooseDestiny(destiny) for destiny in sorted(set(shown), reverse=True)]

    def chosen(self, g: World, action: ChooseDestiny) -> None:
        g.frame(Diplomacy).destiny = action.destiny


@dataclass(slots=True)
class AfterRefusal(Question):
    """Red: fight, or go back with all units. [RW-109, RW-218]"""

    area: Area
    peaceful: bool

    @staticmethod
    def inside() -> Names:
        return ("Diplomacy",)

    def options(self, g: World) -> list[Any]:
        return [Fight(), Withdraw()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if self.peaceful and isinstance(action, Fight):
            return because("one-battle-only", "RW-109", area=self.area)
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, Fight):
            return fight(g, self.seat, self.area)
        return RetreatArriving(self.seat, self.area)
