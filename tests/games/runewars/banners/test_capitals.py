"""Capitals: founded by their card, stronger, lost and built anew. [BOW-168 – BOW-178]"""

from __future__ import annotations

import pytest

from feldzug.analysis.runewars.chances import developments
from feldzug.games.runewars.banners.development.buying import BuyCard
from feldzug.games.runewars.banners.development.capitals import (
    BuildCapitalIn,
    CapitalFounded,
    ChooseCapital,
    FoundCapital,
    KeepStronghold,
    OfferCapital,
    found_capital,
    is_capital,
)
from feldzug.games.runewars.banners.development.state import DUE, NEVER, RAZED, Developed
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.defences import KeepDefence, OfferDefence, UseDefence
from feldzug.games.runewars.battle.ending import RaiseStronghold, ReplaceStronghold
from feldzug.games.runewars.battle.tally import StrengthTallied, strength
from feldzug.games.runewars.cards.order_texts.conquer import Breach
from feldzug.games.runewars.cards.order_texts.fortify import BuildIn, Repair
from feldzug.games.runewars.cards.tactics.start_of_battle import GiveWay
from feldzug.games.runewars.decks import DEVELOPMENTS
from feldzug.games.runewars.developments import (
    BuildHere,
    developments_at,
    lay_developments,
    place_development,
    tokens_left,
)
from feldzug.games.runewars.strongholds import (
    BuildStronghold,
    ChooseToGiveUp,
    GiveUpStronghold,
    build_stronghold,
    needs_token,
    remove_stronghold,
)
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.cli.runewars.test_terminal import drawn, terminal
from tests.games.runewars.banners.developing import BANNERS, bought, card, harvest, realm, top
from tests.games.runewars.battlefield import attack, field, through
from tests.games.runewars.campaign import begin, refused
from tests.games.runewars.table import DAQAN, LATARI, UTHUK, WAIQAR, area, start

COUNCIL = BuyCard(card("seat-of-the-council"))
DIPLOMAT, WALLS, TRAINING = [
    DEVELOPMENTS.index(name) for name in ("diplomat", "reinforced-walls", "training-ground")
]
A, B = area("daqan-a"), area("daqan-b")


def with_capital(text: str = "daqan-a: stronghold of 0", **options: str) -> World:
    g = bought(realm(text, **options), "seat-of-the-council")
    found_capital(g, DAQAN, A)
    return g


def besieged(text: str, army: str, *, capital: bool = True) -> World:
    """A Latari army stands before daqan-a; the battle is at its tally."""
    g = field(text, 4, BANNERS, development_cards="on")
    if capital:
        damaged = g.damaged[A]
        found_capital(g, DAQAN, A)
        g.damaged[A] = damaged
    return attack(g, "daqan-a", army, LATARI)


@pytest.mark.rule("BOW-169")
def test_the_only_stronghold_at_home_becomes_the_capital() -> None:
    g = harvest(realm("daqan-a: stronghold of 0; 1a: stronghold of 0"), DAQAN)
    assert CapitalFounded(DAQAN, A) in g.apply(DAQAN, COUNCIL)
    assert is_capital(g, A)
    assert not is_capital(g, area("1a"))


@pytest.mark.rule("BOW-169", "BOW-177")
def test_of_several_strongholds_at_home_one_is_chosen() -> None:
    g = harvest(
        realm("daqan-a: stronghold of 0; daqan-b: stronghold of 0; 1a: stronghold of 0"), DAQAN
    )
    g.apply(DAQAN, COUNCIL)
    assert top(g) is ChooseCapital
    assert refused(g, DAQAN, FoundCapital(area("1a"))) == ("capital-at-home-only", "BOW-177")
    g.apply(DAQAN, FoundCapital(B))
    assert [is_capital(g, A), is_capital(g, B)] == [False, True]


@pytest.mark.rule("BOW-168", "BOW-169")
@pytest.mark.parametrize(
    ("seat", "name", "home"),
    [
        (DAQAN, "seat-of-the-council", "daqan-a"),
        (LATARI, "crown-of-the-forest", "latari-a"),
        (WAIQAR, "black-bastion", "waiqar-a"),
        (UTHUK, "throne-of-bones", "uthuk-a"),
    ],
)
def test_each_faction_has_a_card_for_its_capital(seat: Seat, name: str, home: str) -> None:
    g = realm(f"{home}: stronghold of {seat}")
    g.dials[seat] = [8, 8, 1]
    harvest(g, seat)
    assert refused(g, seat, BuyCard(card(name))) == ("dial-too-low", "RW-098")
    g.dials[seat] = [0, 1, 2]
    g.forget_menu()
    g.apply(seat, BuyCard(card(name)))
    assert is_capital(g, area(home))
    assert g.dials[seat] == [0, 0, 0]


