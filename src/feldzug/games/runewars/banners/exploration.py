"""The exploration tokens of the expansion: Flooded and Defensible Area. [BOW-240 – BOW-247]"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.banners.barren import is_frozen
from feldzug.games.runewars.banners.part import Part
from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.battle.line import DEFENDER
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import AREAS, WATER, Area
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.exploration.finding import explore
from feldzug.games.runewars.exploration.text import TokenText
from feldzug.games.runewars.exploration.tokens import EXPLORATION_BOX, open_token, open_tokens
from feldzug.games.runewars.facts import of_rules
from feldzug.games.runewars.heroes.quest_phase import HeroMoves
from feldzug.games.runewars.heroes.walking import bring_hero, no_way
from feldzug.games.runewars.movement import REDRAWN, Border, FreeStep, Ice, ShowsBorder
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, View, because
from feldzug.parts.content import load

_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "explorations.toml")["exploration"]
EXPLORATION_BOX.add(_ROWS)

FLOODED: Final = "flooded-area"
FLOOD: Final = EXPLORATION_BOX.number(FLOODED)
DEFENSIBLE: Final = EXPLORATION_BOX.number("defensible-area")

# Flooded Area: its token


@dataclass(slots=True, unsafe_hash=True)
class HeroWashedAway(Event):
    """The water has carried a hero off to where he is now. [BOW-242]"""

    seat: Seat
    hero: Hero
    area: Area


@dataclass(frozen=True, slots=True)
class WashHeroTo(Action):
    """The water carries the hero there."""

    area: Area


@dataclass(frozen=True, slots=True)
class LeaveHeroHere(Action):
    """The water carries the hero no further."""


class FloodedArea(TokenText):
    """The left neighbour moves the hero up to 2 areas; from then on only what flies enters or leaves."""

    def found(self, g: World, seat: Seat, hero: int, area: int) -> Todo:
        return WashAway(seat, hero, area)


@dataclass(slots=True)
class WashAway(Procedure):
    """The left neighbour of his player moves a hero, before the area counts as flooded. [BOW-242, BOW-Q41]"""

    seat: Seat
    hero: Hero
    area: Area
    steps: int = field(default=0, kw_only=True)
    done: bool = field(default=False, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Explore",)

    @staticmethod
    def flow() -> Flow:
        return "wash", "land"

    def wash(self, g: World) -> Todo:
        reach = EXPLORATION_BOX[FLOOD].amount("steps")
        if self.done or self.steps >= reach:
            return None
        self.at = "wash"
        return WashHero(g.left_of(self.seat), self.hero)

    def land(self, g: World) -> None:
        """What he may do there is agreed before the game. [BOW-Q41]"""
        g.look_again()
        if self.steps:
            g.tell(HeroWashedAway(self.seat, self.hero, g.hero_area[self.hero]))
            if g.options.agreed["flooded_landing"] == "nothing":
                g.frame(HeroMoves).done = True


@dataclass(slots=True)
class WashHero(Question):
    """Where the water carries a hero, if any further. [BOW-242]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("WashAway",)

    def options(self, g: World) -> list[Any]:
        near = g.near(g.hero_area[self.hero])
        return [LeaveHeroHere(), *[WashHeroTo(area) for area in near]]

    def forbids(self, g: World, action: Action) -> Reason | None:
        """What he carries in secret does not count, for another player is asked. [BOW-242]"""
        if isinstance(action, WashHeroTo):
            return no_way(g, self.hero, action.area, secretly=False)
        return None

    def chosen(self, g: World, action: Action) -> None:
        wash = g.frame(WashAway)
        if not isinstance(action, WashHeroTo):
            wash.done = True
            return
        moves = g.frame(HeroMoves)
        moves.stopped = False
        bring_hero(g, self.hero, action.area)
        wash.steps += 1
        wash.done = moves.stopped  # a dungeon holds whoever enters it [RW-368]


def second_token(frame: HeroMoves, g: World) -> Todo:
    """Where he lands he may turn up a token, too, if that is agreed. [BOW-Q41]"""
    if g.options.agreed["flooded_landing"] != "token-first" or not frame.is_there(g):
        return None
    further = explore(frame, g)
    if further is not None:
        frame.at = "second_token"
    return further


