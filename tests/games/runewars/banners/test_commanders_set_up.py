"""Who commands from the beginning, and what all see of it. [BOW-190 – BOW-195]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.commanders.appointing import ChooseCommander, MakeCommander
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    CommanderDrawn,
    DrawCommander,
    commanders_of,
)
from feldzug.games.runewars.board import EVIL, GOOD, SHEETS
from feldzug.games.runewars.decks import HERO_BOX, HEROES
from feldzug.games.runewars.events import HeroJoined
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.set_up.start import PickFaction, SetUp
from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.runewars.banners.command import camp, command_view, commander, led_by
from tests.games.runewars.battlefield import DAQAN, LATARI
from tests.games.runewars.table import table

ON = {"commanders": "on"}


def until(question: type, **options: str) -> World:
    """A set-up up to the first question of a sort."""
    g = RUNEWARS.start(RUNEWARS.setup(4, ("banners",), **ON, **options))
    assert isinstance(g, World)
    dealer = Dealer(1)
    while not isinstance(g.stack[-1], question):
        assert any(isinstance(frame, SetUp) for frame in g.stack)
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
        else:
            legal = g.legal(seat)
            action = legal[dealer.below(len(legal))]
            g.apply(seat, PickFaction(seat) if isinstance(action, PickFaction) else action)
    return g


@pytest.mark.rule("BOW-190")
@pytest.mark.parametrize("setup", ["quick", "official"])
def test_everybody_begins_with_two_heroes_of_his_side(setup: str) -> None:
    g = table(modules=("banners",), setup=setup, commanders="on")
    for seat in g.seats():
        side = SHEETS[g.faction[seat]].alignment
        assert side in (GOOD, EVIL)
        assert [HERO_BOX[hero].printed["alignment"] for hero in g.heroes(seat)] == [side, side]
    assert len(table(modules=("banners",), setup=setup).heroes(DAQAN)) == 1


@pytest.mark.rule("BOW-191", "BOW-042", "BOW-022")
def test_everybody_is_dealt_one_of_ten_commander_cards() -> None:
    g = table(modules=("banners",), setup="quick", commanders="on")
    assert command_view(g).deck == 6
    assert len(set(command_view(g).commanders.values())) == 4
    assert [len(commanders_of(g, seat)) for seat in g.seats()] == [1, 1, 1, 1]


@pytest.mark.rule("BOW-050")
def test_without_the_option_there_is_no_commander_deck() -> None:
    assert "commanders" not in table(modules=("banners",), setup="quick").views(None)


@pytest.mark.rule("BOW-192", "BOW-193", "BOW-194")
def test_everybody_must_make_one_of_his_two_heroes_commander() -> None:
    g = until(ChooseCommander)
    seat = g.waiting()[0]
    one, other = g.heroes(seat)
    assert g.legal(seat) == [MakeCommander(one), MakeCommander(other)]
    card = command_view(g).waiting[seat]
    assert card is not None
    g.apply(seat, MakeCommander(other))
    for looker in (None, *g.seats()):
        assert command_view(g, looker).commanders == {HEROES[other]: card}
    assert command_view(g).waiting[seat] is None
    assert not [frame for frame in g.stack if isinstance(frame, ChooseCommander)][4:]


@pytest.mark.rule("BOW-192")
def test_where_nobody_is_asked_the_first_hero_dealt_commands() -> None:
    g = RUNEWARS.start(RUNEWARS.setup(2, ("banners",), setup="quick", **ON))
    assert isinstance(g, World)
    dealer, told = Dealer(7), list[Event]()
    while any(isinstance(frame, SetUp) for frame in g.stack):
        assert g.waiting() == (FATE,)
        told += g.apply(FATE, dealer.draw(g.odds()))
    for seat in g.seats():
        joined = [e.hero for e in told if isinstance(e, HeroJoined) and e.seat == seat]
        assert commanders_of(g, seat) == joined[:1]
        assert len(joined) == 2


@pytest.mark.rule("BOW-193")
def test_a_card_that_is_dealt_is_seen_by_all() -> None:
    g = until(DrawCommander)
    seat = Seat(g.stack[-1].seat)  # type: ignore[attr-defined]
    card = next(iter(g.odds().outcomes()))[0]
    told = g.apply(FATE, card)
    assert CommanderDrawn(seat, card, True) in told
    assert CommanderDrawn(seat, card, True).seen_by(None) == CommanderDrawn(seat, card, True)


def test_a_file_that_gives_somebody_too_many_cards_is_not_believed() -> None:
    g = camp()
    module = RUNEWARS.modules["commanders"]
    assert module.sound(g)
    one = commander(g, "sir-valadir", DAQAN, "1a", "saboteur")
    assert module.sound(g)
    assert led_by(g, one) == "saboteur"
    other = commander(g, "ronan-of-the-wild", DAQAN, "1a", "war-mage")
    assert not module.sound(g)
    g.part(Command).generals[DAQAN] = 1
    assert module.sound(g)
    g.hero_seat[other] = LATARI
    assert module.sound(g)
    g.hero_seat[other] = -2
    assert not module.sound(g)


def test_a_file_that_has_a_card_twice_or_none_is_not_believed() -> None:
    g = camp()
    module = RUNEWARS.modules["commanders"]
    g.part(Command).deck.bag.append(0)
    assert not module.sound(g)
    g.part(Command).deck.bag = [3]
    assert not module.sound(g)