@pytest.mark.rule("BOW-170", "BOW-173")
def test_what_was_developed_stays_and_one_more_fits() -> None:
    g = realm("daqan-a: stronghold of 0")
    place_development(g, DAQAN, A, DIPLOMAT)
    harvest(g, DAQAN)
    assert refused(g, DAQAN, BuildHere(A, TRAINING)) == ("developed-already", "RW-173")
    g.apply(DAQAN, COUNCIL)
    assert developments_at(g, A) == [DIPLOMAT]
    g.apply(DAQAN, BuildHere(A, TRAINING))
    assert developments_at(g, A) == [DIPLOMAT, TRAINING]
    assert g.views(None)["development-cards"].second == {"daqan-a": "training-ground"}
    harvest(g, DAQAN)
    while g.waiting()[0] != DAQAN:
        g.apply(g.waiting()[0], next(iter(g.odds().outcomes()))[0])
    assert refused(g, DAQAN, BuildHere(A, WALLS)) == ("developed-already", "RW-173")


@pytest.mark.rule("BOW-171")
def test_it_enters_undamaged() -> None:
    g = harvest(realm("daqan-a: stronghold of 0 damaged"), DAQAN)
    g.apply(DAQAN, COUNCIL)
    assert not g.damaged[A]


@pytest.mark.rule("BOW-172")
def test_it_is_a_stronghold() -> None:
    g = with_capital()
    assert A in g.strongholds(DAQAN)
    assert g.controller[A] == DAQAN
    g.damaged[A] = 1
    begin(g, DAQAN, "fortify")
    g.apply(DAQAN, Repair(A))
    assert not g.damaged[A]


@pytest.mark.rule("BOW-174", "BOW-Q19")
@pytest.mark.parametrize(
    ("capital", "damaged", "counts"), [(True, "", 7), (True, " damaged", 5), (False, "", 5)]
)
def test_what_it_counts(capital: bool, damaged: str, counts: int) -> None:
    g = besieged(f"daqan-a: stronghold of 0{damaged}", "4 footman", capital=capital)
    tallied = [e for e in g.events if isinstance(e, StrengthTallied)]
    while not tallied:
        tallied = [
            e
            for e in g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
            if isinstance(e, StrengthTallied)
        ]
    assert tallied[0].defence == counts


@pytest.mark.rule("BOW-174")
def test_six_attackers_do_not_take_it() -> None:
    g = through(besieged("daqan-a: stronghold of 0", "6 archer"))
    assert is_capital(g, A)
    assert g.damaged[A]
    assert g.controller[A] == DAQAN


@pytest.mark.rule("BOW-Q20")
def test_conquer_weakens_it_as_any_stronghold() -> None:
    g = besieged("daqan-a: stronghold of 0", "4 archer")
    g.effects = [*g.effects, Breach(LATARI, "battle")]
    assert strength(g, g.frame(Battle), 1) == 4


@pytest.mark.rule("BOW-016")
def test_each_faction_has_one_training_ground_more() -> None:
    g = realm()
    for seat in g.seats():
        assert tokens_left(g, seat, TRAINING) == 2
        assert tokens_left(g, seat, DIPLOMAT) == 1


@pytest.mark.rule("BOW-Q32")
def test_two_equal_developments_are_legal() -> None:
    g = with_capital()
    harvest(g, DAQAN)
    g.apply(DAQAN, BuildHere(A, TRAINING))
    harvest(g, DAQAN)
    while g.waiting()[0] != DAQAN:
        g.apply(g.waiting()[0], next(iter(g.odds().outcomes()))[0])
    g.apply(DAQAN, BuildHere(A, TRAINING))
    assert developments_at(g, A) == [TRAINING, TRAINING]
    lay_developments(g, A, [WALLS, WALLS])
    g.contested = A
    g.stack = [Battle(LATARI, A, defender=DAQAN)]
    assert strength(g, g.frame(Battle), 1) == 7 + 2 * 2


