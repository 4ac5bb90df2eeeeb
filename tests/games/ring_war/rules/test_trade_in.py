"""Trading in area cards: RNG-009 to RNG-015, each shown on a small board."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import Deploy, Done, KeepCards, Trade
from feldzug.games.ring_war.board import AREA_CARDS, AREAS, CAVALRY, INFANTRY
from feldzug.games.ring_war.events import BonusGranted, CardsTraded, PointsLapsed
from feldzug.games.ring_war.placing import SpendPoints
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.position import NOT_YOURS
from feldzug.kernel.values import Seat, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, place, stands, war

INFANTRY_CARDS = "old_forest rhudaur evendim_hills"
CAVALRY_CARDS = "north_downs the_shire lorien"
CREATURE_CARDS = "angmar moria umbar"
MIXED_CARDS = "old_forest the_shire moria"


def trade(cards: str) -> Trade:
    """These cards, in the order in which a hand is sorted."""
    return Trade(tuple(sorted([AREA_CARDS.index(card) for card in cards.split()])))


def worth(cards: str) -> int:
    """How much the income of 1 point (Fornost, nothing else) rises when these cards are traded."""
    g = begin(
        war(f"fornost: 0 infantry 1\nhand 0: {cards}", "2", "neutral infantry 2"), "reinforcements"
    )
    events = answer(g, (GREEN, trade(cards)))
    points = g.frame(SpendPoints).points - 1
    assert CardsTraded(GREEN, trade(cards).area_cards, points) in events
    return points


def offered(g: War, seat: Seat) -> set[str]:
    """Where a seat may place a unit now."""
    return {AREAS[action.area] for action in g.legal(seat) if isinstance(action, Deploy)}


@pytest.mark.rule("RNG-009")
def test_three_infantry_symbols_give_two_points() -> None:
    assert worth(INFANTRY_CARDS) == 2


@pytest.mark.rule("RNG-010")
def test_three_cavalry_symbols_give_four_points() -> None:
    assert worth(CAVALRY_CARDS) == 4


@pytest.mark.rule("RNG-011")
def test_three_creature_symbols_give_six_points() -> None:
    assert worth(CREATURE_CARDS) == 6


@pytest.mark.rule("RNG-012")
def test_one_symbol_of_each_kind_gives_eight_points() -> None:
    assert worth(MIXED_CARDS) == 8


@pytest.mark.rule("RNG-009", "RNG-010", "RNG-011", "RNG-012")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("old_forest rhudaur joker-1", 2),
        ("north_downs the_shire joker-2", 4),
        ("angmar moria joker-1", 6),
        ("old_forest moria joker-1", 8),
        ("old_forest joker-1 joker-2", 8),
    ],
)
def test_a_joker_stands_for_the_symbol_that_is_worth_most(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.rule("RNG-009", "RNG-010", "RNG-011", "RNG-012")
@pytest.mark.parametrize("cards", ["old_forest rhudaur moria", "the_shire moria umbar"])
def test_two_of_one_kind_and_one_of_another_are_no_set(cards: str) -> None:
    g = begin(war(f"hand 0: {cards}"), "reinforcements")
    assert g.why_not(GREEN, trade(cards)) == because("no-set", "RNG-012")
    assert g.legal(GREEN) == [KeepCards()]


@pytest.mark.rule("RNG-009", "RNG-012")
def test_a_set_is_three_cards_of_the_own_hand() -> None:
    hand = "hand 0: old_forest rhudaur evendim_hills the_shire\nhand 1: moria"
    g = begin(war(hand), "reinforcements")
    assert g.why_not(GREEN, trade("old_forest the_shire moria")) == NOT_OFFERED
    assert g.why_not(GREEN, trade("old_forest rhudaur")) == because("no-set", "RNG-012")
    four = trade("old_forest rhudaur evendim_hills the_shire")
    assert g.why_not(GREEN, four) == because("no-set", "RNG-012")
    assert g.why_not(GREEN, Trade((place("old_forest"),) * 3)) == NOT_OFFERED
    assert g.legal(GREEN) == [KeepCards(), trade("old_forest rhudaur evendim_hills")]


@pytest.mark.rule("RNG-013")
def test_cards_are_traded_in_the_reinforcement_part_only() -> None:
    text = f"fornost: 0 infantry 2\nhand 0: {MIXED_CARDS}"
    for part in ("battle", "movement"):
        assert begin(war(text), part).why_not(GREEN, trade(MIXED_CARDS)) == because(
            "other-part", "RNG-001", part="reinforcements"
        )
    g = begin(war(text), "reinforcements")
    answer(g, (GREEN, trade(MIXED_CARDS)))
    assert g.area_hands[GREEN] == []
    assert [AREAS[card] for card in g.area_discards] == ["old_forest", "the_shire", "moria"]


@pytest.mark.rule("RNG-013")
def test_trading_is_voluntary_with_fewer_than_five_cards_and_comes_before_placing() -> None:
    text = f"fornost: 0 infantry 1\nhand 0: {MIXED_CARDS} umbar"
    g = begin(war(text), "reinforcements")
    assert g.why_not(GREEN, Deploy(place("fornost"), INFANTRY)) == NOT_OFFERED
    answer(g, (GREEN, KeepCards()))
    assert len(g.area_hands[GREEN]) == 4
    assert g.frame(SpendPoints).points == 1
    assert g.why_not(GREEN, trade(MIXED_CARDS)) == NOT_OFFERED


@pytest.mark.rule("RNG-013", "G20")
def test_with_five_cards_a_set_must_be_traded_unless_agreed_otherwise() -> None:
    text = f"fornost: 0 infantry 1\nhand 0: {MIXED_CARDS} umbar fangorn"
    g = begin(war(text), "reinforcements")
    assert g.why_not(GREEN, KeepCards()) == because("must-trade", "G20", limit=5)
    answer(g, (GREEN, trade(MIXED_CARDS)))
    assert len(g.area_hands[GREEN]) == 2
    g = begin(war(text, "4 forced_trade=never"), "reinforcements")
    assert g.why_not(GREEN, KeepCards()) is None


@pytest.mark.rule("RNG-014")
def test_the_ruler_of_each_area_shown_gets_two_bonus_points_opponents_too() -> None:
    """The catalogue's Shire, Moria and Umbar are no set; Udûn Vale makes one with the first two."""
    cards = "the_shire moria udun_vale"
    text = (
        "the_shire: 0 infantry 1\nmoria: 1 infantry 1\nudun_vale: 1 infantry 1\nkhand: 1 infantry 1"
    )
    g = begin(war(f"{text}\nhand 0: {cards}", others="3 infantry 1"), "reinforcements")
    events = answer(g, (GREEN, trade(cards)))
    assert [event for event in events if isinstance(event, BonusGranted)] == [
        BonusGranted(GREEN, place("the_shire"), 2),
        BonusGranted(RED, place("moria"), 2),
        BonusGranted(RED, place("udun_vale"), 2),
    ]
    two = (GREEN, Deploy(place("the_shire"), INFANTRY))
    answer(g, two, two)
    for _ in range(2):
        assert g.frame(SpendPoints).points == 2
        answer(g, (RED, Deploy(place("khand"), INFANTRY)), (RED, Done()))
    assert stands(g, "the_shire") == "0 infantry 3"
    assert stands(g, "khand") == "1 infantry 3"
    assert g.waiting() == (GREEN,)
    assert g.frame(SpendPoints).points == 1 + 8