# Flooded Area: its borders


def is_flooded(g: World, area: int) -> bool:
    """Whether an area counts as flooded: not while the water still carries off who found it. [BOW-Q41]"""
    if open_token(g, area) != FLOOD:
        return False
    for frame in g.stack:  # noqa: SIM110 -- compiled, a loop is quicker
        if isinstance(frame, WashAway) and frame.area == area:
            return False
    return True


def is_cut_off(g: World, area: int) -> bool:
    """Flooded, and no cryomancy token lies in the area itself. [BOW-243, BOW-Q29]"""
    return is_flooded(g, area) and not is_frozen(g, area)


def water_lies(g: World) -> list[int]:
    """The areas that are flooded, or soon will be."""
    return open_tokens(g, FLOOD)


def becomes_water(g: World, query: Border, amount: int) -> int:
    """All six borders count as water, mountains too. [BOW-243]"""
    return WATER if is_flooded(g, query.source) or is_flooded(g, query.target) else amount


def keeps_water(g: World, query: Ice, amount: int) -> int:
    """Ice in the area itself opens all its borders, to heroes too; ice next to it none. [BOW-243, BOW-Q29]"""
    if is_cut_off(g, query.source) or is_cut_off(g, query.target):
        return 0
    return 1 if is_flooded(g, query.source) or is_flooded(g, query.target) else amount


def stops_heroes(g: World, permit: FreeStep) -> Reason | None:
    """Whoever does not fly neither enters nor leaves, though no other border binds heroes. [BOW-243]"""
    for area in (permit.source, permit.target):
        if is_cut_off(g, area) and not g.is_open(WATER, flying=False):
            return because("border-closed", "BOW-243", area=area)
    return None


def shows_water(g: World, query: ShowsBorder, amount: int) -> int:
    """Its six borders, and those of its neighbours along them. [BOW-243]"""
    if query.border != WATER:
        return amount
    flooded = open_tokens(g, FLOOD)
    return 1 if [a for a in (query.area, *g.near(query.area)) if a in flooded] else amount


# Defensible Area


class DefensibleArea(TokenText):
    """Whoever defends this area has 1 more strength."""


def holds_ground(g: World, query: Strength, strength: int) -> int:
    """Whoever defends there has more strength at the tally. [BOW-246]"""
    if query.side == DEFENDER and open_token(g, query.area) == DEFENSIBLE:
        return strength + EXPLORATION_BOX[DEFENSIBLE].amount("strength")
    return strength


@dataclass(slots=True)
class FloodedView(View):
    """The flooded areas, and those of them that no ice has opened."""

    flooded: list[str]
    cut_off: list[str]


class FurtherExploration(Part):
    """The new tokens are mixed with those of the base game. [BOW-240]"""

    def __init__(self) -> None:
        super().__init__(
            "banners-exploration",
            version=2,
            requires=("banners", "exploration"),
            accompanies=("banners", "exploration"),
            kinds=kinds_of(sys.modules[__name__]),
            shows=FloodedView,
            content={f"exploration {row['id']}": of_rules(row) for row in _ROWS},
        )

    def install(self, rules: Rules) -> None:
        for text in (FloodedArea(FLOODED), DefensibleArea("defensible-area")):
            rules.shelf(EXPLORATION_BOX.shelf)[text.facts.id] = text
        rules.insert(HeroMoves, "second_token", second_token, after="explore")
        rules.shelf(REDRAWN)["floods"] = water_lies
        rules.modifies(Border, becomes_water)
        rules.modifies(Ice, keeps_water)
        rules.modifies(ShowsBorder, shows_water)
        rules.deny(FreeStep, stops_heroes)
        rules.modifies(Strength, holds_ground)

    def view(self, g: Any, seat: Seat | None) -> View | None:
        return FloodedView(
            [AREAS[area] for area in g.areas() if is_flooded(g, area)],
            [AREAS[area] for area in g.areas() if is_cut_off(g, area)],
        )