@pytest.mark.rule("BOW-173")
def test_each_of_two_defensive_developments_is_offered() -> None:
    g = field("latari-a: stronghold of 1", 4, BANNERS, development_cards="on")
    home, wards = area("latari-a"), DEVELOPMENTS.index("protective-wards")
    found_capital(g, LATARI, home)
    lay_developments(g, home, [wards, wards])
    attack(g, "latari-a", "3 footman", DAQAN)
    through(g, OfferDefence)
    g.apply(LATARI, UseDefence())
    asked = 0
    while g.stack and isinstance(g.stack[-1], object):
        seat = g.waiting()[0]
        legal = g.legal(seat)
        if UseDefence() in legal:
            asked += 1
            g.apply(seat, KeepDefence())
            break
        g.apply(seat, legal[0])
    assert asked == 1


@pytest.mark.rule("BOW-173")
def test_odds_and_terminal_know_the_second_development() -> None:
    g = with_capital()
    lay_developments(g, A, [DIPLOMAT, WALLS])
    assert developments(g, A, DAQAN) == ("reinforced-walls",)
    text = drawn(terminal("en", 4).look(g, "daqan-a", DAQAN), 120)
    assert "Diplomat · Reinforced Walls" in text


# lost and built anew


@pytest.mark.rule("BOW-175", "BOW-176", "BOW-177")
def test_a_destroyed_capital_is_built_anew_at_home() -> None:
    g = with_capital("daqan-a: stronghold of 0; daqan-b: 1 footman; 1a: 1 footman")
    remove_stronghold(g, A)
    assert (is_capital(g, A), g.part(Developed).chance[0]) == (False, RAZED)
    assert g.views(None)["development-cards"].rebuild == [True, False, False, False]
    begin(g, DAQAN, "fortify")
    offered = [a.area for a in g.legal(DAQAN) if isinstance(a, BuildCapitalIn)]
    assert {A, B} <= set(offered)
    assert area("1a") not in offered
    elsewhere = BuildCapitalIn(area("1a"))
    assert refused(g, DAQAN, elsewhere) == ("not-offered", "kernel")
    assert BuildIn(B) in g.legal(DAQAN)
    g.apply(DAQAN, BuildCapitalIn(B))
    assert is_capital(g, B)
    assert g.dials[DAQAN] == [8, 7, 6]
    assert refused(g, DAQAN, BuildIn(area("1a"))) == ("done-already", "RW-131")


@pytest.mark.rule("BOW-176")
def test_it_costs_more_than_a_stronghold() -> None:
    g = with_capital()
    remove_stronghold(g, A)
    g.dials[DAQAN] = [0, 1, 1]
    begin(g, DAQAN, "fortify")
    assert refused(g, DAQAN, BuildCapitalIn(A)) == ("dial-too-low", "RW-098")
    assert BuildIn(A) in g.legal(DAQAN)


@pytest.mark.rule("BOW-175", "BOW-Q37")
def test_only_a_capital_that_was_destroyed_is_built_with_fortify() -> None:
    g = bought(realm(), "seat-of-the-council")
    g.part(Developed).chance[0] = DUE
    begin(g, DAQAN, "fortify")
    assert not [a for a in g.legal(DAQAN) if isinstance(a, BuildCapitalIn)]
    assert refused(g, DAQAN, BuildCapitalIn(A)) == ("not-offered", "kernel")


@pytest.mark.rule("BOW-Q36")
@pytest.mark.parametrize(("option", "left"), [("always", RAZED), ("next", NEVER)])
def test_who_builds_a_stronghold_first(option: str, left: int) -> None:
    g = with_capital(capital_rebuild=option)
    remove_stronghold(g, A)
    begin(g, DAQAN, "fortify")
    g.apply(DAQAN, BuildIn(B))
    assert g.part(Developed).chance[0] == left


@pytest.mark.rule("BOW-Q36")
def test_building_elsewhere_does_not_cost_the_chance() -> None:
    g = with_capital("daqan-a: stronghold of 0; 1a: 1 footman", capital_rebuild="next")
    remove_stronghold(g, A)
    begin(g, DAQAN, "fortify")
    g.apply(DAQAN, BuildIn(area("1a")))
    assert g.part(Developed).chance[0] == RAZED