@pytest.mark.rule("RNG-014")
def test_a_joker_shows_no_area_and_a_neutral_ruler_gets_nothing() -> None:
    text = "fornost: 0 infantry 1\nmoria: neutral infantry 2\nhand 0: fornost moria joker-1"
    g = begin(war(text, "2"), "reinforcements")
    events = answer(g, (GREEN, trade("fornost moria joker-1")))
    assert [event for event in events if isinstance(event, BonusGranted)] == [
        BonusGranted(GREEN, place("fornost"), 2)
    ]


@pytest.mark.rule("RNG-015")
def test_a_bonus_is_not_added_to_ordinary_points() -> None:
    text = f"fornost: 0 infantry 1\nold_forest: 0 infantry 1\nhand 0: {INFANTRY_CARDS}"
    g = begin(war(text, "2", "neutral infantry 2"), "reinforcements")
    answer(g, (GREEN, trade(INFANTRY_CARDS)))  # 1 + 2 ordinary points, one bonus of 2
    assert g.why_not(GREEN, Deploy(place("fornost"), CAVALRY)) == because(
        "too-few-points", "G02", kind=CAVALRY, price=3, points=2
    )
    infantry = (GREEN, Deploy(place("fornost"), INFANTRY))
    answer(g, infantry, infantry)
    answer(g, (GREEN, Deploy(place("fornost"), CAVALRY)))  # the ordinary three
    assert stands(g, "fornost") == "0 infantry 3, cavalry 1"
    assert g.path()[2] == "battle-part"


@pytest.mark.rule("RNG-015")
def test_two_bonuses_are_not_added_to_each_other() -> None:
    text = "fornost: 0 infantry 1\nold_forest: 0 infantry 1\nrhudaur: 0 infantry 1\n"
    g = begin(war(f"{text}hand 0: {INFANTRY_CARDS}", "2", "neutral infantry 2"), "reinforcements")
    answer(g, (GREEN, trade(INFANTRY_CARDS)))
    for _ in range(2):
        assert g.why_not(GREEN, Deploy(place("fornost"), CAVALRY)) == because(
            "too-few-points", "G02", kind=CAVALRY, price=3, points=2
        )
        assert PointsLapsed(GREEN, 2) in answer(g, (GREEN, Done()))
    assert g.why_not(GREEN, Deploy(place("fornost"), CAVALRY)) is None


