"""Commander cards for influence, and the limit of heroes. [BOW-199, BOW-203 – BOW-207, BOW-217]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.commanders.acquiring import (
    CommanderReturned,
    KeepCommanderCard,
    KeepNoCommander,
    PayForCommanders,
    ReplaceCommander,
)
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    CommanderDeck,
    CommanderDrawn,
    CommandersReshuffled,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.recruiting import (
    ChooseDeserter,
    GainHero,
    LetDesert,
    PayForHeroes,
    SeekHero,
)
from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.parts.decks import those
from tests.games.runewars.banners.command import (
    camp,
    command_view,
    commander,
    draw,
    led_by,
    number,
    turn_of,
)
from tests.games.runewars.battlefield import DAQAN, LATARI, answer, refused
from tests.games.runewars.table import hero


def rallying(influence: int = 3, **options: str) -> tuple[World, int]:
    """The bonus of Rally Support, with a commander."""
    g = camp("1c: stronghold of 0", **options)
    who = commander(g, "sir-valadir", DAQAN, "1c", "saboteur")
    g.influence[DAQAN] = influence
    return turn_of(g, DAQAN, SeekHero(DAQAN)), who


@pytest.mark.rule("BOW-203", "BOW-204")
def test_for_two_influence_two_cards_are_seen_and_one_replaces_the_own() -> None:
    g, who = rallying()
    assert PayForHeroes(1) in g.legal(DAQAN), "in place of hero cards"
    answer(g, (DAQAN, PayForCommanders(2)))
    assert g.influence[DAQAN] == 1
    told = draw(g, "war-mage", "tactician")
    assert CommanderDrawn(DAQAN, number("war-mage")) in told
    assert told[0].seen_by(LATARI) == CommanderDrawn(DAQAN, -1)
    assert command_view(g, DAQAN).drawn == ["war-mage", "tactician"]
    assert command_view(g, LATARI).drawn == [None, None]
    assert command_view(g).drawn == [None, None]
    answer(g, (DAQAN, KeepCommanderCard(number("tactician"))))
    assert led_by(g, who) == "tactician"
    assert list(command_view(g).commanders.values()) == ["tactician"]


@pytest.mark.rule("BOW-205")
def test_the_others_and_the_replaced_card_go_under_the_deck() -> None:
    g, _ = rallying()
    answer(g, (DAQAN, PayForCommanders(3)))
    draw(g, "war-mage", "tactician", "rearguard")
    told = answer(g, (DAQAN, KeepCommanderCard(number("tactician"))))
    assert CommanderReturned(DAQAN, number("saboteur")) in told
    assert command_view(g, DAQAN).bottom == ["war-mage", "rearguard", "saboteur"]
    assert command_view(g, LATARI).bottom == [None, None, "saboteur"], "who saw it knows it"
    assert command_view(g).bottom == [None, None, "saboteur"]
    assert command_view(g).discards == []
    assert RUNEWARS.modules["commanders"].sound(g)


@pytest.mark.rule("BOW-206")
def test_none_need_be_kept() -> None:
    g, who = rallying()
    answer(g, (DAQAN, PayForCommanders(3)))
    draw(g, "war-mage", "tactician", "rearguard")
    answer(g, (DAQAN, KeepNoCommander()))
    assert led_by(g, who) == "saboteur"
    assert command_view(g, DAQAN).bottom == ["war-mage", "tactician", "rearguard"]
    assert command_view(g, LATARI).bottom == [None, None, None]


@pytest.mark.rule("BOW-205")
def test_who_knows_the_bottom_knows_what_others_draw_from_it_and_nobody_else_does() -> None:
    g, _ = rallying()
    g.part(Command).deck = CommanderDeck(bottom=[number("war-mage")], bottom_seen=[those(LATARI)])
    g.part(Command).deck.discards = [0]
    answer(g, (DAQAN, PayForCommanders(1)))
    draw(g, "war-mage")
    assert command_view(g, LATARI).drawn == ["war-mage"]
    assert command_view(g, DAQAN).drawn == ["war-mage"]
    assert command_view(g).drawn == [None]


@pytest.mark.rule("BOW-205")
def test_a_sample_leaves_what_the_seat_knows_where_it_lies() -> None:
    g, _ = rallying()
    answer(g, (DAQAN, PayForCommanders(3)))
    draw(g, "war-mage", "tactician", "rearguard")
    answer(g, (DAQAN, KeepNoCommander()))
    found = set()
    for seed in range(20):
        own = determinise(g, DAQAN, Dealer(seed)).part(Command).deck
        assert own.bottom == [number("war-mage"), number("tactician"), number("rearguard")]
        other = determinise(g, LATARI, Dealer(seed)).part(Command).deck
        found.add(tuple(other.bottom))
        assert number("saboteur") not in [*other.bag, *other.bottom], "it lies open"
    assert len(found) > 5


@pytest.mark.rule("BOW-203")
def test_no_more_than_three_nor_than_one_has_nor_than_there_are() -> None:
    g, _ = rallying(9)
    assert [a.influence for a in g.legal(DAQAN) if isinstance(a, PayForCommanders)] == [1, 2, 3]
    g, _ = rallying(1)
    assert refused(g, DAQAN, PayForCommanders(2)) == ("too-little-influence", "BOW-203")
    g, _ = rallying()
    g.part(Command).deck = CommanderDeck(bag=[number("war-mage")])
    assert refused(g, DAQAN, PayForCommanders(2)) == ("too-few-commanders", "BOW-203")


@pytest.mark.rule("BOW-Q27")
def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    g, _ = rallying()
    g.part(Command).deck = CommanderDeck(
        bottom=[number("war-mage")], bottom_seen=[0], discards=[number("tactician")]
    )
    answer(g, (DAQAN, PayForCommanders(2)))
    assert CommandersReshuffled() in draw(g, "war-mage")
    draw(g, "tactician")
    assert command_view(g, DAQAN).drawn == ["war-mage", "tactician"]
    assert command_view(g).discards == []


@pytest.mark.rule("BOW-Q49")
def test_without_a_commander_none_is_drawn_here() -> None:
    g = camp("1c: stronghold of 0")
    hero(g, "sir-valadir", DAQAN, "1c")
    g.influence[DAQAN] = 3
    turn_of(g, DAQAN, SeekHero(DAQAN))
    assert refused(g, DAQAN, PayForCommanders(1)) == ("no-commander", "BOW-Q49")


@pytest.mark.rule("BOW-Q49")
def test_an_option_allows_it_for_a_hero_at_a_stronghold() -> None:
    g = camp("1c: stronghold of 0", commander_by_rally="yes")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.influence[DAQAN] = 3
    turn_of(g, DAQAN, SeekHero(DAQAN))
    assert refused(g, DAQAN, PayForCommanders(1)) == ("nobody-to-command", "BOW-Q49")
    g.hero_area[who] = g.strongholds(DAQAN)[0]
    answer(g, (DAQAN, PayForCommanders(1)))
    draw(g, "war-mage")
    answer(g, (DAQAN, KeepCommanderCard(number("war-mage"))))
    assert led_by(g, who) == "war-mage"


@pytest.mark.rule("BOW-207", "BOW-217")
def test_with_lieutenant_general_one_card_is_kept_and_replaces_either() -> None:
    g, one = rallying()
    other = commander(g, "ronan-of-the-wild", DAQAN, "1c", "hold-the-line")
    g.part(Command).generals[DAQAN] = 1
    answer(g, (DAQAN, PayForCommanders(2)))
    draw(g, "war-mage", "tactician")
    answer(g, (DAQAN, KeepCommanderCard(number("tactician"))))
    assert RUNEWARS.modules["commanders"].inventory(g)["commander-card tactician"] == 1
    assert g.legal(DAQAN) == [
        ReplaceCommander(number("saboteur")),
        ReplaceCommander(number("hold-the-line")),
    ]
    answer(g, (DAQAN, ReplaceCommander(number("hold-the-line"))))
    assert (led_by(g, one), led_by(g, other)) == ("saboteur", "tactician")
    assert command_view(g, DAQAN).bottom == ["war-mage", "hold-the-line"]


@pytest.mark.rule("BOW-199", "BOW-215")
@pytest.mark.parametrize("commanders", [0, 1, 2])
def test_commanders_do_not_count_toward_the_limit_of_heroes(commanders: int) -> None:
    g = camp("1c: stronghold of 0")
    names = ["sir-valadir", "ronan-of-the-wild"]
    for name, card in list(zip(names, ["saboteur", "war-mage"], strict=True))[:commanders]:
        commander(g, name, DAQAN, "1c", card)
    for name in ("silhouette", "grey-ker", "red-scorpion"):
        hero(g, name, DAQAN, "1c")
    turn_of(g, DAQAN, GainHero(DAQAN, 0, at="limit"))
    assert not isinstance(g.stack[-1], ChooseDeserter), "three and the commanders"
    hero(g, "mordrog", DAQAN, "1c")
    turn_of(g, DAQAN, GainHero(DAQAN, 0, at="limit"))
    assert isinstance(g.stack[-1], ChooseDeserter)


@pytest.mark.rule("BOW-199", "BOW-Q48")
def test_a_commander_who_deserts_takes_his_place_above_the_limit_with_him() -> None:
    """Four heroes are left, none of them a commander: one more of them has to go."""
    g, who = rallying()
    others = [hero(g, n, DAQAN, "1c") for n in ("silhouette", "grey-ker", "red-scorpion")]
    late = hero(g, "mordrog", DAQAN, "1c")
    turn_of(g, DAQAN, GainHero(DAQAN, 0, at="limit"))
    answer(g, (DAQAN, LetDesert(who)))
    assert isinstance(g.stack[-1], ChooseDeserter)
    answer(g, (DAQAN, LetDesert(late)))
    assert g.heroes(DAQAN) == sorted(others)
    assert not isinstance(g.stack[-1], ChooseDeserter)


@pytest.mark.rule("BOW-204")
def test_a_card_that_is_kept_is_shown_and_cannot_be_taken_back() -> None:
    g, _ = rallying()
    answer(g, (DAQAN, PayForCommanders(1)))
    draw(g, "war-mage")
    twin = g.clone()
    twin.apply(DAQAN, KeepNoCommander())
    assert not twin.fenced
    g.apply(DAQAN, KeepCommanderCard(number("war-mage")))
    assert g.fenced