@pytest.mark.rule("BOW-178", "BOW-270", "BOW-Q21")
def test_a_conqueror_may_put_a_stronghold_there() -> None:
    g = besieged("daqan-a: stronghold of 0", "8 archer")
    through(g, ReplaceStronghold)
    g.apply(LATARI, RaiseStronghold())
    assert g.stronghold[A] == LATARI
    assert g.damaged[A]
    assert not is_capital(g, A)
    assert g.part(Developed).capital[1] < 0
    assert g.part(Developed).chance[0] == RAZED


@pytest.mark.rule("BOW-178", "BOW-Q37")
def test_an_own_capital_never_comes_to_a_conquered_one() -> None:
    g = besieged("daqan-a: stronghold of 0", "8 archer")
    g.part(Developed).bought[card("crown-of-the-forest")] = 1
    g.part(Developed).chance[1] = DUE
    through(g, ReplaceStronghold)
    g.apply(LATARI, RaiseStronghold())
    assert top(g) is not OfferCapital
    assert not is_capital(g, A)


@pytest.mark.rule("BOW-297")
def test_the_token_that_it_replaces_is_free_again() -> None:
    g = with_capital(
        "daqan-a: stronghold of 0; daqan-b: stronghold of 0; daqan-c: stronghold of 0;"
        "1a: stronghold of 0; 1b: 1 footman"
    )
    assert not needs_token(g, DAQAN)
    begin(g, DAQAN, "fortify")
    g.apply(DAQAN, BuildIn(area("1b")))
    assert len(g.strongholds(DAQAN)) == 5
    assert needs_token(g, DAQAN)


@pytest.mark.rule("BOW-Q44")
def test_it_is_not_given_up() -> None:
    g = with_capital(
        "daqan-a: stronghold of 0; daqan-b: stronghold of 0; daqan-c: stronghold of 0;"
        "1a: stronghold of 0; 1c: stronghold of 0; 1b: 1 footman"
    )
    begin(g, DAQAN, "fortify")
    g.apply(DAQAN, BuildIn(area("1b")))
    assert top(g) is ChooseToGiveUp
    assert refused(g, DAQAN, GiveUpStronghold(A)) == ("capital-is-no-token", "BOW-Q44")
    assert GiveUpStronghold(B) in g.legal(DAQAN)


@pytest.mark.rule("BOW-Q37")
def test_a_card_bought_without_a_stronghold_at_home_works_later() -> None:
    g = harvest(realm("1a: stronghold of 0"), DAQAN)
    g.apply(DAQAN, COUNCIL)
    assert g.part(Developed).chance[0] == DUE
    assert g.views(None)["development-cards"].due == [True, False, False, False]
    for place, offered in (("1b", False), ("daqan-b", True)):
        start(g, g.stack[0], BuildStronghold(DAQAN, area(place)))
        assert (top(g) is OfferCapital) == offered
    kept = g.clone()
    kept.apply(DAQAN, KeepStronghold())
    assert (is_capital(kept, B), kept.part(Developed).chance[0]) == (False, DUE)
    g.apply(DAQAN, FoundCapital(B))
    assert is_capital(g, B)
    assert g.part(Developed).chance[0] == NEVER


@pytest.mark.rule("BOW-Q43")
def test_it_does_not_come_back_with_its_area() -> None:
    g = with_capital()
    remove_stronghold(g, A)
    build_stronghold(g, DAQAN, A, damaged=True)
    g.settle()
    assert not is_capital(g, A)
    assert g.part(Developed).chance[0] == RAZED


@pytest.mark.rule("BOW-Q45")
def test_it_cannot_be_handed_over() -> None:
    g = besieged("daqan-a: stronghold of 0", "3 archer")
    place_development(g, DAQAN, A, DIPLOMAT)
    place_development(g, DAQAN, A, DIPLOMAT)
    g.stack = [g.frame(Battle), GiveWay(at="hand_over")]
    g.frame(Battle).at = "put_back"
    g.settle()
    assert g.stronghold[A] == LATARI
    assert not is_capital(g, A)
    assert developments_at(g, A) == []
    assert g.part(Developed).chance[0] == RAZED


@pytest.mark.rule("BOW-175", "RW-134")
def test_it_is_not_built_anew_where_a_stronghold_stands() -> None:
    g = with_capital("daqan-a: stronghold of 0; daqan-b: stronghold of 0")
    remove_stronghold(g, A)
    begin(g, DAQAN, "fortify")
    reason = refused(g, DAQAN, BuildCapitalIn(B))
    assert reason == refused(g, DAQAN, BuildIn(B))
    assert BuildCapitalIn(A) in g.legal(DAQAN)
