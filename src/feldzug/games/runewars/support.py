"""Supporting heroes: a hero may stand beside a unit type in battle. [RW-234, RW-235, RW-272]"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Annotated, Any

from feldzug.games.runewars.battle.battle import Battle, BattleEnded
from feldzug.games.runewars.battle.ending import LoserGone, LoserRetreats
from feldzug.games.runewars.battle.fate import on_table, throw_away
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighters_of
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.battle.queries import DrawsOf
from feldzug.games.runewars.board import KINDS, Area, Kind
from feldzug.games.runewars.decks import HEROES, FateCard, Hero
from feldzug.games.runewars.heroes.attributes import FightsAlong
from feldzug.games.runewars.heroes.events import HeroDefeated
from feldzug.games.runewars.movement import HeroMoved, hero_steps
from feldzug.games.runewars.retreat import RetreatTo, UnitsRetreated
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Action, Event, Reason, Seat, View, because


@dataclass(slots=True)
class Support(State):
    """The heroes that stand beside a unit type in the battle that is fought, and which."""

    heroes: Annotated[list[Hero], REPLACED] = field(default_factory=list)
    kinds: Annotated[list[Kind], REPLACED] = field(default_factory=list)


@dataclass(slots=True)
class SupportView(View):
    """By hero: the unit type that he stands beside."""

    supports: dict[str, str]


@dataclass(slots=True, unsafe_hash=True)
class HeroSupports(Event):
    seat: Seat
    hero: Hero
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class FateSpared(Event):
    """Of the cards of a supported type one is discarded without effect. [RW-235]"""

    seat: Seat
    fate_card: FateCard


@dataclass(slots=True, unsafe_hash=True)
class SupporterRouted(Event):
    """A hero of the side that has lost is routed. [RW-272]"""

    seat: Seat
    hero: Hero


def supporting(g: World, seat: int) -> list[int]:
    """The heroes of a seat that support its units in this battle."""
    return [hero for hero in g.part(Support).heroes if g.hero_seat[hero] == seat]


def is_supported(g: World, seat: int, kind: int) -> bool:
    support = g.part(Support)
    for hero, beside in zip(support.heroes, support.kinds, strict=True):
        if beside == kind and g.hero_seat[hero] == seat:
            return True
    return False


def only_who_supports(g: World, query: FightsAlong, helps: int) -> int:
    """A hero who merely stands there helps nobody. [RW-234]"""
    return int(query.hero in g.part(Support).heroes)


# standing beside a unit type


def heroes_step_in(frame: Battle, g: World) -> Todo:
    """The attacker's heroes first, then the defender's. [RW-234]"""
    return [BringSupport(seat) for seat in (frame.attacker, frame.defender) if seat != NOBODY]


@dataclass(slots=True)
class BringSupport(Procedure):
    """Each standing hero in the area may be put beside a different unit type of his side. [RW-234]"""

    seat: Seat
    asked: tuple[Hero, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return ("ask",)

    def ask(self, g: World) -> Todo:
        battle = g.frame(Battle)
        if len(supporting(g, self.seat)) >= len(types_of(g, battle.side_of(self.seat))):
            return None
        for hero in g.heroes_in(battle.area):
            if g.hero_seat[hero] == self.seat and hero not in self.asked:
                if not g.hero_routed[hero]:
                    self.asked = (*self.asked, hero)
                    self.at = "ask"
                    return SupportType(self.seat, hero)
        return None


def types_of(g: World, side: int) -> list[int]:
    """The unit types in the line of a side."""
    return list(dict.fromkeys([unit.kind for unit in fighters_of(g, side)]))


@dataclass(frozen=True, slots=True)
class StandBeside(Action):
    """The hero supports this unit type."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class StayOut(Action):
    """The hero takes no part."""


