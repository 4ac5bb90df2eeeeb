"""Lieutenant General with commanders: one more card, and who gets it. [BOW-215, BOW-281, BOW-Q26, BOW-Q50]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.commanders.appointing import MakeCommander
from feldzug.games.runewars.banners.commanders.command import Command, CommanderDeck
from feldzug.games.runewars.banners.commanders.general import GeneralStays
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.hurting import defeat
from feldzug.games.runewars.tactics.play import PlayTactics
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import Event
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.banners.command import camp, command_view, commander, draw, led_by
from tests.games.runewars.battlefield import DAQAN, LATARI
from tests.games.runewars.cards.hand import card, own_turn, refusal
from tests.games.runewars.table import hero

GENERAL = "lieutenant-general"


def led(*others: str) -> tuple[World, int, list[int]]:
    """A commander in the field, and other heroes where the names say: `silhouette 1c`."""
    g = camp("1c: stronghold of 0; 1a: 1 footman")
    one = commander(g, "sir-valadir", DAQAN, "1a", "saboteur")
    return g, one, [hero(g, name, DAQAN, where) for name, where in map(str.split, others)]


def play(g: World) -> list[Event]:
    own_turn(g, DAQAN, GENERAL)
    told = g.apply(DAQAN, card(GENERAL))
    while isinstance(g.stack[-1], Window):
        told += g.apply(g.waiting()[0], PASS)
    return told


@pytest.mark.rule("BOW-281", "BOW-215")
def test_it_stays_in_play_and_draws_one_card_for_nothing() -> None:
    g, one, (other,) = led("silhouette 1c")
    g.influence[DAQAN] = 1
    told = play(g)
    assert GeneralStays(DAQAN) in told
    assert PlayTactics(card(GENERAL).card) not in g.legal(DAQAN)
    draw(g, "war-mage")
    assert (led_by(g, one), led_by(g, other)) == ("saboteur", "war-mage")
    assert command_view(g, LATARI).generals == [DAQAN]
    assert g.influence[DAQAN] == 1
    assert g.view(None).tactics_discards == []
    assert RUNEWARS.modules["commanders"].sound(g)
    name = f"tactics-card {GENERAL}"
    assert RUNEWARS.counted(g)[name] == 2, "nothing is lost"


@pytest.mark.rule("BOW-Q26")
def test_of_several_heroes_at_strongholds_one_is_chosen() -> None:
    g, _, (here, there, away) = led("silhouette 1c", "grey-ker 1c", "red-scorpion 2b")
    play(g)
    draw(g, "war-mage")
    assert g.legal(DAQAN) == [MakeCommander(here), MakeCommander(there)]
    assert refusal(g, DAQAN, MakeCommander(away)) == "hero-in-the-field BOW-218"
    g.apply(DAQAN, MakeCommander(there))
    assert led_by(g, there) == "war-mage"


@pytest.mark.rule("BOW-Q26")
def test_without_one_the_card_waits_open() -> None:
    g, _, (away,) = led("red-scorpion 2b")
    play(g)
    draw(g, "war-mage")
    assert command_view(g, LATARI).waiting[DAQAN] == "war-mage"
    assert led_by(g, away) is None
    assert RUNEWARS.modules["commanders"].sound(g)


@pytest.mark.rule("BOW-Q50")
def test_a_second_one_is_not_played_while_one_lies_there() -> None:
    g, one, (other,) = led("silhouette 1c")
    play(g)
    draw(g, "war-mage")
    own_turn(g, DAQAN, GENERAL)
    assert refusal(g, DAQAN, card(GENERAL)) == "general-lies BOW-Q50"
    defeat(g, other, LATARI)
    assert g.view(None).tactics_discards == [GENERAL]
    own_turn(g, DAQAN, GENERAL)
    assert refusal(g, DAQAN, card(GENERAL)) == ""
    assert led_by(g, one) == "saboteur"


@pytest.mark.rule("BOW-281")
def test_without_a_card_to_draw_it_is_refused() -> None:
    g, _, _ = led("silhouette 1c")
    g.part(Command).deck = CommanderDeck()
    own_turn(g, DAQAN, GENERAL)
    assert refusal(g, DAQAN, card(GENERAL)) == "too-few-commanders BOW-281"


@pytest.mark.rule("BOW-Q26")
def test_no_second_card_comes_while_one_waits() -> None:
    """The first commander falls, and the general with him: the card that waits stays where it is."""
    g, one, _ = led("red-scorpion 2b")
    play(g)
    draw(g, "war-mage")
    defeat(g, one, LATARI)
    own_turn(g, DAQAN, GENERAL)
    assert refusal(g, DAQAN, card(GENERAL)) == "commander-card-waits BOW-Q26"
    assert command_view(g, LATARI).waiting[DAQAN] == "war-mage"
    g.part(Command).waiting[DAQAN] = NONE
    assert refusal(g, DAQAN, card(GENERAL)) == ""
