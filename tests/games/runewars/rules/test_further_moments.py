"""Moments for tactics cards that no card of the base game uses: a module's card opens them. [RW-208]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, join
from feldzug.games.runewars.board import KINDS
from feldzug.games.runewars.cards.tactics.text import SHELF, TacticsText
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.game import MODULES, Base, Runewars
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.tactics.moments import (
    AFTER_DRAW,
    ALWAYS_OPEN,
    BEFORE_DRAW,
    DUEL_ROUND,
    START_OF_DUEL,
)
from feldzug.games.runewars.tactics.play import PlayTactics
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.view import WorldView
from feldzug.games.runewars.world import World
from feldzug.kernel import laws
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import DAQAN, LATARI, at, field, start
from tests.games.runewars.cards.hand import realm
from tests.games.runewars.champions import duel, duellists
from tests.games.runewars.table import hold

TITLE = "reserves"
"""The title that the module prints anew."""


class Windfall(TacticsText):
    """At this moment: gain 1 influence."""

    def __init__(self, *moments: str) -> None:
        super().__init__(TITLE)
        self.moments = moments

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.influence[seat] += 1


class FurtherMoments(Module):
    """A little expansion: one tactics card for moments that the base only knows by name."""

    def __init__(self, *moments: str) -> None:
        super().__init__("further-moments", requires=("runewars",))
        self.text = Windfall(*moments)

    def install(self, rules: Rules) -> None:
        rules.shelf(SHELF).pop(TITLE)
        rules.shelf(SHELF)[TITLE] = self.text
        self.text.install(rules)


class Expanded(Runewars):
    """Runewars with that module to choose."""

    def __init__(self, *moments: str) -> None:
        Game.__init__(
            self,
            "runewars",
            (2, 3, 4),
            Base(),
            modules=(*MODULES, FurtherMoments(*moments)),
            view=WorldView,
        )


def with_card_for(g: World, *moments: str) -> World:
    """The same position under the rules of the module; Daqan and Latari hold its card."""
    game = Expanded(*moments)
    g.rules = game.rules(game.setup(4, ("further-moments",)))
    g.tactics_deck = realm().tactics_deck
    for seat in (DAQAN, LATARI):
        hold(g, seat, TITLE)
    return g


def battle(*moments: str) -> World:
    """Two footmen attack two archers: a battle before its first round."""
    g = with_card_for(field(), *moments)
    g.active, g.contested, g.controller[at("1c")] = DAQAN, at("1c"), LATARI
    for side, kind in ((ATTACKER, "footman"), (DEFENDER, "archer")):
        g.supply[KINDS.index(kind)] -= 2
        join(g, side, KINDS.index(kind), 2)
    return start(g, Battle(DAQAN, at("1c"), defender=LATARI, attackers=2, at="next_round"))


PLAY = PlayTactics(TACTICS_CARDS.index(TITLE))


def step(g: World) -> None:
    """Nobody plays a card; whatever else is asked gets the first answer."""
    seat = g.waiting()[0]
    g.apply(seat, PASS if isinstance(g.stack[-1], TacticsWindow) else g.legal(seat)[0])


def windows(g: World, during: type[Frame]) -> list[tuple[str, tuple[Seat, ...]]]:
    """Every moment that comes while something goes on, and who is asked then."""
    found: list[tuple[str, tuple[Seat, ...]]] = []
    while any(isinstance(frame, during) for frame in g.stack):
        top = g.stack[-1]
        if isinstance(top, TacticsWindow) and len(top.steps) == 0:
            found.append((top.moment, tuple(top.seats(g))))
        step(g)
    return found


def reached(g: World, moment: str) -> World:
    """The same a little later, when a moment comes."""
    while getattr(g.stack[-1], "moment", "") != moment:
        step(g)
    return g


@pytest.mark.rule("RW-208")
@pytest.mark.parametrize("moment", [BEFORE_DRAW, AFTER_DRAW])
def test_a_card_for_a_draw_of_unit_types_opens_a_moment_in_every_pass(moment: str) -> None:
    g = battle(moment)
    assert (moment, (DAQAN, LATARI)) in windows(g, Battle)


@pytest.mark.rule("RW-208")
def test_before_a_draw_no_card_is_drawn_yet_and_after_it_none_lies_open() -> None:
    g = battle(BEFORE_DRAW, AFTER_DRAW)
    assert [len(hand) for hand in reached(g, BEFORE_DRAW).drawn] == [0, 0]
    assert [len(hand) for hand in reached(g, AFTER_DRAW).drawn] == [0, 2]  # archers come first
    assert not g.fate_deck.discards


@pytest.mark.rule("RW-208")
@pytest.mark.parametrize("moment", [START_OF_DUEL, DUEL_ROUND])
def test_a_card_for_a_duel_opens_a_moment_for_the_players_of_both_heroes(moment: str) -> None:
    g, one, other = duellists()
    duel(with_card_for(g, moment), one, other)
    opened = [asked for name, asked in windows(g, Duel) if name == moment]
    assert opened[0] == (DAQAN, LATARI)
    assert len(opened) == (1 if moment == START_OF_DUEL else 4)


@pytest.mark.rule("RW-208")
def test_the_card_is_played_there_and_takes_effect() -> None:
    g = reached(battle(BEFORE_DRAW), BEFORE_DRAW)
    before = g.influence[DAQAN]
    assert g.why_not(DAQAN, PLAY) is None
    g.apply(DAQAN, PLAY)
    while TITLE not in [TACTICS_CARDS[card] for card in g.tactics_deck.discards]:
        step(g)
    reached(g, "start-of-round")
    assert g.influence[DAQAN] == before + 1


@pytest.mark.rule("RW-208")
def test_without_such_a_card_nobody_is_asked_there() -> None:
    g = battle("tally")
    assert {moment for moment, _ in windows(g, Battle)} <= set(ALWAYS_OPEN)


@pytest.mark.rule("RW-208")
def test_a_card_for_a_moment_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="teatime"):
        battle("teatime")


@pytest.mark.rule("RW-208")
def test_the_laws_hold_where_a_module_opens_moments() -> None:
    game = Expanded(BEFORE_DRAW, AFTER_DRAW, START_OF_DUEL, DUEL_ROUND)
    setup = game.setup(2, ("further-moments",), setup="quick")
    laws.battery(game, setup, seed=11, steps=150, moments=4)
