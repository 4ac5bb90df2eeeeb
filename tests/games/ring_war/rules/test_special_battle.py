"""Special battle rules: leaders, fortresses and ports add dice (RNG-030 to RNG-034, G12)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Done,
    DrawnArea,
    DrawnCard,
    EndMovement,
    NameDefender,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Seat, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, start, war


def announce(
    g: War, source: str, target: str, kind: int = INFANTRY, led: bool = False, seat: Seat = GREEN
) -> War:
    """An attack announced, and the unit for it; the defender has not answered yet."""
    answer(g, (seat, Attack(place(source), place(target))), (seat, SendUnit(kind, led)))
    return g


def dice(g: War, named: int = INFANTRY, seat: Seat = RED) -> tuple[int, int]:
    """The defender names a unit; with how many dice the two will roll."""
    answer(g, (seat, NameDefender(named)))
    roll = g.frame(DuelRoll)
    return roll.attack, roll.defence


# --- leaders -------------------------------------------------------------------------------------


@pytest.mark.rule("RNG-030")
def test_a_declared_leader_gives_the_attacking_unit_one_more_die() -> None:
    board = "fornost: 0 infantry 2, leader\nold_forest: 1 infantry 1"
    g = announce(begin(war(board), "battle"), "fornost", "old_forest", led=True)
    assert dice(g) == (2, 1)
    g = announce(begin(war(board), "battle"), "fornost", "old_forest", led=False)
    assert dice(g) == (1, 1)


@pytest.mark.rule("RNG-030", "G11")
def test_the_leader_must_stand_in_the_area_the_attack_comes_from() -> None:
    g = begin(war("fornost: 0 infantry 2\nbuckland: 0 infantry 2, leader"), "battle")
    answer(g, (GREEN, Attack(place("fornost"), place("old_forest"))))
    assert g.legal(GREEN) == [SendUnit(INFANTRY, False)]
    assert g.why_not(GREEN, SendUnit(INFANTRY, True)) == because(
        "no-leader", "RNG-030", area=place("fornost")
    )


@pytest.mark.rule("RNG-030", "G11")
def test_if_so_agreed_a_leader_always_helps_and_stays_at_home() -> None:
    g = begin(war("fornost: 0 infantry 2, leader", "4 leader_attack=present"), "battle")
    answer(g, (GREEN, Attack(place("fornost"), place("old_forest"))))
    assert g.legal(GREEN) == [SendUnit(INFANTRY, False)]
    answer(g, (GREEN, SendUnit(INFANTRY, False)))
    assert dice(g) == (2, 1)
    fated(g, (5, 1, 2))
    assert stands(g, "old_forest") == "0 infantry 1"
    assert stands(g, "fornost") == "0 infantry 1, leader"


@pytest.mark.rule("RNG-031")
def test_a_leader_gives_one_more_die_in_every_duel_of_the_area_he_defends() -> None:
    g = begin(war("old_forest: 0 infantry 3\nfornost: 1 infantry 2, leader"), "battle")
    announce(g, "old_forest", "fornost")
    assert dice(g) == (1, 2)
    fated(g, (5, 1, 2))
    announce(g, "old_forest", "fornost")
    assert dice(g) == (1, 2)


@pytest.mark.rule("RNG-031")
def test_the_enemys_leader_helps_only_his_own_side() -> None:
    g = begin(war("old_forest: 0 infantry 3, leader\nfornost: 1 infantry 2"), "battle")
    announce(g, "old_forest", "fornost")
    assert dice(g) == (1, 1)


# --- fortresses and ports ------------------------------------------------------------------------


@pytest.mark.rule("RNG-032")
def test_a_fortress_gives_two_more_dice_and_a_leader_another() -> None:
    g = begin(war("lebennin: 0 infantry 2\nminas_tirith: 1 infantry 1"), "battle")
    assert dice(announce(g, "lebennin", "minas_tirith")) == (1, 3)
    g = begin(war("lebennin: 0 infantry 2\nminas_tirith: 1 infantry 1, leader"), "battle")
    assert dice(announce(g, "lebennin", "minas_tirith")) == (1, 4)


@pytest.mark.rule("RNG-032")
def test_a_fortress_does_not_help_those_who_attack_from_it() -> None:
    g = begin(war("minas_tirith: 0 cavalry 2\nlebennin: 1 infantry 1"), "battle")
    assert dice(announce(g, "minas_tirith", "lebennin", CAVALRY)) == (3, 1)


def after_battle(g: War, *area_cards: str) -> None:
    """End battle and movement; the area cards of the conquests are drawn."""
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    fated(g, *[DrawnArea(place(name)) for name in area_cards])


@pytest.mark.rule("RNG-033")
def test_whoever_takes_a_fortress_draws_an_adventure_card_in_the_card_part() -> None:
    g = begin(war("deep_harad: 0 creature 2\nangmar: 0 infantry 1, leader"), "battle")
    announce(g, "deep_harad", "umbar", CREATURE)
    dice(g)
    fated(g, (5, 5, 1, 1, 6, 1, 1))
    assert stands(g, "umbar") == "0 creature 1"
    assert g.card_hands[GREEN] == []
    after_battle(g, "nurn")
    fated(g, DrawnCard(CARD["ambush"]))
    assert g.card_hands[GREEN] == [CARD["ambush"]]
    assert "card-part" not in g.path(), "there was just one card to draw"


@pytest.mark.rule("RNG-033", "RNG-054")
def test_each_fortress_earns_a_card_on_top_of_the_leaders() -> None:
    board = "deep_harad: 0 creature 2\neregion: 0 creature 2, leader\nlorien: 0 infantry 1"
    g = begin(war(board + "\nfornost: 0 creature 2, leader"), "battle")
    announce(g, "deep_harad", "umbar", CREATURE)
    dice(g)
    fated(g, (5, 5, 1, 1, 6, 1, 1))
    announce(g, "eregion", "moria", CREATURE)
    dice(g)
    fated(g, (5, 5, 1, 1, 6, 1, 1))
    announce(g, "fornost", "weather_hills", CREATURE, led=True)
    dice(g)
    fated(g, (5, 5, 1, 1, 1, 6))
    after_battle(g, "nurn", "khand")
    fated(g, *[DrawnCard(CARD[c]) for c in ("ambush", "gollum", "smeagol")])
    assert g.card_hands[GREEN] == sorted([CARD["ambush"], CARD["gollum"], CARD["smeagol"]])
    assert "card-part" not in g.path()


@pytest.mark.rule("RNG-033")
def test_holding_a_fortress_earns_no_card() -> None:
    g = begin(war("umbar: 0 creature 2, leader\ndeep_harad: 0 creature 2"), "battle")
    announce(g, "deep_harad", "harad", CREATURE)
    dice(g)
    fated(g, (5, 1, 1, 1, 1))
    after_battle(g, "nurn")
    assert g.card_hands[GREEN] == []
    assert "card-part" not in g.path()


@pytest.mark.rule("RNG-034")
def test_a_port_gives_one_more_die_against_attacks_over_water_only() -> None:
    board = "umbar: 0 infantry 2\nlamedon: 0 infantry 2\nbelfalas: 1 infantry 1"
    assert dice(announce(begin(war(board), "battle"), "umbar", "belfalas")) == (1, 2)
    assert dice(announce(begin(war(board), "battle"), "lamedon", "belfalas")) == (1, 1)


@pytest.mark.rule("RNG-034", "G19")
def test_a_port_helps_against_a_ship_symbol_too_and_adds_to_a_fortress() -> None:
    g = begin(war("stop_south: 0 infantry 1\nbelfalas: 1 infantry 1"), "battle")
    assert dice(announce(g, "stop_south", "belfalas")) == (1, 2)
    g = begin(war("stop_south: 0 infantry 1\numbar: 1 infantry 1, leader"), "battle")
    assert dice(announce(g, "stop_south", "umbar")) == (1, 5)


# --- tired units ---------------------------------------------------------------------------------


def attacked_in_own_turn(game: str) -> War:
    """Green's only cavalry in Moria won a duel in his own turn; red's turn has come to its battle."""
    board = "moria: 0 cavalry 1, infantry 1\ngladden_fields: 0 infantry 1\neregion: 1 infantry 5"
    g = begin(war(board + "\nanduin_valley: 1 infantry 2", game, "2 infantry 1"), "battle")
    announce(g, "moria", "eregion", CAVALRY)
    dice(g)
    fated(g, (5, 1, 1, 1))
    start(g, WholeWar(at="take_turns"), Turn(RED))
    answer(g, (RED, Done()))
    return g


def defence(g: War, area: str, kind: int, source: str) -> int:
    announce(g, source, area, seat=RED)
    return dice(g, kind, GREEN)[1]


@pytest.mark.rule("G12")
def test_a_unit_that_attacked_defends_as_well_as_ever() -> None:
    g = attacked_in_own_turn("4")
    assert defence(g, "moria", CAVALRY, "eregion") == 2 + 2


@pytest.mark.rule("G12")
def test_if_so_agreed_a_unit_that_attacked_defends_with_one_die_fewer() -> None:
    g = attacked_in_own_turn("4 weary=on")
    assert defence(g, "moria", CAVALRY, "eregion") == 2 + 2 - 1
    g = attacked_in_own_turn("4 weary=on")
    assert defence(g, "moria", INFANTRY, "eregion") == 1 + 2, "this one did not attack"


@pytest.mark.rule("G12")
def test_a_weary_unit_defends_with_one_die_at_least() -> None:
    g = war("eregion: 0 infantry 1 fought 1\nrhudaur: 1 infantry 2", "4 weary=on", "2 infantry 1")
    assert defence(begin(g, "battle", RED), "eregion", INFANTRY, "rhudaur") == 1


@pytest.mark.rule("G12")
def test_a_weary_unit_stays_weary_when_it_flees() -> None:
    g = attacked_in_own_turn("4 weary=on")
    announce(g, "eregion", "moria", seat=RED)
    answer(g, (GREEN, Withdraw(CAVALRY, place("gladden_fields"), False)))
    fated(g, (2,))
    answer(g, (GREEN, NameDefender(INFANTRY)))
    fated(g, (1, 1, 5, 1))
    assert defence(g, "gladden_fields", CAVALRY, "anduin_valley") == 2 - 1
