"""Two players and the neutral army between them: G30."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
    Trade,
    Withdraw,
)
from feldzug.games.ring_war.board import AREA_CARDS, CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.events import (
    AreaConquered,
    BonusGranted,
    DefenderNamed,
    FourBeaten,
    TurnBegan,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.frames import NOT_OFFERED, Chance
from feldzug.kernel.values import FATE, Event, because
from tests.games.ring_war.idle import idle
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war


def attack_neutral(moria: str, game: str = "2", text: str = "") -> War:
    """An infantry of green attacks the neutral army in Moria."""
    g = war(f"eregion: 0 infantry 5\nmoria: neutral {moria}\n{text}", game)
    begin(g, "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(INFANTRY, False)))
    return g


@pytest.mark.rule("G30", "G08")
@pytest.mark.parametrize(("edition", "areas"), [("full", 21), ("base", 14)])
def test_the_neutral_army_holds_dealt_areas_with_two_infantry_each(
    edition: str, areas: int
) -> None:
    g = RING_WAR.start(RING_WAR.setup(2, map=edition))
    assert isinstance(g, War)
    dealer = Dealer(1)
    while g.waiting() == (FATE,):
        top = g.stack[-1]
        assert isinstance(top, Chance)
        g.apply(FATE, dealer.draw(top.odds(g)))
    held = g.ruled(NEUTRAL)
    assert len(held) == areas
    assert {tuple(g.units[3 * area : 3 * area + 3]) for area in held} == {(2, 0, 0)}
    assert all(g.board.card_side[area] == 2 for area in held)  # cards of neither side


@pytest.mark.rule("G30")
def test_the_other_player_names_its_defending_unit_and_rolls() -> None:
    g = attack_neutral("infantry 1, cavalry 1")
    assert g.waiting() == (RED,)
    assert g.legal(RED) == [NameDefender(INFANTRY), NameDefender(CAVALRY)]
    told = answer(g, (RED, NameDefender(CAVALRY)))
    assert told == [DefenderNamed(NEUTRAL, CAVALRY)]
    fated(g, (5, 1, 1, 1, 1))  # a cavalry in a fortress: four dice
    assert stands(g, "moria") == "4 infantry 1"


@pytest.mark.rule("G30")
def test_it_is_green_who_names_it_when_red_attacks() -> None:
    g = begin(war("eregion: 1 infantry 2\nmoria: neutral infantry 2", "2"), "battle", RED)
    answer(g, (RED, Attack(place("eregion"), place("moria"))), (RED, SendUnit(INFANTRY, False)))
    assert g.waiting() == (GREEN,)


@pytest.mark.rule("G30")
def test_if_so_agreed_its_strongest_unit_defends() -> None:
    g = attack_neutral("infantry 2, cavalry 1, creature 1", "2 neutral_names=strongest")
    assert g.waiting() == (FATE,)
    fated(g, (5, 1, 1, 1, 1, 1))
    assert stands(g, "moria") == "4 infantry 2, cavalry 1"
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))))
    told = answer(g, (GREEN, SendUnit(INFANTRY, False)))
    assert DefenderNamed(NEUTRAL, CAVALRY) in told
    with pytest.raises(BadOptions):
        RING_WAR.setup(3, neutral_names="strongest")


@pytest.mark.rule("G30", "RNG-018")
def test_if_the_attacker_names_both_units_he_names_neutral_ones_too() -> None:
    g = attack_neutral("infantry 1, creature 1", "2 defender_named_by=attacker")
    answer(g, (RED, g.legal(RED)[0]))
    assert g.waiting() == (GREEN,)
    answer(g, (GREEN, NameDefender(CREATURE)))
    fated(g, (1, 5, 1, 1, 1, 1))
    assert stands(g, "eregion") == "0 infantry 4"


@pytest.mark.rule("G30")
def test_it_never_retreats() -> None:
    """Not even where a neutral area lies next door."""
    g = attack_neutral("infantry 2", text="gladden_fields: neutral infantry 1")
    flee = Withdraw(INFANTRY, place("gladden_fields"), False)
    assert g.why_not(RED, flee) == NOT_OFFERED
    assert g.legal(RED) == [NameDefender(INFANTRY)]


@pytest.mark.rule("G30")
def test_nobody_plays_cards_for_it() -> None:
    card = "courage-alone-will-not-save-you"
    g = attack_neutral("infantry 2", text=f"hand 1: | {card}")
    assert g.why_not(RED, PlayCard(CARD[card])) == NOT_OFFERED


@pytest.mark.rule("G30")
def test_it_only_defends_and_has_no_turn() -> None:
    g = begin(war("lorien: neutral infantry 5", "2"), "battle", GREEN)
    seats: list[int] = []
    for seat in (RED, GREEN, RED):
        told = idle(g, seat, "choose-attack")
        seats += [event.seat for event in told if isinstance(event, TurnBegan)]
    assert seats == [RED, GREEN, RED]
    assert stands(g, "lorien") == "4 infantry 5"


@pytest.mark.rule("G30", "RNG-035")
def test_it_gets_no_cards_for_four_attackers_beaten() -> None:
    g = attack_neutral("infantry 2, beaten 3")
    answer(g, (RED, NameDefender(INFANTRY)))
    told: list[Event] = fated(g, (1, 5, 1, 1))
    assert not any(isinstance(event, FourBeaten) for event in told)
    told = answer(g, (GREEN, StopAttacking()))
    assert g.legends == []


@pytest.mark.rule("G30", "RNG-014")
def test_it_gets_no_bonus_for_traded_cards() -> None:
    names = ("rhudaur", "nurn", "moria")
    g = war("moria: neutral infantry 2\nrhudaur: 0 infantry 1\nhand 0: rhudaur nurn moria |", "2")
    begin(g, "reinforcements")
    told = answer(g, (GREEN, Trade(tuple(sorted(AREA_CARDS.index(name) for name in names)))))
    bonuses = [event for event in told if isinstance(event, BonusGranted)]
    assert bonuses == [
        BonusGranted(GREEN, place("rhudaur"), 2),
        BonusGranted(RED, place("nurn"), 2),
    ]


@pytest.mark.rule("G30", "RNG-051")
def test_taking_one_of_its_areas_is_a_conquest() -> None:
    g = attack_neutral("infantry 1")
    answer(g, (RED, NameDefender(INFANTRY)))
    told = fated(g, (5, 1, 1, 1))
    assert AreaConquered(GREEN, place("moria"), NEUTRAL) in told
    assert g.conquered == [place("moria")]
    assert stands(g, "moria") == "0 infantry 1"


@pytest.mark.rule("G30")
def test_it_is_nobodys_to_command() -> None:
    g = begin(war("moria: neutral infantry 3\neregion: 0 infantry 2", "2"), "battle")
    attack = Attack(place("moria"), place("eregion"))
    assert g.why_not(GREEN, attack) == because("not-your-area", "RNG-016", area=place("moria"))
