"""Games that are being set up: how far, and with which tiles."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.board import (
    TILES,
)
from feldzug.games.runewars.decks import (
    QUEST_BOX,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.set_up.tiles import (
    LayMap,
)
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.table import start

P1, P2, P3, P4 = Seat(0), Seat(1), Seat(2), Seat(3)


def begin(players: int = 3, **options: str) -> World:
    g = RUNEWARS.start(RUNEWARS.setup(players, **options))
    assert isinstance(g, World)
    return g


def until(g: World, frame: type[Any], seed: int = 0) -> World:
    """Play at random until a frame of this kind is on top."""
    dealer = Dealer(seed)
    while not isinstance(g.stack[-1], frame):
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
        else:
            legal = g.legal(seat)
            g.apply(seat, legal[dealer.below(len(legal))])
    return g


def laying(g: World, quests: tuple[str, ...], *tiles: Laid) -> World:
    """The map is being laid: these tiles lie, and these Setup Quests were dealt in turn."""
    g.layout = Layout(list(tiles))
    dealt = tuple([quest_of(tile) for tile in quests])
    return start(
        g, WholeGame(at="seasons"), SetUp(at="neutral_units"), LayMap(quests=dealt, at="lay_tiles")
    )


def quest_of(tile: str) -> int:
    return next(card.number for card in QUEST_BOX.facts if card.printed.get("setup") == tile)


def tile(name: str, q: int, r: int, turn: int = 0) -> Laid:
    return Laid(TILES.index(name), q, r, turn)


# players and factions
