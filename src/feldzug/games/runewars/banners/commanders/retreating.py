"""Commanders of the side that has lost retreat with its units. [BOW-209, BOW-Q25, BOW-Q39, BOW-Q46]

They retreat as if they were units: together with these to an area that all of them can step into.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.banners.commanders.command import is_commander
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserGone, LoserRetreats
from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.heroes.hurting import defeat
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.movement import HeroMoved, hero_flies, steps_from
from feldzug.games.runewars.retreat import Followed, RetreatArriving, RetreatTo, UnitsRetreated
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class CommanderRouted(Event):
    """A commander of the side that has lost is routed. [BOW-209]"""

    seat: Seat
    hero: Hero


def commanders_in(g: World, seat: int, area: int) -> list[int]:
    """The commanders of a seat in an area, standing or routed. [BOW-Q46]"""
    return [h for h in g.heroes_in(area) if g.hero_seat[h] == seat and is_commander(g, h)]


def bring_back(g: World, hero: int, target: int) -> None:
    """A commander goes where the units go, and lies routed there. [BOW-209]"""
    seat, source = Seat(g.hero_seat[hero]), g.hero_area[hero]
    rout_commander(g, hero)
    g.hero_area[hero] = target
    g.tell(HeroMoved(seat, hero, source, target))
    g.look_again()


def rout_commander(g: World, hero: int) -> None:
    if not g.hero_routed[hero]:
        g.hero_routed[hero] = 1
        g.tell(CommanderRouted(Seat(g.hero_seat[hero]), hero))


# with units


def fallen_behind(frame: LoserRetreats, g: World) -> None:
    """A commander who lay routed before the battle retreats, unless an option says otherwise. [BOW-Q46]"""
    battle = g.frame(Battle)
    seat = battle.seat_of(1 - battle.winner)
    if seat == NOBODY or g.options.agreed["routed_commander"] == "retreats":
        return
    for hero in commanders_in(g, seat, battle.area):
        if g.hero_routed[hero]:
            defeat(g, hero, battle.seat_of(battle.winner))


def follow_units(g: World, event: UnitsRetreated) -> Todo:
    """Commanders go where the units of their side go, if they can step there. [BOW-209]"""
    for hero in who_retreats(g, event.seat, event.source):
        if event.target in near_for(g, hero):
            bring_back(g, hero, event.target)
    return None


def who_retreats(g: World, seat: int, area: int) -> list[int]:
    """The commanders that have to leave an area: after a lost battle all, else those who have just come."""
    for frame in g.stack:
        if isinstance(frame, LoserRetreats):
            return commanders_in(g, seat, area)
        if isinstance(frame, RetreatArriving):
            return come_with_army(g, seat, area)
    return []


def come_with_army(g: World, seat: int, area: int) -> list[int]:
    """The commanders that have just come with an army which turns back. [BOW-200]"""
    came = [hero for frame in g.stack if isinstance(frame, MoveArmy) for hero in frame.heroes]
    return [hero for hero in commanders_in(g, seat, area) if hero in came]


def can_follow(g: World, query: Followed, follows: int) -> int:
    """Borders bind a commander as they bind units; who finds no area at all holds nobody up. [BOW-209]"""
    for hero in who_retreats(g, query.seat, query.source):
        if query.target not in near_for(g, hero) and havens_for(g, query.seat, [hero]):
            return 0
    return follows


# without units


def leave_without_units(g: World, event: LoserGone) -> Todo:
    """If no units retreat, the commanders go where a unit could. [BOW-Q25]"""
    if not commanders_in(g, event.seat, event.area):
        return None
    return RetreatCommanders(event.seat, event.area)


def turn_back_alone(frame: RetreatArriving, g: World) -> Todo:
    """An army that turned back has found no way: its commander looks for one himself. [BOW-Q25]"""
    if not come_with_army(g, frame.seat, frame.area):
        return None
    return RetreatCommanders(frame.seat, frame.area)


def near_for(g: World, hero: int) -> list[int]:
    """The areas that a commander can step into."""
    area, seat = g.hero_area[hero], g.hero_seat[hero]
    return [near for near in steps_from(g, area, seat, hero_flies(g, hero)) if near in g.near(area)]


def havens_for(g: World, seat: int, heroes: list[int]) -> list[int]:
    """An adjacent friendly area, or if there is none an empty one, over borders that all cross. [BOW-Q25]"""
    ways = [near_for(g, hero) for hero in heroes]
    near = [other for other in ways[0] if not [1 for way in ways if other not in way]]
    found = [other for other in near if g.is_friendly(other, seat)]
    return found or [other for other in near if g.is_empty(other)]


@dataclass(slots=True)
class RetreatCommanders(Procedure):
    """The commanders of the loser retreat without units, all to one area. [BOW-Q25]"""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("LoserRetreats", "RetreatArriving", "Battle")

    @staticmethod
    def flow() -> Flow:
        return ("choose",)

    def heroes(self, g: World) -> list[int]:
        """Who has to go. Who also supported a unit type may have gone already. [BOW-Q39]"""
        if [frame for frame in g.stack if isinstance(frame, RetreatArriving)]:
            return come_with_army(g, self.seat, self.area)
        return commanders_in(g, self.seat, self.area)

    def who_can(self, g: World) -> list[int]:
        """Those of them who find an area at all; they go together."""
        return [hero for hero in self.heroes(g) if havens_for(g, self.seat, [hero])]

    def choose(self, g: World) -> Todo:
        going = self.who_can(g)
        for hero in self.heroes(g):
            if hero not in going:
                cut_off(g, hero)
        found = havens_for(g, self.seat, going) if going else []
        if len(found) > 1:
            return ChooseCommanderRetreat(self.seat)
        for hero in going:
            bring_back(g, hero, found[0])
        return None


def cut_off(g: World, hero: int) -> None:
    """No area is open to a commander. [BOW-Q25]"""
    if g.options.agreed["commander_cut_off"] == "defeated":
        defeat(g, hero, NOBODY)
    else:
        rout_commander(g, hero)


@dataclass(slots=True)
class ChooseCommanderRetreat(Question):
    """Which area the commanders go to. [BOW-Q25]"""

    @staticmethod
    def inside() -> Names:
        return ("RetreatCommanders",)

    def options(self, g: World) -> list[Any]:
        return [RetreatTo(near) for near in g.near(g.frame(RetreatCommanders).area)]

    def forbids(self, g: World, action: RetreatTo) -> Reason | None:
        if action.area in havens_for(g, self.seat, g.frame(RetreatCommanders).who_can(g)):
            return None
        return because("commander-not-there", "BOW-Q25", area=action.area)

    def chosen(self, g: World, action: RetreatTo) -> None:
        for hero in g.frame(RetreatCommanders).who_can(g):
            bring_back(g, hero, action.area)


def install(rules: Rules) -> None:
    rules.insert(LoserRetreats, "fallen_behind", fallen_behind, before="bystanders")
    rules.insert(RetreatArriving, "turn_back_alone", turn_back_alone, after="turn_back")
    rules.modifies(Followed, can_follow)
    rules.on(UnitsRetreated, follow_units)
    rules.on(LoserGone, leave_without_units)
