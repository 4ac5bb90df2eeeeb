"""What is chosen for a tactics card when it is played: everybody sees it before anybody answers."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import Area, Kind, Resource
from feldzug.games.runewars.decks import Hero, Order
from feldzug.kernel.values import Action, Seat


@dataclass(frozen=True, slots=True)
class TargetArea(Action):
    """An area on the map."""

    area: Area


@dataclass(frozen=True, slots=True)
class TargetHero(Action):
    """A hero, own or another's."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class TargetPlayer(Action):
    """An opponent."""

    other: Seat


@dataclass(frozen=True, slots=True)
class TargetDial(Action):
    """One of the three dials."""

    dial: Resource


@dataclass(frozen=True, slots=True)
class TargetKind(Action):
    """A unit of this kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class TargetUnit(Action):
    """A unit in battle, of this kind and with this damage."""

    kind: Kind
    damage: int


@dataclass(frozen=True, slots=True)
class TargetOrder(Action):
    """An open order."""

    order: Order


@dataclass(frozen=True, slots=True)
class EnoughTargets(Action):
    """Nothing more is chosen, though more could be."""
