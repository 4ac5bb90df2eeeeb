"""What happens to heroes, as data."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.heroes.attributes import Attribute
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class QuestPhaseBegan(Event):
    """Each player does one action with each hero. [RW-307]"""


@dataclass(slots=True, unsafe_hash=True)
class QuestPhaseEnded(Event):
    """Every hero has had an action."""


@dataclass(slots=True, unsafe_hash=True)
class HeroHealed(Event):
    """So much damage is taken off a hero."""

    seat: Seat
    hero: Hero
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class HeroTrained(Event):
    seat: Seat
    hero: Hero
    attribute: Attribute


@dataclass(slots=True, unsafe_hash=True)
class HeroActed(Event):
    """The action of a hero in the Quest Phase is over. [RW-307]"""

    seat: Seat
    hero: Hero


@dataclass(slots=True, unsafe_hash=True)
class HeroIdle(Event):
    """A hero does nothing in this Quest Phase."""

    seat: Seat
    hero: Hero
