"""The season cards of the expansion, one by one."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import DESOLATE, BannersState, desolate, freeze
from feldzug.games.runewars.banners.cards.seasons import (
    NEW_SEASONS,
    BreakRune,
    FreezeArea,
    LayWaste,
    MendArea,
    MusterAt,
)
from feldzug.games.runewars.banners.pieces import SEASON_ROWS
from feldzug.games.runewars.board import FOOD
from feldzug.games.runewars.cards.season_texts.asking import LevyUnit, RoutUnit, SeasonLoss
from feldzug.games.runewars.decks import DRAGON, SEASON_BOX, SEASON_CARDS, SEASONS
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.heroes.attributes import reach_of_hero
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.march import Activate, AreaActivated
from feldzug.games.runewars.runes import RuneDiscarded, RuneRevealed
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import NONE, World
from tests.games.runewars.campaign import begin, refused
from tests.games.runewars.seasons import begun, bid, in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    hero,
    kind,
    rune,
    stands,
    table,
)

BANNERS = ("banners",)


def season(text: str = "", **options: str) -> World:
    return in_season(text, BANNERS, **options)


def barren(g: World, name: str) -> int:
    return g.part(BannersState).barren[area(name)]


def food(g: World) -> list[int]:
    return [g.dials[seat][FOOD] for seat in g.seats()]


# --- The decks ---------------------------------------------------------------------------------


@pytest.mark.rule("BOW-035", "BOW-036", "BOW-037", "BOW-038", "BOW-055")
def test_three_cards_are_shuffled_into_the_deck_of_each_season() -> None:
    g = table(2, modules=BANNERS, setup="quick")
    for n, name in enumerate(SEASONS):
        new = [row["id"] for row in SEASON_ROWS if row["season"] == name]
        assert len(new) == 3
        assert len(g.season_piles[n]) == 8 + 3
        assert {SEASON_CARDS.index(card) for card in new} <= set(g.season_piles[n])


def test_every_card_has_a_class_of_its_own_with_its_text() -> None:
    assert [text.facts.id for text in NEW_SEASONS] == [row["id"] for row in SEASON_ROWS]
    assert len({type(text) for text in NEW_SEASONS}) == 12
    for text in NEW_SEASONS:
        assert " ".join((type(text).__doc__ or "").split()) == text.facts.printed["en"]["text"]


def test_without_the_expansion_none_is_in_a_deck() -> None:
    assert len(SEASON_BOX.pile(in_season().rules)) == 32


# --- Spring ------------------------------------------------------------------------------------


def test_early_thaw_removes_all_cryomancy_tokens_and_feeds() -> None:
    g = season()
    for name in ("1a", "1a", "1b"):
        freeze(g, area(name))
    desolate(g, area("1c"))
    g.dials = [[n, 4, 4] for n in (0, 3, 8, 5)]
    turn_up(g, "early-thaw")
    assert [barren(g, name) for name in ("1a", "1b", "1c")] == [0, 0, DESOLATE]
    assert food(g) == [1, 4, 8, 6]


def test_late_sowing_takes_food() -> None:
    g = season()
    g.dials = [[n, 4, 4] for n in (0, 1, 8, 5)]
    turn_up(g, "late-sowing")
    assert food(g) == [0, 0, 7, 4]


@pytest.mark.rule("BOW-133")
@pytest.mark.parametrize("card", ["late-sowing", "locust-year", "starving-packs"])
def test_what_season_cards_take_may_be_changed(card: str) -> None:
    """The Guildmaster of Merchants ignores these losses: they are asked for like those of the base game."""
    g = season()
    g.dials = [[4, 4, 4] for _ in g.seats()]

    def spared(_g: World, query: SeasonLoss, amount: int) -> int:
        return 0 if query.seat == LATARI else amount

    g.rules.modifiers[SeasonLoss] = [spared]
    try:
        turn_up(g, card)
    finally:
        del g.rules.modifiers[SeasonLoss]
    assert g.dials[LATARI] == [4, 4, 4]
    assert g.dials[DAQAN][FOOD] == 3


def test_muster_of_banners_brings_two_triangles_to_one_stronghold() -> None:
    g = season("daqan-a: stronghold of 0; 1a: stronghold of 0")
    turn_up(g, "muster-of-banners")
    bid(g, 2, 0, 0, 0)
    assert g.legal(DAQAN) == [MusterAt(area("1a")), MusterAt(area("daqan-a"))]
    g.apply(DAQAN, MusterAt(area("1a")))
    assert g.legal(DAQAN) == [LevyUnit(kind("footman")), LevyUnit(kind("bowman"))]
    g.apply(DAQAN, LevyUnit(kind("bowman")))
    g.apply(DAQAN, LevyUnit(kind("footman")))
    assert stands(g, "1a") == "0: footman 1, bowman 1"


def test_muster_of_banners_brings_nothing_without_stronghold_or_figures() -> None:
    g = season()
    turn_up(g, "muster-of-banners")
    bid(g, 2, 0, 0, 0)
    assert begun(g) != "AnswerSeasonCard"
    g = season("1a: stronghold of 0, 7 bowman")
    g.supply[kind("footman")] = 0
    g.supply[kind("bowman")] = 1
    turn_up(g, "muster-of-banners")
    bid(g, 2, 0, 0, 0)
    assert stands(g, "1a") == "0: bowman 8"
    assert begun(g) != "AnswerSeasonCard"


# --- Summer ------------------------------------------------------------------------------------


@pytest.mark.rule("BOW-135")
def test_parched_fields_are_laid_waste_by_who_has_most_food() -> None:
    g = season("1a: 1 archer; 1b: 1 archer; 5a: 1 footman; latari-a: 1 archer")
    g.dials[LATARI] = [8, 0, 0]
    g.dials[DAQAN] = [7, 0, 0]
    g.dials[WAIQAR] = g.dials[UTHUK] = [2, 0, 0]
    turn_up(g, "parched-fields")
    assert g.waiting() == (LATARI,)
    assert g.legal(LATARI) == [LayWaste(area("1a")), LayWaste(area("1b"))]
    g.apply(LATARI, LayWaste(area("1b")))
    assert barren(g, "1b") == DESOLATE


def test_of_several_with_much_food_the_poorest_then_the_first_is_asked() -> None:
    text = "1a: 1 archer; 1b: 1 archer; 5a: 1 footman; 5b: 1 footman"
    g = season(text)
    g.influence = [3, 2, 5, 5]
    turn_up(g, "parched-fields")
    assert g.waiting() == (LATARI,)
    g = season(text)
    turn_up(g, "parched-fields")
    assert g.waiting() == (DAQAN,)


def test_parched_fields_do_nothing_where_no_token_may_lie() -> None:
    g = season("1a: 1 archer; daqan-a: 1 footman")
    g.influence[DAQAN] = 0
    turn_up(g, "parched-fields")
    assert begun(g) != "AnswerSeasonCard"
    assert barren(g, "1a") == 0


def test_on_pilgrim_roads_heroes_come_further_in_this_quest_phase() -> None:
    g = season("1a: 1 footman")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    before = reach_of_hero(g, who)
    turn_up(g, "pilgrim-roads")
    assert begun(g) == "ChooseHeroAction"
    assert reach_of_hero(g, who) == before + 1
    QuestPhase(at="end").end(g)
    assert reach_of_hero(g, who) == before


def test_the_great_market_sells_two_resources_for_influence() -> None:
    g = season()
    g.influence = [1, 0, 3, 3]
    turn_up(g, "great-market")
    assert g.legal(DAQAN) == [RaiseDial(1), RaiseDial(2), Decline()]
    g.apply(DAQAN, RaiseDial(1))
    assert g.dials[DAQAN] == [8, 6, 4]
    assert g.influence[DAQAN] == 0
    assert g.waiting() == (WAIQAR,)
    g.apply(WAIQAR, Decline())
    assert g.dials[WAIQAR] == [8, 4, 4]
    assert g.influence[WAIQAR] == 3


def test_who_has_no_influence_buys_nothing() -> None:
    g = season()
    g.influence = [0, 0, 0, 0]
    turn_up(g, "great-market")
    assert begun(g) != "AnswerSeasonCard"
    assert g.dials == [[8, 4, 4]] * 4


# --- Fall --------------------------------------------------------------------------------------


def broken(**options: str) -> World:
    """Tokens of Daqan (hidden), Latari (a hidden and an open one) and of nobody; Daqan have won the bid."""
    g = season("1a: 1 footman; 1b: 1 archer; 5a: 1 archer", **options)
    rune(g, "1a", "false", DAQAN)
    rune(g, "1b", "dragon", LATARI)
    rune(g, "5a", "dragon", open_to_all=True)
    rune(g, "5b", "dragon", UTHUK)
    turn_up(g, "broken-rune")
    bid(g, 1, 0, 0, 0)
    return g


@pytest.mark.rule("BOW-280")
def test_the_broken_rune_is_turned_up_and_a_dragon_rune_discarded() -> None:
    g = broken()
    assert g.legal(DAQAN) == [BreakRune(area("1a")), BreakRune(area("1b"))]
    left = g.rune_box[DRAGON]
    told = g.apply(DAQAN, BreakRune(area("1b")))
    assert told[:2] == [
        RuneRevealed(DAQAN, area("1b"), DRAGON),
        RuneDiscarded(DAQAN, area("1b"), DRAGON),
    ]
    assert g.rune_in(area("1b")) == NONE
    assert g.rune_box[DRAGON] == left + 1


@pytest.mark.rule("BOW-280")
def test_a_false_rune_stays_face_up() -> None:
    g = broken()
    g.apply(DAQAN, BreakRune(area("1a")))
    assert g.is_revealed(area("1a"))
    assert area("1a") in g.runes.areas


@pytest.mark.rule("BOW-280")
def test_an_open_token_is_chosen_always_if_so_agreed() -> None:
    g = broken(broken_rune_open="always")
    assert BreakRune(area("5a")) in g.legal(DAQAN)
    assert BreakRune(area("5b")) not in g.legal(DAQAN)
    g.apply(DAQAN, BreakRune(area("5a")))
    assert g.rune_in(area("5a")) == NONE


@pytest.mark.rule("BOW-280")
def test_an_open_token_is_chosen_if_there_is_no_other() -> None:
    g = season("1a: 1 archer; 1b: 1 archer")
    for name in ("1a", "1b"):
        rune(g, name, "dragon", open_to_all=True)
    turn_up(g, "broken-rune")
    bid(g, 1, 0, 0, 0)
    assert g.legal(DAQAN) == [BreakRune(area("1a")), BreakRune(area("1b"))]


@pytest.mark.rule("BOW-280")
def test_without_tokens_in_areas_of_players_nothing_is_broken() -> None:
    g = season()
    rune(g, "1a", "dragon")
    turn_up(g, "broken-rune")
    bid(g, 1, 0, 0, 0)
    assert begun(g) != "AnswerSeasonCard"
    assert area("1a") in g.runes.areas


@pytest.mark.rule("BOW-280")
def test_the_broken_rune_and_the_mending_are_of_the_wizards_council() -> None:
    council = [text.facts.id for text in NEW_SEASONS if text.council]
    assert council == ["broken-rune", "mending-the-land"]


def test_the_locusts_take_food_and_wood() -> None:
    g = season()
    g.dials[UTHUK] = [0, 0, 2]
    turn_up(g, "locust-year")
    assert g.dials == [[7, 3, 4], [7, 3, 4], [7, 3, 4], [0, 0, 2]]


@pytest.mark.rule("BOW-137")
def test_mending_the_land_removes_up_to_two_desolation_tokens() -> None:
    g = season()
    for name in ("1a", "1b", "1c"):
        desolate(g, area(name))
    freeze(g, area("5a"))
    turn_up(g, "mending-the-land")
    bid(g, 0, 1, 0, 0)
    assert g.legal(LATARI) == [*[MendArea(area(name)) for name in ("1a", "1b", "1c")], Decline()]
    g.apply(LATARI, MendArea(area("1b")))
    g.apply(LATARI, MendArea(area("1c")))
    assert begun(g) != "AnswerSeasonCard"
    assert [barren(g, name) for name in ("1a", "1b", "1c", "5a")] == [DESOLATE, 0, 0, 1]


def test_mending_may_be_left() -> None:
    g = season()
    desolate(g, area("1a"))
    turn_up(g, "mending-the-land")
    bid(g, 0, 1, 0, 0)
    g.apply(LATARI, Decline())
    assert barren(g, "1a") == DESOLATE
    g = season()
    turn_up(g, "mending-the-land")
    bid(g, 0, 1, 0, 0)
    assert begun(g) != "AnswerSeasonCard"


# --- Winter ------------------------------------------------------------------------------------


@pytest.mark.rule("BOW-151", "BOW-152", "BOW-153")
def test_the_killing_frost_is_placed_in_play_order() -> None:
    g = season()
    desolate(g, area("1b"))
    turn_up(g, "killing-frost")
    for seat in (DAQAN, LATARI, WAIQAR, UTHUK):
        assert g.waiting() == (seat,)
        assert FreezeArea(area("1b")) not in g.legal(seat)
        assert FreezeArea(area("daqan-a")) not in g.legal(seat)
        g.apply(seat, FreezeArea(area("1a")))
    assert barren(g, "1a") == 4


@pytest.mark.rule("BOW-Q10")
def test_the_killing_frost_ends_with_the_tokens() -> None:
    g = season()
    for name in ("1b", "1c", "5a", "5b", "5c"):
        desolate(g, area(name))
    turn_up(g, "killing-frost")
    g.apply(DAQAN, FreezeArea(area("1a")))
    assert begun(g) != "AnswerSeasonCard"
    assert barren(g, "1a") == 1


def test_starving_packs_take_food_and_rout_a_unit_in_frozen_areas() -> None:
    g = season("1a: 2 footman, 1 knight; 1b: 2 footman; 5a: 1 archer, 1 archer routed")
    for name in ("1a", "5a"):
        freeze(g, area(name))
    desolate(g, area("1b"))
    turn_up(g, "starving-packs")
    assert food(g) == [7, 7, 7, 7]
    assert g.legal(DAQAN) == [RoutUnit(kind("footman")), RoutUnit(kind("knight"))]
    g.apply(DAQAN, RoutUnit(kind("knight")))
    assert stands(g, "1a") == "0: footman 2, routed knight 1"
    assert stands(g, "1b") == "0: footman 2"
    assert stands(g, "5a") == "1: routed archer 2"


def test_starving_packs_find_nobody_who_stands() -> None:
    g = season("1a: 2 footman routed")
    freeze(g, area("1a"))
    turn_up(g, "starving-packs")
    assert begun(g) != "AnswerSeasonCard"
    assert stands(g, "1a") == "0: routed footman 2"


def truce(influence: int) -> World:
    g = season("1a: 2 footman; 1b: 1 archer; 1c: 1 razorwing; latari-a: stronghold of 1")
    turn_up(g, "midwinter-truce")
    g.influence[DAQAN] = influence
    return begin(g, DAQAN, "conquer")


def test_in_a_midwinter_truce_attackers_pay() -> None:
    g = truce(3)
    told = g.apply(DAQAN, Activate(area("1b")))
    assert AreaActivated(DAQAN, area("1b")) in told
    assert g.influence[DAQAN] == 1


def test_in_a_midwinter_truce_who_cannot_pay_stays_away() -> None:
    g = truce(1)
    assert refused(g, DAQAN, Activate(area("1b"))) == ("truce-forbids", "RW-073")
    assert Activate(area("1b")) not in g.legal(DAQAN)
    for free in ("1a", "1c", "latari-a", "5a"):
        assert Activate(area(free)) in g.legal(DAQAN)
    g.apply(DAQAN, Activate(area("1c")))
    assert g.influence[DAQAN] == 1


def test_the_truce_ends_with_the_season() -> None:
    g = truce(1)
    g.expire("season")
    g.forget_menu()
    assert Activate(area("1b")) in g.legal(DAQAN)


def test_only_who_activates_himself_pays_for_the_truce() -> None:
    g = truce(5)
    g.influence[LATARI] = 5
    g.tell(AreaActivated(LATARI, area("1a")))
    assert (g.influence[DAQAN], g.influence[LATARI]) == (5, 5)


def test_muster_of_banners_leaves_no_more_than_eight_in_an_area() -> None:
    g = season("1a: stronghold of 0, 8 knight")
    g.supply[kind("knight")] = 0
    turn_up(g, "muster-of-banners")
    bid(g, 2, 0, 0, 0)
    g.apply(DAQAN, LevyUnit(kind("bowman")))
    g.apply(DAQAN, LevyUnit(kind("bowman")))
    assert begun(g) == "ChooseSurplus"
