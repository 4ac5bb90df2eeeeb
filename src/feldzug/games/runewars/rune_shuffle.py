"""The rune tokens of two areas are taken up, shuffled and laid anew. [RW-135 – RW-137]

The two areas, and whether tokens that lay open stay open, everybody sees; where each of two hidden tokens
ends up only the player knows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY, those


@dataclass(slots=True, unsafe_hash=True)
class RunesShuffled(Event):
    """The tokens of two areas were laid anew; *hidden* if what lay open was turned down."""

    seat: Seat
    areas: tuple[Area, ...]
    hidden: bool


@dataclass(frozen=True, slots=True)
class TakeUpRune(Action):
    """One of the two areas."""

    area: Area


@dataclass(frozen=True, slots=True)
class TurnRunesDown(Action):
    """Whether open tokens are turned face down. [RW-137]"""

    hidden: bool


@dataclass(frozen=True, slots=True)
class LayRunesBack(Action):
    """Whether the tokens change places. Nobody else sees it if they lie face down."""

    swapped: bool


@dataclass(slots=True)
class ShuffleRunes(Procedure):
    """Two controlled areas, at least one with a token. [RW-135, RW-136]"""

    seat: Seat
    areas: tuple[Area, ...] = field(default=(), kw_only=True)
    hidden: bool = field(default=True, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "first_area", "second_area", "turn_down", "lay_back"

    def first_area(self, g: World) -> Todo:
        return ChooseShuffledArea(self.seat)

    def second_area(self, g: World) -> Todo:
        return ChooseShuffledArea(self.seat)

    def turn_down(self, g: World) -> Todo:
        """Open tokens may, or must, be turned face down. [RW-137]"""
        lies_open = any(g.is_revealed(area) for area in self.areas)
        if lies_open and g.options.fortify_hides == "choice":
            return ChooseToTurnDown(self.seat)
        return None

    def lay_back(self, g: World) -> Todo:
        return ChooseHowToLayBack(self.seat)


@dataclass(slots=True)
class ChooseShuffledArea(Question):
    """A controlled area; the second one must have a token if the first has none. [RW-135]"""

    @staticmethod
    def inside() -> Names:
        return ("ShuffleRunes",)

    def options(self, g: World) -> list[Any]:
        return [TakeUpRune(area) for area in g.controlled(self.seat)]

    def forbids(self, g: World, action: TakeUpRune) -> Reason | None:
        chosen = g.frame(ShuffleRunes).areas
        if g.controller[action.area] != self.seat:
            return because("not-your-area", "RW-135", area=action.area)
        if action.area in chosen:
            return because("same-area", "RW-135", area=action.area)
        if chosen and g.rune_in(chosen[0]) == NONE and g.rune_in(action.area) == NONE:
            return because("no-rune-there", "RW-135", area=action.area)
        return None

    def chosen(self, g: World, action: TakeUpRune) -> None:
        g.frame(ShuffleRunes).areas += (action.area,)


@dataclass(slots=True)
class ChooseToTurnDown(Question):
    """What lies open may stay open. [RW-137]"""

    @staticmethod
    def inside() -> Names:
        return ("ShuffleRunes",)

    def options(self, g: World) -> list[Any]:
        return [TurnRunesDown(True), TurnRunesDown(False)]

    def chosen(self, g: World, action: TurnRunesDown) -> None:
        g.frame(ShuffleRunes).hidden = action.hidden


@dataclass(slots=True)
class ChooseHowToLayBack(Question):
    """The player decides which token goes where. [RW-135, RW-136]"""

    @staticmethod
    def inside() -> Names:
        return ("ShuffleRunes",)

    def options(self, g: World) -> list[Any]:
        return [LayRunesBack(False), LayRunesBack(True)]

    def chosen(self, g: World, action: LayRunesBack) -> None:
        shuffling = g.frame(ShuffleRunes)
        lay_back(g, self.seat, shuffling.areas, action.swapped, shuffling.hidden)
        areas = tuple(sorted(shuffling.areas))
        g.tell(RunesShuffled(self.seat, areas, shuffling.hidden))


def lay_back(g: World, seat: Seat, areas: tuple[int, ...], swapped: bool, hide: bool) -> None:
    """The tokens of two areas are laid again, and who knows them follows from what all have seen."""
    taken = [(g.rune_in(area), g.rune_seen(area)) for area in areas if g.rune_in(area) != NONE]
    was_in = [area for area in areas if g.rune_in(area) != NONE]
    runes = g.runes.clone()
    for area, (rune, seen) in zip(was_in, taken, strict=True):
        runes.take(area, rune, seen)
    seen_after = known_after(g, seat, taken, hide)
    goes_to = [areas[1 - areas.index(area)] if swapped else area for area in was_in]
    for area, (rune, _), seen in zip(goes_to, taken, seen_after, strict=True):
        runes.lay(area, rune, seen)
    g.runes = runes
    g.look_again()


def known_after(g: World, seat: Seat, taken: list[tuple[int, int]], hide: bool) -> list[int]:
    """Who knows each token once it lies again.

    A token that moves alone, or beside one that stays open, can be followed with the eyes. Of two that are
    laid in secret nobody else can tell which is which, unless both were open and alike.
    """
    everyone = those(*g.seats())
    seen = [everyone if hide and known == EVERYBODY else known for _, known in taken]
    if len(taken) < 2 or any(known == EVERYBODY for known in seen):
        return seen
    (one, known_one), (other, known_other) = taken
    if known_one == known_other == EVERYBODY and one == other:
        return seen
    return [those(seat), those(seat)]
