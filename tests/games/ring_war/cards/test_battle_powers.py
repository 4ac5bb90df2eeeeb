"""The power cards of battle: what each does to the duel, and where it is refused."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Done,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.cards.attack import WayOpened
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.duel import AttackDice, DuelRoll, fortress_bonus
from feldzug.games.ring_war.events import UnitTurned
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.lasting import ASSAULT
from feldzug.games.ring_war.notation import CODEC
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Reason, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war


def play(card: str) -> PlayCard:
    return PlayCard(CARD[card])


def useless(card: str) -> Reason:
    return because("card-without-effect", "RNG-067", card=CARD[card])


def attacking(text: str, card: str, source: str, target: str, game: str = "4") -> War:
    """Green, who holds the card, has announced an attack."""
    g = begin(war(f"{text}\nhand 0: | {card}", game), "battle")
    answer(g, (GREEN, Attack(place(source), place(target))))
    return g


def defending(text: str, card: str, source: str, target: str, sent: int = INFANTRY) -> War:
    """Red attacks green, who holds the card."""
    g = begin(war(f"{text}\nhand 0: | {card}"), "battle", RED)
    answer(g, (RED, Attack(place(source), place(target))), (RED, SendUnit(sent, False)))
    return g


def dice(g: War) -> tuple[int, int]:
    """How many dice are in the air: the attacker's and the defender's."""
    roll = g.stack[-1]
    assert isinstance(roll, DuelRoll)
    return roll.attack, roll.defence


# --- the attacker's cards ------------------------------------------------------------------------


def test_grima_wins_over_an_enemy_infantry() -> None:
    text = "eregion: 0 infantry 2\nmoria: 1 infantry 2, beaten 3"
    g = attacking(text, "grima-wormtongue", "eregion", "moria")
    told = answer(g, (GREEN, play("grima-wormtongue")))
    assert told[-1] == UnitTurned(GREEN, place("moria"), place("eregion"), INFANTRY)
    assert stands(g, "eregion") == "0 infantry 3"
    assert stands(g, "moria") == "1 infantry 1"
    assert g.beaten[place("moria")] == 0  # a lost defender breaks a legend
    assert g.path()[-1] == "send-attacker"


def test_grima_wins_over_the_neutral_army_too() -> None:
    text = "eregion: 0 infantry 2\nmoria: neutral infantry 2"
    g = attacking(text, "grima-wormtongue", "eregion", "moria", "2")
    answer(g, (GREEN, play("grima-wormtongue")))
    assert stands(g, "moria") == "4 infantry 1"


@pytest.mark.parametrize(
    ("own", "enemy"),
    [("infantry 2", "infantry 1"), ("infantry 2", "cavalry 3"), ("infantry 5", "infantry 3")],
    ids=["one defender stays", "no infantry", "no room"],
)
def test_grima_is_refused_where_nobody_can_change_sides(own: str, enemy: str) -> None:
    text = f"eregion: 0 {own}\nmoria: 1 {enemy}"
    g = attacking(text, "grima-wormtongue", "eregion", "moria")
    assert g.why_not(GREEN, play("grima-wormtongue")) == useless("grima-wormtongue")


def test_grima_is_refused_where_the_box_holds_no_infantry_any_longer() -> None:
    text = "eregion: 0 infantry 2\nmoria: 1 infantry 2"
    g = attacking(text, "grima-wormtongue", "eregion", "moria", "4 figure_limit=on")
    assert g.why_not(GREEN, play("grima-wormtongue")) is None
    g.fielded[3 * GREEN + INFANTRY] = g.options.figures[INFANTRY]
    g.forget_menu()
    assert g.why_not(GREEN, play("grima-wormtongue")) == useless("grima-wormtongue")


def test_ambush_brings_three_points_to_the_attacking_area() -> None:
    g = attacking("eregion: 0 infantry 2", "ambush", "eregion", "moria")
    answer(g, (GREEN, play("ambush")))
    elsewhere = Deploy(place("moria"), INFANTRY)
    assert g.why_not(GREEN, elsewhere) == because("only-these-areas", "G29")
    answer(g, (GREEN, Deploy(place("eregion"), CAVALRY)), (GREEN, SendUnit(CAVALRY, False)))
    assert stands(g, "eregion") == "0 infantry 2, cavalry 1"


def test_ambush_works_at_sea() -> None:
    g = attacking("stop_south: 0 infantry 1", "ambush", "stop_south", "belfalas")
    answer(g, (GREEN, play("ambush")), (GREEN, Deploy(place("stop_south"), CAVALRY)))
    assert stands(g, "stop_south") == "0 infantry 1, cavalry 1"


def test_a_war_can_be_saved_while_an_ambush_at_sea_is_laid() -> None:
    g = attacking("stop_south: 0 infantry 1", "ambush", "stop_south", "belfalas")
    answer(g, (GREEN, play("ambush")))
    setup = RING_WAR.setup(4)
    again = CODEC.load(CODEC.save(g, setup))
    assert again.offer(GREEN) == g.offer(GREEN)


def test_ambush_is_refused_where_the_area_is_full() -> None:
    g = attacking("eregion: 0 infantry 5", "ambush", "eregion", "moria")
    assert g.why_not(GREEN, play("ambush")) == useless("ambush")


SIEGE = pytest.mark.parametrize("card", ["the-enemy-is-at-hand", "siege-machines"])


@SIEGE
def test_a_fortress_loses_its_bonus_until_the_attack_on_it_ends(card: str) -> None:
    text = "eregion: 0 infantry 5\nmoria: 1 infantry 3\ndunland: 1 infantry 2"
    g = attacking(text, card, "eregion", "moria")
    answer(g, (GREEN, play(card)), (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(0)))
    assert dice(g) == (1, 1)
    fated(g, (1, 5))
    again = (
        (GREEN, Attack(place("eregion"), place("moria"))),
        (GREEN, SendUnit(INFANTRY, False)),
        (RED, NameDefender(INFANTRY)),
    )
    answer(g, *again)
    assert dice(g) == (1, 1)
    fated(g, (1, 5))
    answer(g, (GREEN, Attack(place("eregion"), place("dunland"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    answer(g, *again)
    assert dice(g) == (1, 3)


@SIEGE
def test_it_is_refused_against_an_open_area_and_a_second_time(card: str) -> None:
    g = attacking("eregion: 0 infantry 3", card, "eregion", "dunland")
    assert g.why_not(GREEN, play(card)) == useless(card)
    other = "siege-machines" if card == "the-enemy-is-at-hand" else "the-enemy-is-at-hand"
    g = attacking("eregion: 0 infantry 3", f"{card} {other}", "eregion", "moria")
    answer(g, (GREEN, play(card)))
    assert g.why_not(GREEN, play(other)) == useless(other)


@SIEGE
def test_no_other_fortress_loses_its_bonus(card: str) -> None:
    g = attacking("eregion: 0 infantry 3", card, "eregion", "moria")
    answer(g, (GREEN, play(card)))
    fortresses = [area for area in g.board.areas if g.board.fortress[area]]
    assert [a for a in fortresses if not fortress_bonus(g, a)] == [place("moria")] != fortresses


@SIEGE
def test_it_ends_with_the_battle_part(card: str) -> None:
    g = attacking("eregion: 0 infantry 3", card, "eregion", "moria")
    answer(g, (GREEN, play(card)), (GREEN, SendUnit(0, False)), (RED, NameDefender(0)))
    fated(g, (1, 5))
    answer(g, (GREEN, StopAttacking()))
    assert g.effects == []


def test_black_sails_give_one_die_more_by_sea_only() -> None:
    text = "umbar: 0 infantry 3\nlamedon: 0 infantry 2\nbelfalas: 1 infantry 3"
    g = attacking(text, "black-sails", "umbar", "belfalas")
    answer(g, (GREEN, play("black-sails")), (GREEN, SendUnit(0, False)), (RED, NameDefender(0)))
    assert dice(g) == (2, 2)  # the port defends with one more against ships
    fated(g, (1, 1, 5, 1))
    answer(g, (GREEN, Attack(place("umbar"), place("belfalas"))), (GREEN, SendUnit(0, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    assert dice(g) == (2, 2)
    fated(g, (1, 1, 5, 1))
    answer(g, (GREEN, Attack(place("lamedon"), place("belfalas"))), (GREEN, SendUnit(0, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    assert dice(g) == (1, 1)


def test_black_sails_are_set_for_one_area_only() -> None:
    g = attacking("umbar: 0 infantry 3", "black-sails", "umbar", "belfalas")
    answer(g, (GREEN, play("black-sails")))
    umbar = place("umbar")
    dice_by_sea = {
        target: g.value(AttackDice(umbar, target, INFANTRY), 1) for target in g.board.sea[umbar]
    }
    assert len(dice_by_sea) > 1
    assert [target for target, dice in dice_by_sea.items() if dice > 1] == [place("belfalas")]


def test_black_sails_are_refused_by_land() -> None:
    g = attacking("lamedon: 0 infantry 2", "black-sails", "lamedon", "belfalas")
    assert g.why_not(GREEN, play("black-sails")) == useless("black-sails")


UNDER = "the-way-is-under-the-mountains"


def test_the_way_under_the_mountains_leads_across_one_range() -> None:
    text = "rhudaur: 0 infantry 4\nmoria: 1 infantry 2\ncarrock: 1 infantry 1"
    g = begin(war(f"{text}\nhand 0: | {UNDER}"), "battle")
    across = Attack(place("rhudaur"), place("moria"))
    ends = {"source": place("rhudaur"), "target": place("moria")}
    assert g.why_not(GREEN, across) == because("mountains-between", "RNG-019", **ends)
    answer(g, (GREEN, play(UNDER)))
    assert g.fenced  # a card was shown: nothing before it may be taken back
    assert across in g.legal(GREEN)
    assert Attack(place("rhudaur"), place("carrock")) not in g.legal(GREEN)  # needs no card
    answer(g, (GREEN, across), (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5, 1, 1))
    assert across in g.legal(GREEN)  # the same attack goes on
    answer(g, (GREEN, Attack(place("rhudaur"), place("carrock"))), (GREEN, SendUnit(0, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    assert g.why_not(GREEN, across) == because("mountains-between", "RNG-019", **ends)


@pytest.mark.parametrize("text", ["buckland: 0 infantry 5", "rhudaur: 0 infantry 1"])
def test_the_way_under_the_mountains_needs_mountains_and_two_units(text: str) -> None:
    g = begin(war(f"{text}\nhand 0: | {UNDER}"), "battle")
    assert g.why_not(GREEN, play(UNDER)) == useless(UNDER)


def test_the_way_under_the_mountains_is_open_only_from_an_own_area() -> None:
    g = war("rhudaur: 1 infantry 4\nmoria: 3 infantry 2\nthe_shire: 0 infantry 2")
    across = (place("rhudaur"), place("moria"))
    g.effects = [WayOpened(GREEN, ASSAULT, CARD[UNDER], across)]
    assert Attack(*across) not in begin(g.clone(), "battle", GREEN).legal(GREEN)
    assert Attack(*across) in begin(g, "battle", RED).legal(RED)


# --- the defender's cards ------------------------------------------------------------------------


def test_courage_brings_four_points_to_the_attacked_area() -> None:
    card = "courage-alone-will-not-save-you"
    g = defending("eregion: 1 infantry 2\nmoria: 0 infantry 1", card, "eregion", "moria")
    answer(g, (GREEN, play(card)), (GREEN, Deploy(place("moria"), CAVALRY)))
    answer(g, (GREEN, Deploy(place("moria"), INFANTRY)), (GREEN, NameDefender(CAVALRY)))
    assert stands(g, "moria") == "0 infantry 2, cavalry 1"
    assert dice(g) == (1, 4)


def test_courage_is_refused_where_the_area_is_full() -> None:
    card = "courage-alone-will-not-save-you"
    g = defending("eregion: 1 infantry 2\nmoria: 0 infantry 5", card, "eregion", "moria")
    assert g.why_not(GREEN, play(card)) == useless(card)


def test_strategic_withdrawal_saves_all_units_but_one_without_a_roll() -> None:
    text = "eregion: 1 infantry 2\nmoria: 0 infantry 2, creature 1, leader\n"
    text += "gladden_fields: 0 infantry 1, beaten 0"
    g = defending(text, "strategic-withdrawal", "eregion", "moria")
    answer(g, (GREEN, play("strategic-withdrawal")))
    answer(g, (GREEN, Withdraw(CREATURE, place("gladden_fields"), True)))
    answer(g, (GREEN, Withdraw(INFANTRY, place("gladden_fields"), False)))
    assert stands(g, "moria") == "0 infantry 1"
    assert stands(g, "gladden_fields") == "0 infantry 2, creature 1, leader"
    assert g.path()[-1] == "stand-or-withdraw"


def test_strategic_withdrawal_may_stop_at_any_number() -> None:
    text = "eregion: 1 infantry 2\nmoria: 0 infantry 3\ngladden_fields: 0 infantry 4"
    g = defending(text, "strategic-withdrawal", "eregion", "moria")
    answer(g, (GREEN, play("strategic-withdrawal")))
    answer(g, (GREEN, Withdraw(INFANTRY, place("gladden_fields"), False)))
    full = because("area-full", "RNG-003", area=place("gladden_fields"), limit=5)
    assert g.why_not(GREEN, Withdraw(INFANTRY, place("gladden_fields"), False)) == full
    answer(g, (GREEN, Done()), (GREEN, NameDefender(INFANTRY)))
    assert stands(g, "moria") == "0 infantry 2"


@pytest.mark.parametrize(
    "text", ["moria: 0 infantry 1\ngladden_fields: 0 infantry 1", "moria: 0 infantry 3"]
)
def test_strategic_withdrawal_needs_two_units_and_an_own_neighbour(text: str) -> None:
    g = defending(f"eregion: 1 infantry 2\n{text}", "strategic-withdrawal", "eregion", "moria")
    assert g.why_not(GREEN, play("strategic-withdrawal")) == useless("strategic-withdrawal")


def test_violent_storms_sink_the_attacking_unit_off_a_port() -> None:
    text = "umbar: 1 cavalry 2, creature 1, leader\nbelfalas: 0 infantry 1"
    g = begin(war(f"{text}\nhand 0: | violent-storms"), "battle", RED)
    answer(g, (RED, Attack(place("umbar"), place("belfalas"))), (RED, SendUnit(CREATURE, True)))
    answer(g, (GREEN, play("violent-storms")))
    assert stands(g, "umbar") == "1 cavalry 2, leader"
    assert stands(g, "belfalas") == "0 infantry 1"
    assert g.beaten[place("belfalas")] == 0  # it was no duel
    assert g.path()[-1] == "choose-attack"


def test_violent_storms_are_refused_against_an_attack_by_land() -> None:
    text = "lamedon: 1 infantry 2\nbelfalas: 0 infantry 1"
    g = defending(text, "violent-storms", "lamedon", "belfalas")
    assert g.why_not(GREEN, play("violent-storms")) == useless("violent-storms")
