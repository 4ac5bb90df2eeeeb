"""Rune tokens: received, placed, revealed, looked at and moved. [RW-332 – RW-343]

A face-down token carries the seats that know it. What is laid in secret is laid in two answers: first where
the tokens lie, which all see, then which of them is the dragon rune, which only the owner knows; so neither
the order of answers nor the frame tells anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import DRAGON, FALSE, Rune
from feldzug.games.runewars.events import RuneHidden
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY, knows, those

DISCARDS = 2
"""So many false runes may be given back before a dragon rune is received. [RW-333]"""

# what happens


@dataclass(slots=True, unsafe_hash=True)
class RuneDiscarded(Event):
    """A token goes back to its pile, and all see what it was. [RW-333]"""

    seat: Seat
    area: Area
    rune: Rune


@dataclass(slots=True, unsafe_hash=True)
class RuneReturned(Event):
    """No area was left for a token: it goes back to its pile, shown. [RW-335]"""

    seat: Seat
    rune: Rune


@dataclass(slots=True, unsafe_hash=True)
class RunePileEmpty(Event):
    """No such token is left. [RW-336]"""

    seat: Seat
    rune: Rune


@dataclass(slots=True, unsafe_hash=True)
class RuneRevealed(Event):
    seat: Seat
    area: Area
    rune: Rune


@dataclass(slots=True, unsafe_hash=True)
class NothingRevealed(Event):
    """A seat has no such token. [RW-339]"""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class RuneMoved(Event):
    seat: Seat
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class RuneLookedAt(Event):
    """Only the seat itself sees what it is."""

    seat: Seat
    area: Area
    rune: Rune

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else RuneLookedAt(self.seat, self.area, -1)


# tokens, one at a time


def lay_rune(g: World, area: int, rune: int, seen: int) -> None:
    """A token comes from its pile to the board, face down."""
    runes, box = g.runes.clone(), g.rune_box[:]
    runes.lay(area, rune, seen)
    box[rune] -= 1
    g.runes, g.rune_box = runes, box
    g.look_again()


def discard_rune(g: World, seat: Seat, area: int) -> None:
    """A token goes back to its pile. All see what it was. [RW-333]"""
    rune, runes, box = g.rune_in(area), g.runes.clone(), g.rune_box[:]
    runes.take(area, rune, g.rune_seen(area))
    box[rune] += 1
    g.runes, g.rune_box = runes, box
    g.fence()
    g.tell(RuneDiscarded(seat, area, rune))


def reveal_rune(g: World, area: int, seat: Seat | None = None) -> None:
    """A token is turned face up and stays so until Fortify moves it. [RW-340]"""
    rune, seen = g.rune_in(area), g.rune_seen(area)
    if rune == NONE or seen == EVERYBODY:
        return
    runes = g.runes.clone()
    runes.reveal(area, rune, seen)
    g.runes = runes
    g.fence()
    g.tell(RuneRevealed(Seat(g.controller[area]) if seat is None else seat, area, rune))


def move_rune(g: World, seat: Seat, source: int, target: int) -> None:
    """A token goes elsewhere, openly: whoever knew it still does. [RW-341, RW-342]"""
    rune, seen, runes = g.rune_in(source), g.rune_seen(source), g.runes.clone()
    runes.take(source, rune, seen)
    runes.lay(target, rune, seen)
    g.runes = runes
    g.look_again()
    g.tell(RuneMoved(seat, source, target))


def look_at_rune(g: World, seat: Seat, area: int) -> None:
    """A seat looks at a token, wherever it lies."""
    rune, seen = g.rune_in(area), g.rune_seen(area)
    if rune == NONE or knows(seen, seat):
        return
    runes = g.runes.clone()
    runes.learn(area, rune, seen, those(seat))
    g.runes = runes
    g.fence()
    g.tell(RuneLookedAt(seat, area, rune))


def takes_a_rune(g: World, area: int, seat: int) -> bool:
    """Friendly or uncontrolled, and without a token. [RW-332, RW-334]"""
    return g.rune_in(area) == NONE and (g.is_friendly(area, seat) or g.is_uncontrolled(area))


# receiving a dragon rune


@dataclass(frozen=True, slots=True)
class DiscardFalseRune(Action):
    """Give a false rune of an own area back to its pile."""

    area: Area


@dataclass(frozen=True, slots=True)
class KeepFalseRunes(Action):
    """Give no more false runes back."""


@dataclass(frozen=True, slots=True)
class PlaceRuneIn(Action):
    """One of the new tokens goes there, face down."""

    area: Area


@dataclass(frozen=True, slots=True)
class HideDragonRune(Action):
    """Of the two areas this is the one that gets the dragon rune. Nobody else sees it."""

    area: Area


@dataclass(frozen=True, slots=True)
class LayRune(Action):
    """For the one free area: this rune, while the other goes back."""

    rune: Rune


@dataclass(slots=True)
class ReceiveRune(Procedure):
    """A player receives a dragon rune, and a false one with it. [RW-333, RW-334]"""

    seat: Seat
    discarded: int = field(default=0, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "give_back", "take"

    def give_back(self, g: World) -> Todo:
        """First up to two false runes of the own areas may leave. [RW-333]"""
        if self.discarded >= DISCARDS or not rune_areas(g, self.seat, could_be_false=True):
            return None
        self.at = "give_back"
        return GiveBackFalseRunes(self.seat)

    def take(self, g: World) -> Todo:
        """A dragon rune and a false one, as far as there are any. [RW-334, RW-336]"""
        taken = [rune for rune in (DRAGON, FALSE) if can_take(g, rune)]
        for rune in (DRAGON, FALSE):
            if rune not in taken:
                g.tell(RunePileEmpty(self.seat, rune))
        return PlaceRunes(self.seat, tuple(taken)) if taken else None


def can_take(g: World, rune: int) -> bool:
    """Whether a token is left, or another marker may stand in for it. [RW-336]"""
    return g.rune_box[rune] > 0 or g.options.rune_pile_empty == "stand-in"


def rune_areas(g: World, seat: int, *, could_be_false: bool = False) -> list[int]:
    """The areas of a seat that hold a token; with *could_be_false* not those with an open dragon rune."""
    return [
        area
        for area, rune, seen in zip(g.runes.areas, g.runes.kinds, g.runes.seen, strict=True)
        if g.controller[area] == seat
        and not (could_be_false and seen == EVERYBODY and rune == DRAGON)
    ]


@dataclass(slots=True)
class GiveBackFalseRunes(Question):
    """A false rune of an own area, or none. Who has only dragon runes is asked, too. [RW-333]"""

    @staticmethod
    def inside() -> Names:
        return ("ReceiveRune",)

    def options(self, g: World) -> list[Any]:
        return [*[DiscardFalseRune(area) for area in rune_areas(g, self.seat)], KeepFalseRunes()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, DiscardFalseRune):
            if not g.is_friendly(action.area, self.seat):
                return because("not-your-area", "RW-333", area=action.area)
            if g.rune_in(action.area) != FALSE:
                return because("no-false-rune", "RW-333", area=action.area)
        return None

    def chosen(self, g: World, action: Action) -> None:
        receiving = g.frame(ReceiveRune)
        if isinstance(action, DiscardFalseRune):
            receiving.discarded += 1
            discard_rune(g, self.seat, action.area)
        else:
            receiving.discarded = DISCARDS


# placing runes


@dataclass(slots=True)
class PlaceRunes(Procedure):
    """Runes of the piles come to the board, face down, one an area. [RW-332, RW-334, RW-337]

    `where` names the areas to choose from, if not all; `areas` are those chosen.
    """

    seat: Seat
    runes: tuple[Rune, ...]
    where: tuple[Area, ...] = ()
    areas: tuple[Area, ...] = field(default=(), kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "choose_areas", "lay"

    def choose_areas(self, g: World) -> Todo:
        if len(self.areas) < len(self.runes) and self.free_areas(g):
            self.at = "choose_areas"
            return ChooseRuneArea(self.seat)
        return None

    def free_areas(self, g: World) -> list[int]:
        chosen, among = self.areas, self.where or g.areas()
        return [a for a in among if a not in chosen and takes_a_rune(g, a, self.seat)]

    def lay(self, g: World) -> Todo:
        """Which is which only the owner knows, if there is anything to know. [RW-334, RW-335]"""
        if DRAGON in self.runes and FALSE in self.runes and self.areas:
            if len(self.areas) == len(self.runes):
                return ChooseDragonArea(self.seat, self.areas)
            return ChooseRuneToLay(self.seat, self.areas[0])
        for n, rune in enumerate(self.runes):
            if n < len(self.areas):
                lay_openly(g, self.seat, self.areas[n], rune)
            else:
                g.tell(RuneReturned(self.seat, rune))
        return None


def lay_openly(g: World, seat: Seat, area: int, rune: int) -> None:
    """Face down, but everybody at the table can tell what it is."""
    lay_rune(g, area, rune, those(*g.seats()))
    g.tell(RuneHidden(seat, area))


@dataclass(slots=True)
class ChooseRuneArea(Question):
    """A friendly or uncontrolled area without a token. [RW-334]"""

    @staticmethod
    def inside() -> Names:
        return ("PlaceRunes",)

    def options(self, g: World) -> list[Any]:
        return [PlaceRuneIn(area) for area in g.frame(PlaceRunes).free_areas(g)]

    def forbids(self, g: World, action: PlaceRuneIn) -> Reason | None:
        placing = g.frame(PlaceRunes)
        if g.rune_in(action.area) != NONE or action.area in placing.areas:
            return because("rune-there", "RW-332", area=action.area)
        if g.is_enemy(action.area, self.seat):
            return because("enemy-area", "RW-334", area=action.area)
        return None

    def legal(self, g: World) -> list[Any]:
        return self.options(g)

    def chosen(self, g: World, action: PlaceRuneIn) -> None:
        g.frame(PlaceRunes).areas += (action.area,)


@dataclass(slots=True)
class ChooseDragonArea(Question):
    """Which of the two new tokens is the dragon rune: nobody else sees it. [RW-334]"""

    areas: tuple[Area, ...]

    @staticmethod
    def inside() -> Names:
        return ("PlaceRunes",)

    def options(self, g: World) -> list[Any]:
        return [HideDragonRune(area) for area in sorted(self.areas)]

    def chosen(self, g: World, action: HideDragonRune) -> None:
        for area in sorted(self.areas):
            lay_rune(g, area, DRAGON if area == action.area else FALSE, those(self.seat))
            g.tell(RuneHidden(self.seat, area))


@dataclass(slots=True)
class ChooseRuneToLay(Question):
    """Only one area is free: which rune goes there; the other goes back, shown. [RW-335]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("PlaceRunes",)

    def options(self, g: World) -> list[Any]:
        return [LayRune(DRAGON), LayRune(FALSE)]

    def chosen(self, g: World, action: LayRune) -> None:
        lay_openly(g, self.seat, self.area, action.rune)
        g.tell(RuneReturned(self.seat, FALSE if action.rune == DRAGON else DRAGON))


