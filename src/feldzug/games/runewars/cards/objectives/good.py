"""The eight objectives of the good."""

from __future__ import annotations

from feldzug.games.runewars.board import FOOD, NEUTRALS, SHAPE_OF, SHAPES
from feldzug.games.runewars.cards.objectives.text import (
    Condition,
    ObjectiveText,
    allied,
    units_in,
)
from feldzug.games.runewars.cities import cities_of
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat


class BoundByHonor(ObjectiveText):
    """Every neutral triangle unit on the board is allied to some player, or there are none."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        shape = SHAPES.index(self.facts.printed["shape"])
        kinds = [kind for kind in NEUTRALS if SHAPE_OF[kind] == shape]
        free = [
            units_in(g, area, kind)
            for area in g.areas()
            if g.is_uncontrolled(area)
            for kind in kinds
        ]
        return (Condition("unallied-units", sum(free), 0, at_most=True),)


class FriendsOfTheGiants(ObjectiveText):
    """A Giant is allied to you in an area you control. If no Giant is on the board, exchange it."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        have = allied(g, seat, self.kind())
        return (Condition("allied-giants", have, self.facts.amount("units")),)


class ShieldOfTheCities(ObjectiveText):
    """You control 3 cities, in a game of two 2."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("cities", len(cities_of(g, seat)), self.number_for(g, "cities")),)


class Fellowship(ObjectiveText):
    """You have 3 heroes, each with at least one reward."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        heroes = g.heroes(seat)
        need, rewards = self.facts.amount("heroes"), self.facts.amount("rewards")
        laden = [hero for hero in heroes if len(g.rewards[hero]) >= rewards]
        return (
            Condition("heroes", len(heroes), need),
            Condition("heroes-with-rewards", len(laden), need),
        )


class FullGranaries(ObjectiveText):
    """Your food dial shows 7 or more."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("food", g.dials[seat][FOOD], self.facts.amount("food")),)


class WallOfStone(ObjectiveText):
    """All 4 of your strongholds are on the board, and none is damaged."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        areas = g.strongholds(seat)
        damaged = sum([g.damaged[area] for area in areas])
        return (
            Condition("strongholds", len(areas), self.facts.amount("strongholds")),
            Condition("damaged-strongholds", damaged, 0, at_most=True),
        )


class VoiceOfTheCouncil(ObjectiveText):
    """You hold 2 titles."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        held = g.title_holder.count(seat)
        return (Condition("titles", held, self.facts.amount("titles")),)


class WiseCounsel(ObjectiveText):
    """You have 12 or more influence."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("influence", g.influence[seat], self.facts.amount("influence")),)
