"""Games in which cards are played whenever it can be: every law holds at every moment for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.tactics.limits import TooManyQuests, TooManyTactics
from feldzug.games.runewars.tactics.play import ChooseTarget, PlayTactics, TacticsInPlay
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.laws import position_laws
from feldzug.kernel.values import FATE
from tests.games.runewars.table import table

SPEAKS_OF_CARDS = (TacticsWindow, ChooseTarget, TooManyTactics, TooManyQuests)


def moments(g: World, seed: int) -> Iterator[str]:
    """A game played to its end by chance, with many cards: each moment of a new kind for them."""
    dealer = Dealer(seed)
    seen: list[str] = []
    while g.result is None:
        top, seat = g.stack[-1], g.waiting()[0]
        in_play = [frame for frame in g.stack if isinstance(frame, TacticsInPlay)]
        if in_play or isinstance(top, SPEAKS_OF_CARDS):
            kind = f"{type(top).__name__} {getattr(top, 'moment', '')}"
            kind += f" {in_play[-1].card}" if in_play else ""
            if kind not in seen:
                seen.append(kind)
                yield kind
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        legal = g.legal(seat)
        cards = [action for action in legal if isinstance(action, PlayTactics)]
        among = cards if cards and dealer.below(2) else legal
        g.apply(seat, among[dealer.below(len(among))])


@pytest.mark.parametrize(
    ("players", "seed"), [pytest.param(4, 1, marks=pytest.mark.slow), (3, 3), (2, 6)]
)
def test_every_law_holds_at_every_moment_for_cards(players: int, seed: int) -> None:
    g, setup, codec = table(players), RUNEWARS.setup(players), Codec(RUNEWARS)
    found = 0
    for kind in moments(g, seed):
        found += 1
        try:
            position_laws(codec, setup, g, seed)
        except AssertionError as broken:
            raise AssertionError(f"{kind}: {broken}") from broken
    assert found >= 5
