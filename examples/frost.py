"""Frost, an expansion of Nim: everything it adds, on one page. `docs/tutorial.md` ends with it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from nim import Heap, Nim, NimGame, Take, TakeStones

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import State
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, View, because
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration


@dataclass
class Breath(State):
    """Who has breathed on the heap already."""

    spent: tuple[Seat, ...] = ()


@dataclass
class FrostView(View):
    spent: tuple[Seat, ...]


@dataclass(unsafe_hash=True)
class Frozen(Effect):
    """The stones stick together until whoever breathed on them is asked again."""


@dataclass(frozen=True, slots=True)
class Breathe(Action):
    pass


@dataclass(frozen=True, slots=True)
class HeapFrozen(Event):
    seat: Seat


def may_breathe(_question: TakeStones, g: Heap, seat: Seat) -> list[Breathe]:
    """Once in the game, instead of taking stones. [F1]"""
    return [] if seat in g.part(Breath).spent else [Breathe()]


def breathe(_question: TakeStones, g: Heap, seat: Seat, _action: Breathe) -> None:
    g.part(Breath).spent += (seat,)
    g.effects.append(Frozen(seat, "frost"))
    g.tell(HeapFrozen(seat))


def stones_stick(_question: TakeStones, g: Heap, _seat: Seat, action: Action) -> Reason | None:
    """From a frozen heap a hand takes one stone only; a card works as ever. [F2]"""
    if isinstance(action, Take) and action.stones > 1 and g.has_effect(Frozen):
        return because("stones-stick", "F2")
    return None


def thaw(_nim: Nim, g: Heap) -> None:
    """The frost ends before the next turn of whoever brought it. [F3]"""
    g.expire("frost", g.active)


class Frost(Module):
    """The rules of the frost."""

    def __init__(self) -> None:
        super().__init__(
            "frost",
            requires=("nim",),
            kinds=kinds_of(sys.modules[__name__]),
            state=Breath,
            shows=FrostView,
            rows=("F1", "F2", "F3"),
            words="frost_words",
        )

    def install(self, rules: Rules) -> None:
        rules.offer(TakeStones, may_breathe, breathe)
        rules.ban(TakeStones, stones_stick)
        rules.insert(Nim, "thaw", thaw, before="take_stones")

    def view(self, g: Any, seat: Seat | None) -> FrostView:
        return FrostView(spent=g.part(Breath).spent)


FROSTY = NimGame(Frost())
REGISTRATION = Registration(FROSTY, MessageNames(FROSTY, "nim_words"))
