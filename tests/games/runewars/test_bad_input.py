"""What no game allows is refused with its reason and the number of its rule, and nothing is changed.

Positions by notation that break a limit are in test_notation.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.board import AREAS, TILES
from feldzug.games.runewars.decks import ORDERS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.march import Activate
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.set_up.start import PickFaction
from feldzug.games.runewars.set_up.tiles import LayMarker, LayTile
from feldzug.games.runewars.turn import CarryOut
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrder, ChooseOrders
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions, Illegal
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.translator import Translator

CODEC = Codec(RUNEWARS)


def world(match: Match) -> World:
    assert isinstance(match.position, World)
    return match.position


def begun(until: type, players: int = 2, seed: int = 3, **options: str) -> Match:
    """A match played by lot until something is asked."""
    match = Match(RUNEWARS, RUNEWARS.setup(players, **options), Dealer(seed))
    dealer = Dealer(seed)
    while not isinstance(match.position.stack[-1], until):
        seat = match.position.waiting()[0]
        legal = match.position.legal(seat)
        match.play(seat, [legal[dealer.below(len(legal))]])
    return match


def refused(match: Match, seat: Seat, action: Any) -> tuple[str, str]:
    """Why an answer is refused: its key and its rule. Nothing has changed, and it can be said."""
    before = CODEC.text(match.position, match.setup), len(match.journal), len(match.log)
    with pytest.raises(Illegal) as error:
        match.play(seat, [action])
    assert (CODEC.text(match.position, match.setup), len(match.journal), len(match.log)) == before
    reason = error.value.reason
    for language in LANGUAGES:
        sentence = Translator(RUNEWARS, language).error(error.value)
        assert sentence
        assert reason.key not in sentence
        assert reason.rule == "kernel" or NAMES.rule_text(reason.rule, language)
    return reason.key, reason.rule


# sets of options


@pytest.mark.parametrize(
    ("options", "key", "rule"),
    [
        ({"epic": "on", "victory": "victory-card"}, "epic-is-of-2010", "RW-375"),
        ({"epic": "on", "preset": "revised-2012"}, "epic-is-of-2010", "RW-375"),
        ({"epic": "on", "years": "7"}, "epic-lasts-eight-years", "RW-374"),
    ],
)
def test_impossible_sets_of_options(options: dict[str, str], key: str, rule: str) -> None:
    with pytest.raises(BadOptions) as refused:
        RUNEWARS.setup(4, **options)
    assert (refused.value.reason.key, refused.value.reason.rule) == (key, rule)
    for language in LANGUAGES:
        assert key not in Translator(RUNEWARS, language).error(refused.value)


@pytest.mark.parametrize(
    "options", [{"epic": "on"}, {"epic": "on", "years": "8"}, {"preset": "revised-2012"}]
)
def test_options_that_go_together(options: dict[str, str]) -> None:
    assert RUNEWARS.setup(4, **options).players == 4


@pytest.mark.parametrize("players", [1, 5])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(BadOptions, match="wrong-number-of-players"):
        RUNEWARS.setup(players)


# a map that cannot be laid


def laying() -> Match:
    """One tile lies, the next is to be laid."""
    match = Match(RUNEWARS, RUNEWARS.setup(2), Dealer(3))
    while not world(match).layout.tiles:
        seat = match.position.waiting()[0]
        match.play(seat, [match.position.legal(seat)[0]])
    return match


@pytest.mark.parametrize(
    ("q", "r", "key", "rule"),
    [
        (0, 0, "tile-overlaps", "RW-028"),
        (40, 40, "tile-touches-too-little", "RW-029"),
        (-1, 10**6, "tile-touches-too-little", "RW-029"),
    ],
)
def test_a_tile_that_cannot_lie_there(q: int, r: int, key: str, rule: str) -> None:
    match = laying()
    seat = match.position.waiting()[0]
    tile = match.position.legal(seat)[0].tile
    assert refused(match, seat, LayTile(tile, q, r, 0)) == (key, rule)


def test_a_tile_of_another_player() -> None:
    match = laying()
    seat = match.position.waiting()[0]
    own = {action.tile for action in match.position.legal(seat)}
    other = next(t for t in range(9) if t not in own)
    assert refused(match, seat, LayTile(other, 40, 40, 0)) == ("not-your-tile", "RW-028")
    home = TILES.index("daqan")
    assert refused(match, seat, LayTile(home, 40, 40, 0))[0] == "not-your-tile"


def test_a_marker_off_the_rim() -> None:
    match = laying()
    while not isinstance(match.position.legal(match.position.waiting()[0])[0], LayMarker):
        seat = match.position.waiting()[0]
        match.play(seat, [match.position.legal(seat)[0]])
    seat = match.position.waiting()[0]
    assert refused(match, seat, LayMarker(50, 50, 0)) == ("marker-off-the-rim", "RW-033")


# orders out of season


def choosing() -> Match:
    return begun(ChooseOrders, setup="quick")


def test_an_order_that_lies_open_comes_back_in_spring() -> None:
    match = choosing()
    world(match).orders[0] = [ORDERS.index("harvest")]
    match.position.forget_menu()
    harvest = ChooseOrder(ORDERS.index("harvest"))
    assert refused(match, Seat(0), harvest) == ("order-lies-open", "RW-093")
    assert harvest not in match.position.legal(Seat(0))
    match.play(Seat(0), [ChooseOrder(ORDERS.index("recruit"))])


def test_an_order_nobody_has() -> None:
    assert refused(choosing(), Seat(0), ChooseOrder(99)) == ("not-offered", "kernel")


def test_what_belongs_to_an_order_while_orders_are_chosen() -> None:
    match = choosing()
    for action in (CarryOut(), Activate(AREAS.index("1a")), PickFaction(0)):
        assert refused(match, Seat(0), action) == ("not-offered", "kernel")


def test_an_order_while_another_carries_out_his() -> None:
    match = begun(ChooseOrders, setup="quick")
    while isinstance(match.position.stack[-1], ChooseOrders):
        seat = match.position.waiting()[0]
        match.play(seat, [match.position.legal(seat)[0]])
    (asked,) = [seat for seat in match.position.waiting() if seat != FATE][:1]
    other = Seat(1 - asked)
    harvest = ChooseOrder(ORDERS.index("harvest"))
    assert refused(match, other, harvest) == ("not-your-decision", "kernel")
    assert refused(match, asked, harvest) == ("not-offered", "kernel")
