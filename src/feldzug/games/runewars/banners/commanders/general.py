"""Lieutenant General: a tactics card that allows a second commander. [BOW-215 – BOW-217, BOW-281]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.banners.commanders.appointing import GiveCommand
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    DrawCommander,
    cards_left,
)
from feldzug.games.runewars.decks import TACTICS_BOX
from feldzug.games.runewars.tactics.elsewhere import SHELF as ELSEWHERE
from feldzug.games.runewars.tactics.elsewhere import TacticsElsewhere
from feldzug.games.runewars.tactics.play import pick_up
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event, Reason, Seat, because

LIEUTENANT_GENERAL: Final = TACTICS_BOX.number("lieutenant-general")


@dataclass(slots=True, unsafe_hash=True)
class GeneralStays(Event):
    """Lieutenant General lies before a seat. [BOW-215]"""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class GeneralLost(Event):
    """Lieutenant General is discarded. [BOW-216]"""

    seat: Seat


def cannot_promote(g: World, seat: Seat) -> Reason | None:
    """Why a seat may not play it: one lies before it already, or there is no card to draw. [BOW-Q50]

    A commander card that waits for a hero must find one first: no second one waits with it. [BOW-Q26]
    """
    command = g.part(Command)
    if command.generals[seat]:
        return because("general-lies", "BOW-Q50")
    if command.waiting[seat] != NONE:
        return because("commander-card-waits", "BOW-Q26", commander=command.waiting[seat])
    return None if cards_left(g) else because("too-few-commanders", "BOW-281", count=0)


def promote(g: World, seat: Seat) -> Todo:
    """It stays in play, and its player leads a second commander. [BOW-215, BOW-281]"""
    pick_up(g, LIEUTENANT_GENERAL)
    g.part(Command).generals[seat] = 1
    g.tell(GeneralStays(seat))
    return SecondCommand(seat)


@dataclass(slots=True)
class SecondCommand(Procedure):
    """One commander card more, at no cost, for a hero at a stronghold. [BOW-281, BOW-Q26]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("TacticsInPlay",)

    @staticmethod
    def flow() -> Flow:
        return "draw", "give"

    def draw(self, g: World) -> Todo:
        return DrawCommander(self.seat, openly=True)

    def give(self, g: World) -> Todo:
        return GiveCommand(self.seat)


class BeforePlayers(TacticsElsewhere):
    """Where Lieutenant General lies, open to all. [BOW-215]"""

    def cards(self, g: World) -> list[int]:
        return [LIEUTENANT_GENERAL] * sum(g.part(Command).generals)


def lose_general(g: World, seat: Seat) -> None:
    """It goes to the discards of the tactics deck. [BOW-216]"""
    if g.part(Command).generals[seat]:
        g.part(Command).generals[seat] = 0
        deck = g.tactics_deck.clone()
        deck.discard(LIEUTENANT_GENERAL)
        g.tactics_deck = deck
        g.tell(GeneralLost(seat))


def install(rules: Rules) -> None:
    rules.shelf(ELSEWHERE)["commanders"] = BeforePlayers()
