"""What the rulebook tells of capitals and of peasants, as two recorded games: answer by answer."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.development.buying import BuyCard, BuyNoCard, CardBought
from feldzug.games.runewars.banners.development.capitals import (
    BuildCapitalIn,
    CapitalFounded,
    is_capital,
)
from feldzug.games.runewars.banners.development.peasants import (
    LeavePeasant,
    OfferPeasant,
    PeasantGone,
    PeasantLeft,
    peasants_left,
)
from feldzug.games.runewars.battle.battle import BattleBegan, BattleEnded
from feldzug.games.runewars.battle.ending import RaiseStronghold, ReplaceStronghold
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.cards.order_texts.fortify import BuildIn, FortifyNoMore
from feldzug.games.runewars.decks import DEVELOPMENTS
from feldzug.games.runewars.developments import (
    BuildHere,
    BuildNothing,
    DevelopmentPaid,
    developments_at,
    place_development,
)
from feldzug.games.runewars.income import DialsSet
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.strategic_moves import END_MOVES, MoveTo, MoveUnit
from feldzug.games.runewars.strongholds import StrongholdDamaged, StrongholdLost
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.runewars.banners.developing import card, harvest, realm, top
from tests.games.runewars.campaign import begin, refused, told
from tests.games.runewars.table import DAQAN, LATARI, area, kind, stands

FOOTMAN, ARCHER = kind("footman"), kind("archer")
DIPLOMAT, TRAINING = DEVELOPMENTS.index("diplomat"), DEVELOPMENTS.index("training-ground")


def played(g: World, seat: Seat, *answers: Any) -> list[Event]:
    return [event for action in answers for event in g.apply(seat, action)]


def strategize(g: World, source: str, target: str) -> list[Event]:
    """The only footman of an area walks into the next one."""
    begin(g, DAQAN, "strategize")
    return played(g, DAQAN, MoveUnit(FOOTMAN, area(source)), MoveTo(area(target)), END_MOVES)


def conquest(g: World, archers: int, *until: type) -> list[Event]:
    """Latari archers march from 1a to daqan-a and fight, until a question or the end of the battle."""
    begin(g, LATARI, "mobilize")
    events = played(g, LATARI, Activate(area("daqan-a")))
    for _ in range(archers):
        events += played(g, LATARI, March(ARCHER, area("1a")))
    events += played(g, LATARI, SET_OUT)
    while not told(events, BattleEnded) and top(g) not in until:
        seat = g.waiting()[0]
        action = g.legal(seat)[0] if seat != FATE else next(iter(g.odds().outcomes()))[0]
        events += g.apply(seat, action)
    return events


@pytest.mark.rule("BOW-184", "BOW-185", "BOW-186", "BOW-187", "BOW-188", "BOW-189")
def test_peasants() -> None:
    g = realm("1a: 1 footman; 1c: 1 footman; 5b: 1 footman; 2b: 1 footman; 1b: 1 archer")

    # Daqan harvests and buys Support of the People for two food.
    harvest(g, DAQAN)
    events = played(g, DAQAN, BuyCard(card("support-of-the-people")), BuildNothing())
    assert CardBought(DAQAN, card("support-of-the-people")) in events
    assert (g.dials[DAQAN][0], peasants_left(g)) == (6, 3)

    # Three times the last footman leaves an area, and a peasant stays.
    for n, (source, target) in enumerate([("1a", "daqan-a"), ("1c", "5a"), ("5b", "5a")]):
        strategize(g, source, target)
        assert top(g) is OfferPeasant
        assert played(g, DAQAN, LeavePeasant())[0] == PeasantLeft(DAQAN, area(source))
        assert g.controller[area(source)] == DAQAN
        assert peasants_left(g) == 2 - n

    # All three are on the board: a fourth area is left empty, and none is moved there.
    strategize(g, "2b", "2c")
    assert top(g) is not OfferPeasant
    assert g.controller[area("2b")] == NOBODY

    # The areas with peasants are harvested like others.
    owned = set(g.controlled(DAQAN))
    assert {area("1a"), area("1c"), area("5b")} <= owned
    assert told(begin(g, DAQAN, "fortify", "harvest").events, DialsSet)

    # Latari activate one of them: the peasant goes first, then the archer walks in without a fight.
    begin(g, LATARI, "mobilize")
    assert PeasantGone(DAQAN, area("1a")) in played(g, LATARI, Activate(area("1a")))
    events = played(g, LATARI, March(ARCHER, area("1b")), SET_OUT)
    assert not told(events, BattleBegan)
    assert stands(g, "1a") == "1: archer 1"

    # Daqan activate another one themselves: that peasant goes, too, and both can be used again.
    begin(g, DAQAN, "mobilize")
    assert PeasantGone(DAQAN, area("1c")) in played(g, DAQAN, Activate(area("1c")))
    assert peasants_left(g) == 2
    played(g, DAQAN, March(FOOTMAN, area("5a")), March(FOOTMAN, area("5a")), SET_OUT)
    assert top(g) is OfferPeasant
    assert PeasantLeft(DAQAN, area("5a")) in played(g, DAQAN, LeavePeasant())
    assert stands(g, "1c") == "0: footman 2"


@pytest.mark.rule("BOW-169", "BOW-170", "BOW-171", "BOW-173", "BOW-174", "BOW-175", "BOW-176")
@pytest.mark.rule("BOW-177", "BOW-178")
def test_a_capital() -> None:
    g = realm("daqan-a: stronghold of 0 damaged; 1a: 8 archer")
    home, other = area("daqan-a"), area("daqan-b")
    place_development(g, DAQAN, home, DIPLOMAT)

    # Daqan buy the Seat of the Council: the damaged stronghold becomes a whole capital with its Diplomat.
    harvest(g, DAQAN)
    events = played(g, DAQAN, BuyCard(card("seat-of-the-council")))
    assert CapitalFounded(DAQAN, home) in events
    assert g.dials[DAQAN] == [8, 7, 6]
    assert not g.damaged[home]

    # In the same harvest a second development joins the first; the next harvest collects both.
    played(g, DAQAN, BuildHere(home, TRAINING))
    assert developments_at(g, home) == [DIPLOMAT, TRAINING]
    harvest(g, DAQAN)
    paid = [event.development for event in told(g.events, DevelopmentPaid)]  # type: ignore[attr-defined]
    assert paid == [DIPLOMAT, TRAINING]
    while g.waiting()[0] == FATE:
        g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    played(g, DAQAN, BuildNothing(), BuyNoCard())

    # Six archers do not take it: seven against six. It is damaged, and they flee.
    events = conquest(g, 6)
    assert StrengthTallied(home, 6, 7) in events
    assert StrongholdDamaged(DAQAN, home) in events
    assert is_capital(g, home)
    for place in g.areas():
        g.activated[place] = 0
        at = place * g.kinds + ARCHER
        g.standing[at], g.routed[at] = g.standing[at] + g.routed[at], 0

    # Damaged it counts five: eight archers take it and put a stronghold of their own there, no capital.
    events = conquest(g, 8, ReplaceStronghold)
    assert StrengthTallied(home, 8, 5) in events
    assert StrongholdLost(DAQAN, home) in events
    played(g, LATARI, RaiseStronghold())
    assert (g.stronghold[home], is_capital(g, home)) == (LATARI, False)
    assert developments_at(g, home) == []

    # With Fortify Daqan build their capital anew elsewhere in their home realm, for two ore and one wood.
    g.dials[DAQAN] = [0, 1, 1]
    begin(g, DAQAN, "fortify")
    assert refused(g, DAQAN, BuildCapitalIn(other)) == ("dial-too-low", "RW-098")
    assert BuildIn(other) in g.legal(DAQAN)
    g.dials[DAQAN] = [0, 1, 2]
    g.forget_menu()
    played(g, DAQAN, BuildCapitalIn(other))
    assert is_capital(g, other)
    assert g.dials[DAQAN] == [0, 0, 0]
    played(g, DAQAN, FortifyNoMore())
