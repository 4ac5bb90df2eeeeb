"""Development cards are bought with the bonus of Harvest. [BOW-158 – BOW-166]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.development.buying import (
    BuyCard,
    BuyDevelopmentCard,
    BuyNoCard,
    CardBought,
    no_purchase,
)
from feldzug.games.runewars.banners.development.module import CARDS
from feldzug.games.runewars.banners.development.state import Developed, has_card
from feldzug.games.runewars.decks import DEVELOPMENTS
from feldzug.games.runewars.developments import (
    BuildDevelopment,
    BuildHere,
    BuildNothing,
    DevelopmentPaid,
    DevelopRealm,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.strongholds import remove_stronghold
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import NOBODY
from feldzug.kernel.values import Seat, because
from feldzug.parts.content import load
from tests.games.runewars.banners.developing import BANNERS, bought, card, harvest, realm, top
from tests.games.runewars.campaign import begin, refused
from tests.games.runewars.table import DAQAN, LATARI, UTHUK, WAIQAR, area

BODKIN, RANKS = BuyCard(card("bodkin-arrows")), BuyCard(card("drilled-ranks"))
DIPLOMAT = DEVELOPMENTS.index("diplomat")


def test_every_card_has_a_class_with_its_sentence() -> None:
    rows = load("feldzug.games.runewars.banners.content", "development_cards.toml")["card"]
    assert [text.facts.id for text in CARDS] == [row["id"] for row in rows]
    assert len({type(text) for text in CARDS}) == len(rows) == 32
    for text, row in zip(CARDS, rows, strict=True):
        said = " ".join((type(text).__doc__ or "").split())
        assert said.startswith(row["en"]["text"]), row["id"]


@pytest.mark.rule("BOW-158", "BOW-162")
@pytest.mark.parametrize("seat", [DAQAN, LATARI, WAIQAR, UTHUK])
def test_each_player_sees_the_eight_cards_of_his_faction(seat: Seat) -> None:
    g = harvest(realm(), seat)
    offered = [a.development_card for a in g.legal(seat) if isinstance(a, BuyCard)]
    assert [text.number for text in CARDS if text.faction == seat] == offered
    assert len(offered) == 8


@pytest.mark.rule("BOW-158")
def test_without_the_option_there_are_none() -> None:
    setup = RUNEWARS.setup(2, BANNERS)
    assert "development-cards" not in setup.modules
    assert "development-cards" in RUNEWARS.setup(2, BANNERS, development_cards="on").modules


@pytest.mark.rule("BOW-159")
def test_without_the_bonus_of_harvest_nothing_is_bought() -> None:
    g = begin(realm(), DAQAN, "fortify", "harvest")  # a higher order lies open
    assert DevelopRealm not in [type(frame) for frame in g.stack]
    assert g.part(Developed).buyer == NOBODY
    g = begin(realm(), DAQAN, "harvest")
    assert refused(g, DAQAN, BODKIN)
    g.apply(DAQAN, Decline())
    assert DevelopRealm not in [type(frame) for frame in g.stack]


@pytest.mark.rule("BOW-160", "BOW-161")
def test_one_card_and_one_development_in_either_order() -> None:
    g = harvest(realm("daqan-a: stronghold of 0"), DAQAN)
    other = g.clone()
    build = BuildHere(area("daqan-a"), DIPLOMAT)
    assert CardBought(DAQAN, BODKIN.development_card) in g.apply(DAQAN, BODKIN)
    assert top(g) is BuildDevelopment
    assert refused(g, DAQAN, RANKS) == ("not-offered", "kernel")
    g.apply(DAQAN, build)
    assert DevelopRealm not in [type(frame) for frame in g.stack]
    assert has_card(g, DAQAN, BODKIN.development_card)
    assert g.development[area("daqan-a")] == DIPLOMAT
    other.apply(DAQAN, build)
    assert top(other) is BuyDevelopmentCard
    other.apply(DAQAN, RANKS)
    assert DevelopRealm not in [type(frame) for frame in other.stack]
    assert other.part(Developed).bought[RANKS.development_card]


@pytest.mark.rule("BOW-161")
def test_both_may_be_declined() -> None:
    g = harvest(realm("daqan-a: stronghold of 0"), DAQAN)
    g.apply(DAQAN, BuildNothing())
    g.apply(DAQAN, BuyNoCard())
    assert DevelopRealm not in [type(frame) for frame in g.stack]
    assert not any(g.part(Developed).bought)
    assert g.part(Developed).buyer == NOBODY


@pytest.mark.rule("BOW-163")
def test_the_cost_is_paid_at_once() -> None:
    g = harvest(realm(), DAQAN)
    g.apply(DAQAN, BODKIN)  # 2 wood
    assert g.dials[DAQAN] == [8, 6, 8]


@pytest.mark.rule("BOW-164")
def test_who_cannot_pay_in_full_does_not_buy() -> None:
    g = realm()
    g.dials[DAQAN] = [0, 1, 8]
    harvest(g, DAQAN)
    assert refused(g, DAQAN, BODKIN) == ("dial-too-low", "RW-098")
    g.dials[DAQAN] = [0, 0, 0]
    g.forget_menu()
    g.apply(DAQAN, BuildNothing())
    assert DevelopRealm not in [type(frame) for frame in g.stack], "nobody is asked in vain"


@pytest.mark.rule("BOW-158")
def test_cards_of_other_factions_are_not_for_sale() -> None:
    g = harvest(realm(), DAQAN)
    foreign = BuyCard(card("heartwood-bows"))
    assert refused(g, DAQAN, foreign) == ("not-offered", "kernel")
    g.apply(DAQAN, BuildNothing())
    assert refused(g, DAQAN, foreign) == ("not-your-card", "BOW-158")
    g.part(Developed).bought[RANKS.development_card] = 1
    assert refused(g, DAQAN, RANKS) == ("card-bought-already", "BOW-165")


@pytest.mark.rule("BOW-162", "BOW-165")
@pytest.mark.parametrize("first", [True, False])
def test_a_card_is_bought_once_and_shown_for_sale_no_more(first: bool) -> None:
    g = harvest(bought(realm(), "drilled-ranks"), DAQAN)
    if not first:
        g.apply(DAQAN, BuildNothing())
    offer = g.offer(DAQAN)
    assert offer is not None
    shown = [c.action.development_card for c in offer.choices if isinstance(c.action, BuyCard)]
    assert len(shown) == 7
    assert RANKS.development_card not in shown
    dials = g.dials[DAQAN][:]
    assert refused(g, DAQAN, RANKS)
    assert RANKS not in g.legal(DAQAN)
    assert no_purchase(g, DAQAN, RANKS.development_card) == because(
        "card-bought-already", "BOW-165", development_card=RANKS.development_card
    )
    assert (g.dials[DAQAN], g.part(Developed).bought[RANKS.development_card]) == (dials, 1)


@pytest.mark.rule("BOW-165")
def test_nothing_takes_a_card_away() -> None:
    g = bought(realm("daqan-a: stronghold of 0"), "drilled-ranks")
    remove_stronghold(g, area("daqan-a"))
    assert has_card(g, DAQAN, RANKS.development_card)


@pytest.mark.rule("BOW-166")
def test_everybody_sees_what_was_bought() -> None:
    g = bought(realm(), "drilled-ranks", "blade-dancers")
    for seat in (*g.seats(), None):
        view = g.views(seat)["development-cards"]
        assert view.bought == [["drilled-ranks"], ["blade-dancers"], [], []]


@pytest.mark.rule("BOW-Q30")
def test_developments_pay_before_anything_is_bought() -> None:
    g = realm("daqan-a: stronghold of 0")
    g.development[area("daqan-a")] = DIPLOMAT
    events = harvest(g, DAQAN).events
    assert DevelopmentPaid(DAQAN, area("daqan-a"), DIPLOMAT) in events
    assert top(g) is BuildDevelopment
    assert BODKIN in g.legal(DAQAN)
