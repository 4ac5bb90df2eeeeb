"""The rulebook's example: three knights, one tactical fate card, two drawn cards. [BOW-111 – BOW-113]

The example is played, written down as a record file, and the record is played again.
"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.announcing import AnnounceFate, AnnounceWindow
from feldzug.games.runewars.banners.barren import BannersState
from feldzug.games.runewars.banners.tactical_fate import FateAnnounced, TacticalFateShown
from feldzug.games.runewars.battle.battle import Battle, RoundBegan
from feldzug.games.runewars.battle.fate import FateDrawn, FateRevealed
from feldzug.games.runewars.battle.line import UnitRouted
from feldzug.games.runewars.battle.passes import AbilityUsed, TypeDraws
from feldzug.games.runewars.board import AREAS, HOME_OF, NEUTRAL
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.drawing import TacticsDrawn
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.notation.reading import read
from feldzug.games.runewars.notation.writing import write
from feldzug.games.runewars.tactics.play import TacticsDiscarded
from feldzug.games.runewars.world import World
from feldzug.kernel import record
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Frame
from feldzug.kernel.match import Match
from feldzug.kernel.values import Event
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.banners.announcing import BANNERS
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    clear,
    hold,
    kind,
    put,
    table,
    turn_of,
)

BRIBERY = TACTICS_CARDS.index("bribery")
MISS, ROUT, OTHER = 4, 7, 5
"""The two Fate cards of the example: for a rectangle a miss and a rout; and the enemy's, a miss."""


def position() -> World:
    """Three knights have come into an area of the Latari; Daqan hold Bribery."""
    g = clear(table(4, 1, BANNERS))
    field = next(a for a in g.areas() if HOME_OF[a] == NEUTRAL)
    put(g, AREAS[field], pegasus_rider=1, sorceress=4)
    g.supply[kind("knight")] -= 3
    g.arriving[kind("knight")] += 3
    hold(g, DAQAN, "bribery")
    deck = g.fate_deck.clone()
    deck.shuffle()
    deck.top, deck.top_seen = [MISS, ROUT, OTHER], [0, 0, 0]
    deck.bag = [number for number in deck.bag if number not in deck.top]
    g.fate_deck = deck
    return turn_of(g, DAQAN, Battle(DAQAN, field))


class Example:
    """The example as a match from that position on: answers in, events out."""

    def __init__(self) -> None:
        setup = RUNEWARS.setup(4, BANNERS)
        self.match = Match(RUNEWARS, setup, Dealer(1), origin=position())

    @property
    def g(self) -> World:
        found = self.match.position
        assert isinstance(found, World)
        return found

    @property
    def told(self) -> list[Event]:
        return [event for events in self.match.log for event in events]

    def asked(self) -> Frame:
        return self.g.stack[-1]

    def play_out(self) -> Example:
        """Step by step as the rulebook tells it, until the pass of the knights is over."""
        while not isinstance(self.asked(), AnnounceWindow):
            self.match.play(self.g.waiting()[0], PASS)
        self.match.play(DAQAN, AnnounceFate(BRIBERY))  # 1, 2: it is announced
        if self.g.waiting() == (DAQAN,):
            self.match.play(DAQAN, PASS)
        while not [e for e in self.told if isinstance(e, UnitRouted)][1:]:  # 3 to 5
            seat = self.g.waiting()[0]
            action = PASS if isinstance(self.asked(), Window) else self.g.legal(seat)[0]
            self.match.play(seat, action)
        return self


@pytest.fixture(scope="module")
def example() -> Example:
    return Example().play_out()


@pytest.mark.rule("BOW-111", "BOW-105")
def test_one_announced_and_two_drawn_cards_are_three_results(example: Example) -> None:
    told = example.told
    assert [e.count for e in told if isinstance(e, FateAnnounced)] == [1]
    assert TypeDraws(DAQAN, kind("knight"), 2) in told
    assert [e.fate_card for e in told if isinstance(e, FateDrawn) and e.seat == DAQAN] == [
        MISS,
        ROUT,
    ]


@pytest.mark.rule("BOW-112")
def test_the_special_ability_comes_first_then_the_card_is_discarded_then_the_rout(
    example: Example,
) -> None:
    kinds = (TacticalFateShown, AbilityUsed, TacticsDiscarded, FateRevealed)
    order = [event for event in example.told if isinstance(event, kinds)]
    assert order[:4] == [
        TacticalFateShown(DAQAN, BRIBERY),
        AbilityUsed(DAQAN, kind("knight")),
        TacticsDiscarded(DAQAN, BRIBERY),
        FateRevealed(DAQAN, ROUT),
    ]
    assert BRIBERY in example.g.tactics_deck.discards


@pytest.mark.rule("BOW-113")
def test_the_knights_rout_one_unit_and_draw_a_card(example: Example) -> None:
    told = example.told
    used = told.index(AbilityUsed(DAQAN, kind("knight")))
    gone = told.index(TacticsDiscarded(DAQAN, BRIBERY))
    between = told[used:gone]
    assert [e.seat for e in between if isinstance(e, UnitRouted)] == [LATARI]
    assert [e.seat for e in between if isinstance(e, TacticsDrawn)] == [DAQAN]
    later = told.index(RoundBegan(3))
    routed = [e for e in told[gone:later] if isinstance(e, UnitRouted)]
    assert [e.seat for e in routed] == [LATARI]  # and one more by the card that shows a rout


@pytest.mark.rule("BOW-111", "BOW-112", "BOW-113")
def test_the_record_of_it_is_played_again(example: Example) -> None:
    text = record.write(example.match)
    again = record.read(text, {RUNEWARS.key: RUNEWARS})
    assert list(again.match.journal) == example.match.journal
    assert again.match.log == example.match.log


@pytest.mark.rule("BOW-294")
def test_a_position_with_an_announced_card_is_written_and_read() -> None:
    match = Example()
    while not isinstance(match.asked(), AnnounceWindow):
        match.match.play(match.g.waiting()[0], PASS)
    g = match.g.clone()
    assert isinstance(g, World)
    g.apply(DAQAN, AnnounceFate(BRIBERY))
    setup = RUNEWARS.setup(4, BANNERS)
    again, _ = read(write(g, setup))
    assert again.part(BannersState) == g.part(BannersState)
    assert RUNEWARS.sound(again)
    assert RUNEWARS.counted(again) == RUNEWARS.counted(g)
