"""The objectives of the expansion, three good ones and three evil ones."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.barren import IN_THE_BOX, BannersState, is_barren, tokens_left
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.bids import InfluenceBid
from feldzug.games.runewars.board import HOME_AREAS
from feldzug.games.runewars.cards.objectives.text import Condition, ObjectiveText
from feldzug.games.runewars.cities import cities_of
from feldzug.games.runewars.decks import SPRING
from feldzug.games.runewars.strongholds import StrongholdDamaged
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.world_state import BattleRecord
from feldzug.games.runewars.year import SeasonBegan
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat

# what is remembered


def stronghold_damaged(g: World, event: StrongholdDamaged) -> Todo:
    """In a battle it was the attacker, else whoever has won the bid. [BOW-278]"""
    seat = NOBODY
    if event.area == g.contested:
        seat = g.frame(Battle).attacker
    else:
        bids = [frame for frame in g.stack if isinstance(frame, InfluenceBid)]
        if bids:
            seat = bids[0].top[0]
    if seat not in (NOBODY, event.seat):
        g.part(BannersState).walls_damaged[g.faction[seat]] += 1
    return None


def forget_walls(g: World, event: SeasonBegan) -> Todo:
    """Another year begins. [BOW-278]"""
    if event.season == SPRING:
        walls = g.part(BannersState).walls_damaged
        for faction in range(len(walls)):
            walls[faction] = 0
    return None


def battles_of_the_year(g: World) -> list[BattleRecord]:
    return [battle for battle in g.battles if battle.year == g.year]


# good


class SmotherTheFire(ObjectiveText):
    """This year you have destroyed 1 enemy stronghold or damaged 2."""

    def install(self, rules: Rules) -> None:
        rules.on(StrongholdDamaged, stronghold_damaged)
        rules.on(SeasonBegan, forget_walls)

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        """A stronghold that was destroyed does as much as all that must be damaged otherwise."""
        razed = [
            battle
            for battle in battles_of_the_year(g)
            if battle.attacker == seat == battle.winner
            and battle.had_stronghold
            and battle.defender >= 0
        ]
        need = self.facts.amount("damaged")
        have = g.part(BannersState).walls_damaged[g.faction[seat]]
        have += len(razed) * (need // self.facts.amount("destroyed"))
        return (Condition("smothered-fires", have, need),)


class ChampionsOfTheRealm(ObjectiveText):
    """Your heroes have at least 5 rewards together."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        have = sum([len(g.rewards[hero]) for hero in g.heroes(seat)])
        return (Condition("rewards-together", have, self.facts.amount("rewards")),)


class OpenRoads(ObjectiveText):
    """You control at least 2 cities and have at least 8 influence."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (
            Condition("cities", len(cities_of(g, seat)), self.facts.amount("cities")),
            Condition("influence", g.influence[seat], self.facts.amount("influence")),
        )


# evil


class ReignOfAsh(ObjectiveText):
    """At least 3 desolation or cryomancy tokens are on the board, one of them in an area you control."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        own = [area for area in g.controlled(seat) if is_barren(g, area)]
        return (
            Condition("barren-tokens", IN_THE_BOX - tokens_left(g), self.facts.amount("tokens")),
            Condition("barren-areas", len(own), 1),
        )


class HarvestOfSouls(ObjectiveText):
    """This year you have destroyed at least 8 units of others or neutral ones in battles."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        have = 0
        for battle in battles_of_the_year(g):
            if battle.attacker == seat:
                have += battle.defenders_lost
            elif battle.defender == seat:
                have += battle.attackers_lost
        return (Condition("harvested-units", have, self.facts.amount("units")),)


class IronGrip(ObjectiveText):
    """You control at least 3 strongholds, at least 2 of them outside your home realm."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        areas = g.strongholds(seat)
        abroad = [area for area in areas if area not in HOME_AREAS[g.faction[seat]]]
        return (
            Condition("strongholds", len(areas), self.facts.amount("strongholds")),
            Condition("strongholds-abroad", len(abroad), self.facts.amount("abroad")),
        )


NEW_OBJECTIVES: Final[tuple[ObjectiveText, ...]] = (
    SmotherTheFire("smother-the-fire"),
    ChampionsOfTheRealm("champions-of-the-realm"),
    OpenRoads("open-roads"),
    ReignOfAsh("reign-of-ash"),
    HarvestOfSouls("harvest-of-souls"),
    IronGrip("iron-grip"),
)

NEW_CONDITIONS: Final = (
    "smothered-fires",
    "rewards-together",
    "barren-tokens",
    "barren-areas",
    "harvested-units",
    "strongholds-abroad",
)
"""Conditions that the base game does not know; each has a message `condition-…`."""
