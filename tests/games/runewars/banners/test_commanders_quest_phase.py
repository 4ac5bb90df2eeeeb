"""The command changes hands as a Quest Phase begins; commanders fall or leave. [BOW-212 – BOW-220]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.commanders.appointing import (
    DrawNewCommander,
    KeepCommand,
    MakeCommander,
    PassCommandTo,
    StayWithoutCommander,
)
from feldzug.games.runewars.banners.commanders.command import Command
from feldzug.games.runewars.decks import QUESTS
from feldzug.games.runewars.elimination import eliminate
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.hurting import HurtHero, defeat, desert
from feldzug.games.runewars.heroes.quest_phase import AttemptQuest, MoveHero, StopHere
from feldzug.games.runewars.world import World
from tests.games.runewars.banners.command import (
    camp,
    command_view,
    commander,
    draw,
    led_by,
    number,
    quest_phase,
)
from tests.games.runewars.battlefield import DAQAN, LATARI, answer, at, refused, start
from tests.games.runewars.champions import carry, is_asked, quest_in_hand, season
from tests.games.runewars.table import hero

GENERAL = "lieutenant-general"


def two_heroes(where: str = "1c", **options: str) -> tuple[World, int, int]:
    """A commander in the field, and another hero."""
    g = camp("1c: stronghold of 0; 1a: 1 footman", **options)
    one = commander(g, "sir-valadir", DAQAN, "1a", "saboteur")
    return g, one, hero(g, "ronan-of-the-wild", DAQAN, where)


# passing it on


@pytest.mark.rule("BOW-218", "BOW-219")
def test_the_command_may_go_to_a_hero_at_an_own_stronghold() -> None:
    g, one, other = two_heroes()
    quest_in_hand(g, DAQAN, "the-bazaar")
    g.city[at("1a")] = 0
    quest_phase(g, DAQAN, LATARI)
    assert is_asked(g, DAQAN, "PassCommand")
    answer(g, (DAQAN, PassCommandTo(other)))
    assert (led_by(g, one), led_by(g, other)) == (None, "saboteur")
    answer(g, (DAQAN, MoveHero(one)), (DAQAN, StopHere()))
    assert refused(g, DAQAN, AttemptQuest(QUESTS.index("the-bazaar"))) is None


@pytest.mark.rule("BOW-218")
def test_not_to_one_in_the_field_and_not_to_one_at_anothers_stronghold() -> None:
    g, _, _ = two_heroes("2b")
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "ChooseHeroAction"), "there is nobody to ask about"
    g, _, other = two_heroes("2b")
    near = hero(g, "silhouette", DAQAN, "1c")
    quest_phase(g, DAQAN)
    assert refused(g, DAQAN, PassCommandTo(other)) == ("hero-in-the-field", "BOW-218")
    assert refused(g, DAQAN, PassCommandTo(near)) is None
    g, _, other = two_heroes("2b")
    g.stronghold[at("2b")] = LATARI
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "ChooseHeroAction")


@pytest.mark.rule("BOW-218")
def test_only_before_anybody_acts() -> None:
    g, one, _ = two_heroes()
    quest_phase(g, DAQAN)
    answer(g, (DAQAN, KeepCommand()))
    assert is_asked(g, DAQAN, "ChooseHeroAction")
    assert not [a for a in g.legal(DAQAN) if isinstance(a, PassCommandTo)]
    assert led_by(g, one) == "saboteur"


# a new one


@pytest.mark.rule("BOW-220")
def test_who_has_lost_his_only_commander_may_draw_a_card_for_nothing() -> None:
    g, one, other = two_heroes()
    defeat(g, one, LATARI)
    g.influence[DAQAN] = 2
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "SeekCommander")
    answer(g, (DAQAN, DrawNewCommander()))
    draw(g, "war-mage")
    assert led_by(g, other) == "war-mage"
    assert g.influence[DAQAN] == 2
    assert is_asked(g, DAQAN, "ChooseHeroAction")


@pytest.mark.rule("BOW-220")
def test_he_need_not_and_he_chooses_among_several_heroes() -> None:
    g, one, other = two_heroes()
    third = hero(g, "silhouette", DAQAN, "1c")
    defeat(g, one, LATARI)
    quest_phase(g, DAQAN)
    declined = g.clone()
    assert isinstance(declined, World)
    answer(declined, (DAQAN, StayWithoutCommander()))
    assert is_asked(declined, DAQAN, "ChooseHeroAction")
    answer(g, (DAQAN, DrawNewCommander()))
    draw(g, "war-mage")
    answer(g, (DAQAN, MakeCommander(third)))
    assert (led_by(g, other), led_by(g, third)) == (None, "war-mage")


@pytest.mark.rule("BOW-220")
def test_without_a_hero_at_a_stronghold_nobody_is_asked() -> None:
    g, one, _ = two_heroes("2b")
    defeat(g, one, LATARI)
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "ChooseHeroAction")


@pytest.mark.rule("BOW-220", "BOW-Q48")
def test_the_second_commander_of_a_lieutenant_general_is_not_replaced_so() -> None:
    g, one, other = with_general()
    third = hero(g, "silhouette", DAQAN, "1c")
    desert(g, one)
    assert command_view(g).generals == [DAQAN]
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "PassCommand"), "he has a commander, so none is drawn"
    answer(g, (DAQAN, KeepCommand()))
    assert is_asked(g, DAQAN, "ChooseHeroAction")
    assert (led_by(g, other), led_by(g, third)) == ("war-mage", None)


@pytest.mark.rule("BOW-220", "BOW-Q48")
def test_who_has_lost_both_draws_one_card() -> None:
    g, one, other = with_general()
    third = hero(g, "silhouette", DAQAN, "1c")
    desert(g, one)
    desert(g, other)
    quest_phase(g, DAQAN)
    answer(g, (DAQAN, DrawNewCommander()))
    draw(g, "tactician")
    assert led_by(g, third) == "tactician"
    assert is_asked(g, DAQAN, "ChooseHeroAction")


# falling


@pytest.mark.rule("BOW-212", "BOW-213")
def test_a_defeated_commander_leaves_the_game_and_his_card_is_discarded() -> None:
    g, one, _ = two_heroes()
    carry(g, one, "belt-of-giants", shown=True)
    start(g, *season(HurtHero(one, 9, LATARI)))
    assert one in g.defeated
    assert g.fell_for[one] == DAQAN, "his rewards stay where he fell"
    assert command_view(g).discards == ["saboteur"]
    assert command_view(g).bottom == []
    assert command_view(g).commanders == {}


def with_general(**options: str) -> tuple[World, int, int]:
    """Two commanders by Lieutenant General."""
    g, one, _ = two_heroes(**options)
    other = commander(g, "ronan-of-the-wild", DAQAN, "1c", "war-mage")
    g.part(Command).generals[DAQAN] = 1
    deck = g.tactics_deck.clone()
    deck.bag.remove(RUNEWARS.vocabularies["tactics-card"].index(GENERAL))
    g.tactics_deck = deck
    return g, one, other


@pytest.mark.rule("BOW-216")
@pytest.mark.parametrize("first", [True, False])
def test_if_either_of_two_falls_lieutenant_general_goes(first: bool) -> None:
    g, one, other = with_general()
    defeat(g, one if first else other, LATARI)
    assert command_view(g).generals == []
    assert len(command_view(g).commanders) == 1
    assert g.view(None).tactics_discards[-1:] == [GENERAL]


# leaving otherwise


@pytest.mark.rule("BOW-Q48")
def test_the_card_of_a_deserter_goes_under_the_deck_and_the_general_stays() -> None:
    g, one, other = with_general()
    desert(g, one)
    assert command_view(g, LATARI).bottom == ["saboteur"]
    assert command_view(g).discards == []
    assert command_view(g).generals == [DAQAN]
    assert led_by(g, other) == "war-mage"


@pytest.mark.rule("BOW-Q48")
def test_an_option_treats_it_as_a_defeat() -> None:
    g, one, _ = with_general(commander_leaves="as-defeat")
    desert(g, one)
    assert command_view(g).bottom == []
    assert command_view(g).discards == ["saboteur"]
    assert command_view(g).generals == []


@pytest.mark.rule("BOW-Q48", "BOW-220")
def test_after_a_desertion_a_new_one_may_be_drawn() -> None:
    g, one, other = two_heroes()
    desert(g, one)
    quest_phase(g, DAQAN)
    answer(g, (DAQAN, DrawNewCommander()))
    draw(g, "war-mage")
    assert led_by(g, other) == "war-mage"


@pytest.mark.rule("BOW-Q48")
@pytest.mark.parametrize(("option", "bottom"), [("under-the-deck", 2), ("as-defeat", 0)])
def test_who_is_out_gives_all_his_cards_back(option: str, bottom: int) -> None:
    g, _, _ = with_general(commander_leaves=option)
    g.objective[DAQAN] = []
    before = RUNEWARS.counted(g)
    eliminate(g, DAQAN)
    assert len(command_view(g).bottom) == bottom
    assert len(command_view(g).discards) == 2 - bottom
    assert (command_view(g).commanders, command_view(g).generals) == ({}, [])
    assert RUNEWARS.counted(g) == before
    assert (GENERAL in g.view(None).tactics_discards) == (option == "as-defeat")


@pytest.mark.rule("BOW-Q26")
def test_a_card_that_waits_goes_to_a_hero_when_a_quest_phase_begins() -> None:
    g, _, other = two_heroes()
    g.part(Command).generals[DAQAN] = 1
    g.part(Command).waiting[DAQAN] = number("war-mage")
    quest_phase(g, DAQAN)
    assert led_by(g, other) == "war-mage"
    assert is_asked(g, DAQAN, "ChooseHeroAction")


def test_a_waiting_card_is_what_is_left_when_the_only_commander_falls() -> None:
    g, one, other = two_heroes("2b")
    g.part(Command).generals[DAQAN] = 1
    g.part(Command).waiting[DAQAN] = number("war-mage")
    defeat(g, one, LATARI)
    assert command_view(g).generals == []
    assert command_view(g).waiting[DAQAN] == "war-mage"
    g.hero_area[other] = at("1c")
    quest_phase(g, DAQAN)
    assert led_by(g, other) == "war-mage"
