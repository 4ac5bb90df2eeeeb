"""The policy buys development cards, founds capitals and leaves peasants where that is sensible."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.banners.development import FIXED, JUDGES
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.games.runewars.banners.cards.developments.daqan import TakeCardBack
from feldzug.games.runewars.banners.cards.developments.uthuk import RoutRippers, RoutToDevour
from feldzug.games.runewars.banners.development.buying import BuyCard, BuyNoCard
from feldzug.games.runewars.banners.development.capitals import (
    BuildCapitalIn,
    FoundCapital,
    OfferCapital,
    found_capital,
)
from feldzug.games.runewars.banners.development.module import PARTS
from feldzug.games.runewars.banners.development.peasants import (
    LeaveNobody,
    LeavePeasant,
    OfferPeasant,
    PeasantStays,
)
from feldzug.games.runewars.developments import BuildNothing
from feldzug.games.runewars.strongholds import remove_stronghold
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.values import Action, Seat
from tests.games.runewars.banners.developing import bought, card, fight, harvest, realm, top
from tests.games.runewars.battlefield import at, fated, kind
from tests.games.runewars.campaign import begin
from tests.games.runewars.table import DAQAN, UTHUK, start


def chosen(g: World, seat: Seat) -> Any:
    return POLICY.choose(g, seat, g.legal(seat))


def test_every_answer_of_the_module_is_judged() -> None:
    answers = {kind_ for kind_ in kinds_of(*PARTS) if issubclass(kind_, Action)}
    assert answers == {*JUDGES, *FIXED}


def test_it_buys_what_improves_its_army() -> None:
    g = harvest(realm("1a: 6 knight; daqan-a: stronghold of 0"), DAQAN)
    g.apply(DAQAN, BuildNothing())
    worth = POLICY.judge(g, DAQAN, g.legal(DAQAN))
    judged = dict(zip(g.legal(DAQAN), worth, strict=True))
    assert judged[BuyCard(card("barded-chargers"))] > judged[BuyCard(card("iron-clad-towers"))]
    assert isinstance(chosen(g, DAQAN), BuyCard)


def test_it_saves_its_resources_when_the_end_is_near() -> None:
    g = realm("1a: 1 footman; daqan-a: stronghold of 0")
    g.year = g.options.last_year
    harvest(g, DAQAN)
    g.apply(DAQAN, BuildNothing())
    assert chosen(g, DAQAN) == BuyNoCard()


def test_a_capital_comes_where_it_can() -> None:
    g = bought(realm("daqan-a: stronghold of 0"), "seat-of-the-council")
    start(g, g.stack[0], OfferCapital(DAQAN, at("daqan-a")))
    assert chosen(g, DAQAN) == FoundCapital(at("daqan-a"))


def test_a_lost_capital_is_built_anew() -> None:
    g = bought(realm("daqan-a: stronghold of 0; daqan-a: 3 footman"), "seat-of-the-council")
    found_capital(g, DAQAN, at("daqan-a"))
    remove_stronghold(g, at("daqan-a"))
    begin(g, DAQAN, "fortify")
    assert isinstance(chosen(g, DAQAN), BuildCapitalIn)


@pytest.mark.parametrize(("place", "answer"), [("1a", LeavePeasant()), ("daqan-a", LeaveNobody())])
def test_a_peasant_stays_where_he_is_needed(place: str, answer: Action) -> None:
    g = bought(realm(), "support-of-the-people")
    start(g, g.stack[0], PeasantStays(DAQAN, at(place)))
    assert top(g) is OfferPeasant
    assert chosen(g, DAQAN) == answer


@pytest.mark.parametrize(("foes", "count"), [("4 bowman", 3), ("4 siege-tower", 0)])
def test_rippers_lie_down_for_units_that_fall(foes: str, count: int) -> None:
    g = fight("3 flesh-ripper", foes, "flesh-ripper", UTHUK, DAQAN, "ravenous-hunger")
    fated(g, 5, 6, 7)
    while top(g) is not RoutToDevour:
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert chosen(g, UTHUK) == RoutRippers(kind("flesh-ripper"), count)


def test_a_card_is_taken_back() -> None:
    assert FIXED[TakeCardBack] > 0


def test_walls_of_a_capital_and_peasants_are_seen() -> None:
    g = bought(realm("daqan-a: stronghold of 0"), "support-of-the-people")
    assert Outlook(g, UTHUK).walls(at("daqan-a")) == 5
    found_capital(g, DAQAN, at("daqan-a"))
    assert Outlook(g, UTHUK).walls(at("daqan-a")) == 7
    assert not Outlook(g, DAQAN).is_held(at("1a"))
    start(g, g.stack[0], PeasantStays(DAQAN, at("1a")))
    g.apply(DAQAN, LeavePeasant())
    assert Outlook(g, DAQAN).is_held(at("1a"))