# revealing


@dataclass(frozen=True, slots=True)
class RevealRune(Action):
    """Turn up a token of an own area."""

    area: Area


@dataclass(frozen=True, slots=True)
class NoRuneToReveal(Action):
    """Say that there is none."""


@dataclass(slots=True)
class RevealRunes(Procedure):
    """A player turns up so many tokens of his areas, dragon runes if they are demanded. [RW-339]"""

    seat: Seat
    count: int
    dragons: bool = False

    @staticmethod
    def flow() -> Flow:
        return ("reveal",)

    def reveal(self, g: World) -> Todo:
        if self.count <= 0 or not face_down(g, self.seat):
            return None
        self.count -= 1
        self.at = "reveal"
        return ChooseRuneToReveal(self.seat, self.dragons)


def face_down(g: World, seat: int) -> list[int]:
    """The areas of a seat with a token that is face down."""
    return [area for area in rune_areas(g, seat) if not g.is_revealed(area)]


@dataclass(slots=True)
class ChooseRuneToReveal(Question):
    """A token in a controlled area; if a dragon rune is demanded, no false one will do. [RW-339]"""

    dragons: bool

    @staticmethod
    def inside() -> Names:
        return ("RevealRunes",)

    def options(self, g: World) -> list[Any]:
        none = [NoRuneToReveal()] if self.dragons else []
        return [*[RevealRune(area) for area in face_down(g, self.seat)], *none]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, RevealRune):
            if action.area not in face_down(g, self.seat):
                return because("no-rune-of-yours", "RW-339", area=action.area)
            if self.dragons and g.rune_in(action.area) != DRAGON:
                return because("no-dragon-rune", "RW-339", area=action.area)
            return None
        for area in face_down(g, self.seat):
            if not self.dragons or g.rune_in(area) == DRAGON:
                return because("must-reveal", "RW-339", area=area)
        return None

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, RevealRune):
            reveal_rune(g, action.area, self.seat)
            return
        g.frame(RevealRunes).count = 0
        g.fence()
        g.tell(NothingRevealed(self.seat))
