"""What a hero can do: attributes with training, health, how far he goes. [RW-301, RW-311, RW-312]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.decks import ATTRIBUTES, HERO_BOX, Attribute, Hero
from feldzug.games.runewars.heroes.carrying import added
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Query, Seat

TRAINED_AT_MOST: Final = 2
"""So much training an attribute takes. [RW-312]"""

QUEST_REACH: Final = 2
"""So many areas a hero moves in the Quest Phase. [RW-308]"""


@dataclass(slots=True, unsafe_hash=True)
class HeroReach(Query):
    """How many areas a hero moves in the Quest Phase, as everybody knows it."""

    hero: Hero


@dataclass(slots=True, unsafe_hash=True)
class HeroHealth(Query):
    """How much damage defeats a hero, as everybody knows it."""

    hero: Hero


@dataclass(slots=True, unsafe_hash=True)
class TestDraws(Query):
    """How many Fate cards a hero draws for an attribute test."""

    seat: Seat
    hero: Hero
    attribute: Attribute


@dataclass(slots=True, unsafe_hash=True)
class DuelDraws(Query):
    """How many Fate cards a side of a duel draws in a round. [RW-326]"""

    side: int


@dataclass(slots=True, unsafe_hash=True)
class FightsAlong(Query):
    """Whether a standing hero in the area of a battle helps his side: 1 or 0. [RW-236]"""

    hero: Hero


def attribute_of(g: World, hero: int, attribute: int) -> int:
    """What is printed, with training. [RW-311, RW-315]"""
    return HERO_BOX[hero].amount(ATTRIBUTES[attribute]) + g.trained[3 * hero + attribute]


def cards_for_test(g: World, seat: Seat, hero: int, attribute: int) -> int:
    """With how many cards a hero tests an attribute, as everybody knows it. [RW-315]"""
    count = attribute_of(g, hero, attribute) + added(g, hero, ATTRIBUTES[attribute])
    return g.value(TestDraws(seat, hero, attribute), count)


def reach_of_hero(g: World, hero: int) -> int:
    """How far a hero goes in the Quest Phase, as everybody knows it. [RW-308]"""
    reach = HERO_BOX[hero].amount("reach", QUEST_REACH) + added(g, hero, "reach")
    return g.value(HeroReach(hero), reach)


def health_of(g: World, hero: int) -> int:
    """How much damage defeats him, as everybody knows it. [RW-304]"""
    health = HERO_BOX[hero].amount("health") + added(g, hero, "health")
    return g.value(HeroHealth(hero), health)


def can_train(g: World, hero: int) -> bool:
    """Whether training leaves anything to learn. [RW-312]"""
    return min(g.trained[3 * hero : 3 * hero + 3]) < TRAINED_AT_MOST
