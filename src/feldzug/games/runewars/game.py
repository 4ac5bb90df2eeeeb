"""Runewars, ready to be played: its base module and the game itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars import decks, drawing, layout, world
from feldzug.games.runewars.battle.parts import PARTS as BATTLE
from feldzug.games.runewars.board import AREAS, FACTIONS, KINDS, RESOURCES, SHAPES, TILES
from feldzug.games.runewars.decks import (
    CITIES,
    DESTINIES,
    DEVELOPMENTS,
    FATE_CARDS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    RUNES,
    SEASON_CARDS,
    SEASONS,
    TACTICS_CARDS,
    TITLES,
)
from feldzug.games.runewars.options import OPTIONS, PRESETS, Options, contradiction
from feldzug.games.runewars.set_up import start, tiles
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.view import WorldView
from feldzug.games.runewars.world import World, blank
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import OUTERMOST, Flow, Names, Procedure, Todo
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Outcome, Reason


@dataclass(slots=True)
class WholeGame(Procedure):
    """The set-up, then year after year."""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return "set_up", "end"

    def set_up(self, g: World) -> Todo:
        return SetUp()

    def end(self, g: World) -> None:
        g.finish(
            Outcome("last-year", (tuple(g.seats()),), tuple([g.dragons(s) for s in g.seats()]))
        )


class Base(Module):
    """The base of Runewars."""

    def __init__(self) -> None:
        import sys  # noqa: PLC0415

        super().__init__(
            "runewars",
            options=OPTIONS,
            presets=PRESETS,
            kinds=kinds_of(
                drawing, layout, decks, world, start, tiles, *BATTLE, sys.modules[__name__]
            ),
            vocabularies=(
                AREAS,
                CITIES,
                DESTINIES,
                DEVELOPMENTS,
                FACTIONS,
                FATE_CARDS,
                HEROES,
                KINDS,
                OBJECTIVES,
                ORDERS,
                QUESTS,
                RESOURCES,
                REWARDS,
                RUNES,
                SEASON_CARDS,
                SEASONS,
                SHAPES,
                TACTICS_CARDS,
                TILES,
                TITLES,
            ),
        )

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        return contradiction(players, options)


class Runewars(Game):
    """Two to four factions fight for the dragon runes."""

    def __init__(self) -> None:
        super().__init__("runewars", players=(2, 3, 4), base=Base(), view=WorldView)

    def blank(self, setup: Setup, rules: Rules) -> Position:
        return blank(rules, setup.players, Options(**dict(setup.options)))

    def begin(self, g: Position) -> None:
        g.begin(WholeGame())


RUNEWARS: Final = Runewars()