@dataclass(slots=True)
class SupportType(Question):
    """Which unit type a hero supports, if any. [RW-234]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("BringSupport",)

    def options(self, g: World) -> list[Any]:
        side = g.frame(Battle).side_of(self.seat)
        return [*[StandBeside(kind) for kind in types_of(g, side)], StayOut()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, StandBeside) and is_supported(g, self.seat, action.kind):
            return because("supported-already", "RW-234", kind=action.kind)
        return None

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, StandBeside):
            support = g.part(Support)
            support.heroes = [*support.heroes, self.hero]
            support.kinds = [*support.kinds, action.kind]
            g.tell(HeroSupports(self.seat, self.hero, action.kind))


# one card more


def one_card_more(g: World, query: DrawsOf, amount: int) -> int:
    """A supported type draws one extra card. [RW-235]"""
    seat = g.frame(Battle).seat_of(query.side)
    return amount + 1 if is_supported(g, seat, query.kind) else amount


def spare_cards(frame: FightPass, g: World) -> Todo:
    """Of so many cards one is discarded, before anything is turned up. [RW-235]"""
    battle = g.frame(Battle)
    found: list[Frame] = []
    for side in (ATTACKER, DEFENDER):
        if g.drawn[side].cards and len(on_table(g, side)) > frame.further[side]:
            found.append(SpareCard(battle.seat_of(side), side))
    return found


@dataclass(frozen=True, slots=True)
class DropCard(Action):
    """Discard this Fate card without effect."""

    fate_card: FateCard


@dataclass(slots=True)
class SpareCard(Question):
    """Which of the drawn cards is discarded without effect; what lies beside them is not. [RW-235]"""

    side: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        return [DropCard(card) for card in g.drawn[self.side].cards]

    def chosen(self, g: World, action: DropCard) -> None:
        throw_away(g, self.seat, self.side, action.fate_card)
        g.tell(FateSpared(self.seat, action.fate_card))


# the end


def follow_units(g: World, event: UnitsRetreated) -> Todo:
    """Heroes that supported the loser go where his units go. [RW-272]"""
    if [frame for frame in g.stack if isinstance(frame, LoserRetreats)]:
        retreat_heroes(g, supporting(g, event.seat), event.target)
    return None


def retreat_heroes(g: World, heroes: list[int], target: int) -> None:
    """Heroes are routed and come into another area. [RW-272]"""
    for hero in heroes:
        seat, source = Seat(g.hero_seat[hero]), g.hero_area[hero]
        rout_hero(g, hero)
        g.hero_area[hero] = target
        g.tell(HeroMoved(seat, hero, source, target))
    g.look_again()


def rout_hero(g: World, hero: int) -> None:
    g.hero_routed[hero] = 1
    leave_line(g, hero)
    g.tell(SupporterRouted(Seat(g.hero_seat[hero]), hero))


def leave_line(g: World, hero: int) -> None:
    support = g.part(Support)
    at = support.heroes.index(hero)
    support.heroes = [*support.heroes[:at], *support.heroes[at + 1 :]]
    support.kinds = [*support.kinds[:at], *support.kinds[at + 1 :]]


def leave_without_units(g: World, event: LoserGone) -> Todo:
    """If no units retreat, the heroes all go to one area. [RW-272]"""
    return RetreatHeroes(event.seat, event.area) if supporting(g, event.seat) else None


def hero_havens(g: World, seat: int, area: int) -> list[int]:
    """Where heroes may go: a friendly area, or if there is none an empty one. [RW-268, RW-272]"""
    steps = [hero_steps(g, hero, area) for hero in supporting(g, seat)]
    near = [other for other in g.near(area) if all(other in found for found in steps)]
    found = [other for other in near if g.is_friendly(other, seat)]
    return found or [other for other in near if g.is_empty(other)]


@dataclass(slots=True)
class RetreatHeroes(Procedure):
    """The heroes that supported the loser retreat alone; without an area they lie where they are. [RW-272]"""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("LoserRetreats", "Battle")

    @staticmethod
    def flow() -> Flow:
        return ("choose",)

    def choose(self, g: World) -> Todo:
        heroes, found = supporting(g, self.seat), hero_havens(g, self.seat, self.area)
        if len(found) > 1:
            return ChooseHeroRetreat(self.seat)
        if found:
            retreat_heroes(g, heroes, found[0])
        else:
            for hero in heroes:
                rout_hero(g, hero)
        return None


@dataclass(slots=True)
class ChooseHeroRetreat(Question):
    """Which area the heroes go to, all of them together. [RW-272]"""

    @staticmethod
    def inside() -> Names:
        return ("RetreatHeroes",)

    def options(self, g: World) -> list[Any]:
        return [RetreatTo(near) for near in g.near(g.frame(RetreatHeroes).area)]

    def forbids(self, g: World, action: RetreatTo) -> Reason | None:
        area = g.frame(RetreatHeroes).area
        if action.area in hero_havens(g, self.seat, area):
            return None
        return because("heroes-not-there", "RW-272", area=action.area)

    def chosen(self, g: World, action: RetreatTo) -> None:
        retreat_heroes(g, supporting(g, self.seat), action.area)


def step_out(g: World, event: BattleEnded) -> Todo:
    """The heroes of the winner stay as they are."""
    support = g.part(Support)
    support.heroes, support.kinds = [], []
    return None


def fall_out(g: World, event: HeroDefeated) -> Todo:
    """A hero who falls in the battle supports nobody any longer."""
    if event.hero in g.part(Support).heroes:
        leave_line(g, event.hero)
    return None


class HeroSupport(Module):
    """Heroes support battles: the rule of the Revised Edition."""

    def __init__(self) -> None:
        super().__init__(
            "hero-support",
            requires=("runewars",),
            kinds=kinds_of(sys.modules[__name__]),
            state=Support,
            shows=SupportView,
            rows=("RW-234", "RW-235", "RW-272"),
        )

    def install(self, rules: Rules) -> None:
        rules.insert(Battle, "heroes_step_in", heroes_step_in, after="line_up")
        rules.insert(FightPass, "spare_cards", spare_cards, before="turn_up")
        rules.modifies(DrawsOf, one_card_more)
        rules.modifies(FightsAlong, only_who_supports)
        rules.on(UnitsRetreated, follow_units)
        rules.on(LoserGone, leave_without_units)
        rules.on(BattleEnded, step_out)
        rules.on(HeroDefeated, fall_out)

    def view(self, g: Any, seat: Seat | None) -> View | None:
        support = g.part(Support)
        pairs = zip(support.heroes, support.kinds, strict=True)
        return SupportView({HEROES[hero]: KINDS[kind] for hero, kind in pairs})

    def sound(self, g: Any) -> bool:
        """Each hero once, in a battle that is fought, or was when somebody gave up."""
        support = g.part(Support)
        fought = g.result is not None or any(isinstance(frame, Battle) for frame in g.stack)
        return (
            len(set(support.heroes)) == len(support.heroes) == len(support.kinds)
            and all(g.hero_seat[hero] in g.seats() for hero in support.heroes)
            and (fought or not support.heroes)
        )
