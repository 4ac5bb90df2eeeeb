"""Looks at what is hidden: rune tokens, an objective, tactics cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.heroes.events import CardsLookedAt
from feldzug.games.runewars.runes import look_at_rune
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.decks import knows, those


@dataclass(slots=True)
class LookAtRunes(Procedure):
    """A seat looks at so many rune tokens, wherever they lie."""

    seat: Seat
    count: int

    @staticmethod
    def flow() -> Flow:
        return ("look",)

    def look(self, g: World) -> Todo:
        if self.count == 0 or not unknown_runes(g, self.seat):
            return None
        self.count -= 1
        self.at = "look"
        return ChooseRuneToSee(self.seat)


def unknown_runes(g: World, seat: Seat) -> list[int]:
    """The areas whose token a seat does not know."""
    return [
        area
        for area, seen in zip(g.runes.areas, g.runes.seen, strict=True)
        if not knows(seen, seat)
    ]


@dataclass(frozen=True, slots=True)
class SeeRune(Action):
    area: Area


@dataclass(slots=True)
class ChooseRuneToSee(Question):
    """Which token the seat looks at."""

    @staticmethod
    def inside() -> Names:
        return ("LookAtRunes",)

    def options(self, g: World) -> list[Any]:
        return [SeeRune(area) for area in unknown_runes(g, self.seat)]

    def forbids(self, g: World, action: SeeRune) -> Reason | None:
        if action.area not in unknown_runes(g, self.seat):
            return because("rune-known", "RW-338", area=action.area)
        return None

    def chosen(self, g: World, action: SeeRune) -> None:
        look_at_rune(g, self.seat, action.area)


@dataclass(frozen=True, slots=True)
class SeeObjective(Action):
    victim: Seat


@dataclass(slots=True)
class LookAtObjective(Question):
    """A seat looks at the objective of another."""

    def options(self, g: World) -> list[Any]:
        return [SeeObjective(other) for other in unknown_objectives(g, self.seat)]

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> None:
        """Nobody has one that the seat does not know."""

    def chosen(self, g: World, action: SeeObjective) -> None:
        g.objective_seen[action.victim] |= those(self.seat)
        g.fence()
        g.tell(CardsLookedAt(self.seat, action.victim, "objective"))


def unknown_objectives(g: World, seat: Seat) -> list[Seat]:
    """The seats whose objective a seat does not know."""
    return [
        other
        for other in g.playing()
        if other != seat and g.objective[other] and not knows(g.objective_seen[other], seat)
    ]


def look_at_tactics(g: World, seat: Seat, other: Seat) -> None:
    """A seat looks at all tactics cards of another."""
    hand, fresh = g.tactics[other].clone(), g.fresh[other].clone()
    hand.seen = [seen | those(seat) for seen in hand.seen]
    fresh.seen = [seen | those(seat) for seen in fresh.seen]
    g.tactics[other], g.fresh[other] = hand, fresh
    g.fence()
    g.tell(CardsLookedAt(seat, other, "tactics"))
