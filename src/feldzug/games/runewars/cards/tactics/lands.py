"""Tactics cards of the own turn about areas: strongholds, units and runes. [RW-089]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import (
    SHAPE_OF,
    SHAPES,
    Area,
    kinds_of_faction,
)
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.movement import flies, steps_from
from feldzug.games.runewars.placing import place_unit
from feldzug.games.runewars.retreat import RetreatUnits
from feldzug.games.runewars.runes import look_at_rune, move_rune, takes_a_rune
from feldzug.games.runewars.strongholds import (
    BuildingStronghold,
    BuildStronghold,
    repair_stronghold,
)
from feldzug.games.runewars.tactics.targets import TargetArea, TargetKind, TargetPlayer
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Action, Event, Seat
from feldzug.parts.decks import knows, those


class LostCity(TargetedText):
    """In your turn: choose an uncontrolled area without a city where one of your heroes stands. All neutral
    units there retreat, routed ones too; then place one of your strongholds there, damaged.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        stand = sorted({g.hero_area[hero] for hero in g.heroes(seat)})
        return [
            TargetArea(area)
            for area in stand
            if area not in (NONE, g.contested) and g.is_uncontrolled(area) and g.city[area] == NONE
            if g.denied(BuildingStronghold(seat, area)) is None
        ]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        area = chosen[0].area
        leave = RetreatUnits(NOBODY, area, g.left_of(seat))
        return [leave, BuildStronghold(seat, area, damaged=True)]


class EmergencyRepairs(TargetedText):
    """In your turn: repair one of your strongholds for free."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        damaged = [area for area in g.strongholds(seat) if g.damaged[area]]
        return [] if chosen else [TargetArea(area) for area in damaged]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        repair_stronghold(g, chosen[0].area)


class Reserves(TargetedText):
    """In your turn: place 2 triangle units of your faction at one of your strongholds."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        shape = SHAPES.index(str(self.facts.printed["shape"]))
        kinds = kinds_of_faction(g.rules, g.faction[seat])
        kinds = [kind for kind in kinds if SHAPE_OF[kind] == shape]
        left = [k for k in kinds if g.supply[k] > [step.kind for step in chosen[1:]].count(k)]
        if not chosen:
            return [TargetArea(area) for area in g.strongholds(seat)] if left else []
        if len(chosen) > self.facts.amount("units"):
            return []
        return [TargetKind(kind) for kind in left]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        area = chosen[0].area
        for step in chosen[1:]:
            place_unit(g, seat, step.kind, area)
        return ShrinkTo(seat, area, LIMIT)


class BeastCall(TargetedText):
    """In your turn: move all neutral units of one neutral area into an adjacent uncontrolled area."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if not chosen:
            return [TargetArea(a) for a in g.areas() if g.is_neutral(a) and pastures(g, a)]
        return [TargetArea(a) for a in pastures(g, chosen[0].area)] if len(chosen) == 1 else []

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        source, target = chosen[0].area, chosen[1].area
        at = source * g.kinds
        for kind in g.kinds_in(source):
            for counts, routed in ((g.standing, False), (g.routed, True)):
                count = counts[at + kind]
                if count:
                    g.remove(source, kind, count, routed=routed)
                    g.add(target, kind, count, routed=routed)
        g.tell(NeutralsCalled(seat, source, target))


@dataclass(slots=True, unsafe_hash=True)
class NeutralsCalled(Event):
    """All unallied units of an area have gone into another one."""

    seat: Seat
    source: Area
    target: Area


def pastures(g: World, area: int) -> list[int]:
    """The uncontrolled areas next to one that all its neutral units can reach. [RW-147, RW-148]"""
    if area == g.contested:
        return []
    flying = not [kind for kind in g.kinds_in(area) if not flies(g, NOBODY, kind)]
    found = [near for near in steps_from(g, area, NOBODY, flying) if g.is_uncontrolled(near)]
    return [near for near in found if near != g.contested]


class GuidingVisions(TargetedText):
    """In your turn: look at 2 rune tokens anywhere and at the quest cards of one opponent."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        tokens = [step for step in chosen if isinstance(step, TargetArea)]
        unknown = [
            a for a, s in zip(g.runes.areas, g.runes.seen, strict=True) if not knows(s, seat)
        ]
        if len(tokens) < min(self.facts.amount("runes"), len(unknown)):
            return [TargetArea(area) for area in unknown if TargetArea(area) not in tokens]
        if len(chosen) > len(tokens):
            return []
        return [TargetPlayer(o) for o in g.clockwise(seat) if o != seat and _hides(g, o, seat)]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        for step in chosen:
            if isinstance(step, TargetArea):
                look_at_rune(g, seat, step.area)
            else:
                look_at_quests(g, seat, step.other)


def _hides(g: World, other: Seat, seat: Seat) -> bool:
    """Whether a player holds quest cards that *seat* does not know."""
    return len(g.quests[other].known_to(seat)) < len(g.quests[other])


@dataclass(slots=True, unsafe_hash=True)
class QuestsLookedAt(Event):
    """*seat* has seen the quest cards of another player."""

    seat: Seat
    other: Seat


def look_at_quests(g: World, seat: Seat, other: Seat) -> None:
    """A player looks at all quest cards of another."""
    hand = g.quests[other].clone()
    hand.seen = [seen | those(seat) for seen in hand.seen]
    g.quests[other] = hand
    g.fence()
    g.tell(QuestsLookedAt(seat, other))


class ShiftedRune(TargetedText):
    """In your turn: move one rune token from an area you control to an adjacent friendly or uncontrolled
    area without a token.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if not chosen:
            own = [area for area in g.runes.areas if g.controller[area] == seat]
            return [TargetArea(area) for area in own if _free_near(g, area, seat)]
        return (
            [TargetArea(a) for a in _free_near(g, chosen[0].area, seat)] if len(chosen) == 1 else []
        )

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        move_rune(g, seat, chosen[0].area, chosen[1].area)


def _free_near(g: World, area: int, seat: Seat) -> list[int]:
    return [near for near in g.near(area) if takes_a_rune(g, near, seat)]


OF_LANDS: Final[tuple[TacticsText, ...]] = (
    LostCity("lost-city-tactics"),
    EmergencyRepairs("emergency-repairs"),
    Reserves("reserves"),
    BeastCall("beast-call"),
    GuidingVisions("guiding-visions"),
    ShiftedRune("shifted-rune"),
)
