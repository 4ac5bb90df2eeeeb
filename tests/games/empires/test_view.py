"""What a seat may see: everything but the item cards of others, sealed choices and armies of others."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.armies import FieldArmy
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.capitals import NameCapital
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.item_cards import HOARD_CARD, DrawItemCard
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.magic.effects import Mist
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.laws import wander
from feldzug.kernel.parallel import whole
from feldzug.kernel.values import FATE
from tests.games.empires.table import A, B, C, D, alone, campaign, fate, tile

FOUR = """
    A1 hills 0 city*; B1 hills 0; C1 hills; D1 hills 1 city*; E1 hills 1
    A3 hills 2 city*; B3 hills 2; C3 hills; D3 hills 3 city*; E3 hills 3 castle
"""


def locked() -> Campaign:
    """The armies of A and B are locked, those of C and D are not."""
    g = campaign(FOUR, battles="simulated")
    g.challenges = [Challenge(A, B, tile("C1")), Challenge(C, D, tile("C3"))]
    alone(g, BattlePhase())
    dealer = Dealer(3)
    for _ in range(200):
        fights = [frame for frame in whole(g.stack) if isinstance(frame, Fight)]
        if any(fight.armies and fight.challenger == A for fight in fights):
            return g
        waiting = g.waiting()
        if waiting == (FATE,):
            g.apply(FATE, g.odds().draw(dealer.below))
            continue
        seat = A if A in waiting else B if B in waiting else waiting[0]
        g.apply(seat, g.legal(seat)[0])
    raise AssertionError("never locked")


def armies(g: Campaign, seat: Any) -> int:
    """How many armies a seat sees in what is in progress."""
    found = 0
    for branch in g.branches():
        for frame in g.progress(seat, branch):
            if isinstance(frame, Fight):
                found += len(frame.armies)
    return found


def test_a_card_is_known_to_its_holder_alone() -> None:
    g = campaign(FOUR)
    alone(g, DrawItemCard(A, HOARD_CARD))
    fate(g, 5)
    for seat in (None, B, C, g.role("organiser")):
        shown = g.view(seat)
        assert shown.realms[A].known_items == []
        assert shown.realms[A].items == 1
        assert ITEMS[5] not in repr(shown)
    assert g.view(A).realms[A].known_items == [ITEMS[5]]


def test_redealing_changes_the_cards_of_others_and_never_the_own() -> None:
    g = campaign(FOUR)
    alone(g, DrawItemCard(A, HOARD_CARD))
    fate(g, 5)
    seen = set()
    for seed in range(30):
        other = determinise(g, B, Dealer(seed))
        assert isinstance(other, Campaign)
        seen.add(other.hoard_cards[A].cards[0])
        own = determinise(g, A, Dealer(seed))
        assert isinstance(own, Campaign)
        assert own.hoard_cards[A].cards == [5]
        assert sorted([*other.items.bag, *other.hoard_cards[A].cards]) == list(range(18))
    assert len(seen) > 5


def test_armies_are_seen_by_both_sides_and_nobody_else() -> None:
    g = locked()
    assert armies(g, A) == armies(g, B) == 2
    for seat in (C, D, None, g.role("organiser")):
        assert armies(g, seat) == 0


def test_redealing_puts_other_armies_where_one_does_not_see_them() -> None:
    g = locked()

    def first(position: Any) -> Any:
        return next(
            frame.armies
            for frame in whole(position.stack)
            if isinstance(frame, Fight) and frame.challenger == A
        )

    assert first(determinise(g, A, Dealer(1))) == first(g)
    assert len({first(determinise(g, C, Dealer(seed))) for seed in range(12)}) > 1


def test_a_sealed_capital_is_not_seen_before_all_have_chosen() -> None:
    g = EMPIRES.start(EMPIRES.setup(2))
    assert isinstance(g, Campaign)
    dealer = Dealer(2)
    while not isinstance(
        g.legal(g.waiting()[0])[0] if g.waiting() != (FATE,) else None, NameCapital
    ):
        wander(g, dealer, 1)
    seat = g.waiting()[0]
    other = B if seat == A else A
    before = g.view(other), g.view(None)
    g.apply(seat, g.legal(seat)[3])
    assert (g.view(other), g.view(None)) == before


def test_the_organiser_sees_what_a_bystander_sees() -> None:
    g = locked()
    assert g.view(g.role("organiser")) == g.view(None)


def test_a_tile_shows_what_lasts_on_it() -> None:
    g = campaign(FOUR)
    g.effects.append(Mist(A, "autumn", tile("C1")))
    shown = g.view(None)
    assert [(one.effect, one.until) for one in shown.tiles["C1"].lasting] == [("mist", "autumn")]
    assert shown.tiles["A1"].lasting == []
    assert shown.tiles["A1"].capital
    assert shown.tiles["E3"].building == "castle"
    assert shown.tiles["C1"].owner is None


@pytest.mark.parametrize("kind", [FieldArmy])
def test_an_army_is_written_as_an_open_answer(kind: type) -> None:
    g = campaign(FOUR)
    g.challenges = [Challenge(A, B, tile("C1"))]
    alone(g, BattlePhase())
    dealer = Dealer(3)
    for _ in range(300):
        forms = [form for offer in g.offers(A) for form in offer.forms] if A in g.waiting() else []
        if kind.__name__ in forms:
            return
        waiting = g.waiting()
        if waiting == (FATE,):
            g.apply(FATE, g.odds().draw(dealer.below))
        else:
            g.apply(waiting[0], g.legal(waiting[0])[0])
    raise AssertionError("no army was asked for")