@pytest.mark.rule("RNG-015")
def test_a_bonus_is_spent_at_once_by_the_ruler_who_got_it() -> None:
    text = f"fornost: 0 infantry 1\nmoria: 1 infantry 1\nkhand: 1 infantry 1\nhand 0: {MIXED_CARDS}"
    g = begin(war(text, "2", "neutral infantry 2"), "reinforcements")
    answer(g, (GREEN, trade(MIXED_CARDS)))
    assert g.waiting() == (RED,)
    assert g.why_not(GREEN, Deploy(place("fornost"), INFANTRY)) == NOT_YOURS
    assert g.why_not(RED, Deploy(place("fornost"), INFANTRY)) == because(
        "not-your-area", "RNG-004", area=place("fornost")
    )


@pytest.mark.rule("RNG-015")
def test_a_bonus_goes_where_reinforcements_go() -> None:
    text = "the_shire: 0 infantry 1\nmoria: 0 infantry 1\nold_forest: 0 infantry 1\n"
    g = begin(war(f"{text}hand 0: {MIXED_CARDS}"), "reinforcements")
    answer(g, (GREEN, trade(MIXED_CARDS)))
    for _ in range(3):
        assert offered(g, GREEN) == {"the_shire"}
        assert g.why_not(GREEN, Deploy(place("old_forest"), INFANTRY)) == because(
            "no-site", "RNG-004", area=place("old_forest")
        )
        answer(g, (GREEN, Done()))


@pytest.mark.rule("RNG-015")
def test_a_bonus_goes_into_the_area_shown_if_so_agreed() -> None:
    text = "the_shire: 0 infantry 1\nmoria: 0 infantry 4\nold_forest: 1 infantry 5\n"
    g = begin(war(f"{text}hand 0: {MIXED_CARDS}", "4 bonus_place=shown"), "reinforcements")
    events = answer(g, (GREEN, trade(MIXED_CARDS)))
    assert PointsLapsed(RED, 2) in events  # Old Forest is full
    assert offered(g, GREEN) == {"the_shire"}
    assert g.why_not(GREEN, Deploy(place("moria"), INFANTRY)) == because(
        "only-these-areas", "RNG-015"
    )
    answer(g, (GREEN, Done()))
    assert offered(g, GREEN) == {"moria"}  # neither a site nor a whole region is needed
    events = answer(g, (GREEN, Deploy(place("moria"), INFANTRY)))
    assert PointsLapsed(GREEN, 1) in events  # Moria is full
    assert offered(g, GREEN) == {"the_shire"}  # the ordinary points


@pytest.mark.rule("RNG-015")
def test_a_bonus_is_never_kept_for_the_next_turn() -> None:
    text = f"fornost: 0 infantry 1\nold_forest: 0 infantry 1\nhand 0: {INFANTRY_CARDS}"
    g = begin(war(text, "2 leftover_points=keep", "neutral infantry 2"), "reinforcements")
    answer(g, (GREEN, trade(INFANTRY_CARDS)))
    assert PointsLapsed(GREEN, 2) in answer(g, (GREEN, Done()))
    answer(g, (GREEN, Done()))
    assert g.kept_points[GREEN] == 3


THREE_OWN = "fornost: 0 infantry 1\nold_forest: 0 infantry 1\nrhudaur: 0 infantry 1\n"


@pytest.mark.rule("RNG-015")
def test_if_so_agreed_the_bonuses_of_a_ruler_are_spent_together_but_not_with_other_points() -> None:
    text = THREE_OWN + f"evendim_hills: 1 infantry 1\nkhand: 1 infantry 1\nhand 0: {INFANTRY_CARDS}"
    g = begin(war(text, "2 bonus_points=pooled", "neutral infantry 2"), "reinforcements")
    events = answer(g, (GREEN, trade(INFANTRY_CARDS)))
    assert len([event for event in events if isinstance(event, BonusGranted)]) == 3
    pools = []
    while g.frame(SpendPoints).rule == "RNG-015":
        seat = g.waiting()[0]
        pools.append((seat, g.frame(SpendPoints).points))
        answer(g, (seat, Done()))
    assert sorted(pools) == [(GREEN, 4), (RED, 2)]
    assert g.frame(SpendPoints).points == 1 + 2


@pytest.mark.rule("RNG-015")
def test_bonuses_spent_together_go_into_any_of_the_areas_shown_if_that_was_agreed_too() -> None:
    game = "2 bonus_points=pooled bonus_place=shown"
    g = begin(
        war(f"{THREE_OWN}hand 0: {INFANTRY_CARDS}", game, "neutral infantry 2"), "reinforcements"
    )
    answer(g, (GREEN, trade(INFANTRY_CARDS)))
    assert offered(g, GREEN) == {"old_forest", "rhudaur"}
    answer(g, (GREEN, Deploy(place("rhudaur"), CAVALRY)))
    answer(g, (GREEN, Deploy(place("old_forest"), INFANTRY)))
    assert g.frame(SpendPoints).points == 1 + 2, "the ordinary points are next"
