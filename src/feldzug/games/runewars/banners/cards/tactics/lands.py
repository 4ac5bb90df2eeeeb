"""Tactics cards of the own turn about land and movement: tokens, the sky, the march."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.barren import (
    DESOLATE,
    BannersState,
    desolate,
    freeze,
    is_barren,
    refuses_cryomancy,
    refuses_desolation,
    remove_tokens,
)
from feldzug.games.runewars.cards.tactics.orders_and_ways import MARCHES, UNTIL_TURN_ENDS
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.movement import Fast, Flies, HeroFlies
from feldzug.games.runewars.tactics.targets import EnoughTargets, TargetArea
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Query, Reason, Seat, because

UNTIL_SEASON_ENDS: Final = "season"


class AshenSky(TacticsText):
    """In your turn: until the end of this season no unit and no hero flies."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(SkyDarkened, Flies, nobody_flies)
        rules.lasting(SkyDarkened, HeroFlies, nobody_flies)

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        return self.useless() if g.has_effect(SkyDarkened) else None

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects = [*g.effects, SkyDarkened(seat, UNTIL_SEASON_ENDS)]


@dataclass(slots=True, unsafe_hash=True)
class SkyDarkened(Effect):
    """Nobody flies. [BOW-289]"""


def nobody_flies(g: World, query: Query, flying: int, effect: SkyDarkened) -> int:
    return 0


class NightMarch(TacticsText):
    """In your turn, before you carry out Mobilize or Conquer: all your units are fast for this order."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(MarchByNight, Fast, all_are_fast)

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        if g.order_now[seat] not in MARCHES:
            return because("no-marching-order", "RW-210", card=self.number)
        turn = g.frame(Turn)
        return self.useless() if turn.used or turn.at == "end" else None

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects = [*g.effects, MarchByNight(seat, UNTIL_TURN_ENDS)]


@dataclass(slots=True, unsafe_hash=True)
class MarchByNight(Effect):
    """The units of a seat are fast."""


def all_are_fast(g: World, query: Fast, fast: int, effect: MarchByNight) -> int:
    """Who is fast already becomes no faster. [RW-146]"""
    return 1 if query.seat == effect.seat else fast


# barren land


class SaltedFields(TargetedText):
    """In your turn: place 1 desolation token in an area you control where it may lie."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [TargetArea(a) for a in g.controlled(seat) if not refuses_desolation(g, a)]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        desolate(g, chosen[0].area)


class SuddenFrost(TargetedText):
    """In your turn: place 1 cryomancy token in any area where it may lie."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [TargetArea(area) for area in g.areas() if not refuses_cryomancy(g, area)]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        freeze(g, chosen[0].area)


class GreenShoots(TargetedText):
    """In your turn: remove 1 desolation token or up to 2 cryomancy tokens from one area."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        """The area is named once for each token that goes."""
        if not chosen:
            return [TargetArea(area) for area in g.areas() if is_barren(g, area)]
        tokens = min(self.tokens(g, chosen[0].area), self.facts.amount("cryomancy"))
        if len(chosen) >= tokens or EnoughTargets() in chosen:
            return []
        return [chosen[0], EnoughTargets()]

    def tokens(self, g: World, area: int) -> int:
        lie = g.part(BannersState).barren[area]
        return self.facts.amount("desolation") if lie == DESOLATE else lie

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        steps = [step for step in chosen if isinstance(step, TargetArea)]
        remove_tokens(g, steps[0].area, len(steps))


OF_LANDS: Final[tuple[TacticsText, ...]] = (
    AshenSky("ashen-sky"),
    NightMarch("night-march"),
    SaltedFields("salted-fields"),
    SuddenFrost("sudden-frost"),
    GreenShoots("green-shoots"),
)
