"""The bonus of Conquer: an enemy stronghold counts less. [RW-111, RW-112]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.decks import TacticsHand
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.turn import BonusUsed, CarryOut, Decline
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event
from tests.games.runewars.campaign import begin, campaign, told
from tests.games.runewars.seasons import begun
from tests.games.runewars.table import LATARI, area, kind


def assault(defence: str, *orders: str, **options: str) -> tuple[World, list[Event]]:
    """Three archers of Latari go from 1c to 5a; nobody holds cards."""
    g = campaign(f"1c: 3 archer; 5a: {defence}", 4, (), **options)
    for seat in g.seats():
        g.tactics[seat] = TacticsHand()
    begin(g, LATARI, *(orders or ("conquer",)))
    g.apply(LATARI, Activate(area("5a")))
    for _ in range(3):
        g.apply(LATARI, March(kind("archer"), area("1c")))
    return g, g.apply(LATARI, SET_OUT)


def fight_on(g: World) -> list[Event]:
    """Fate and both sides do whatever comes first until the bonus is asked for or the battle is over."""
    found: list[Event] = []
    while begun(g) not in ("UseBreach", "UseBonus", "OwnTurn"):
        seat = g.waiting()[0]
        found += g.apply(seat, next(iter(g.odds().outcomes()))[0] if seat < 0 else g.legal(seat)[0])
    return found


def tallied(events: list[Event]) -> tuple[int, int]:
    (found,) = [event for event in events if isinstance(event, StrengthTallied)]
    return found.attack, found.defence


@pytest.mark.rule("RW-111", "RW-112")
def test_at_the_tally_the_stronghold_counts_three_less() -> None:
    g, _ = assault("stronghold of 0")
    assert not told(fight_on(g), StrengthTallied)
    assert begun(g) == "UseBreach"
    events = g.apply(LATARI, CarryOut())
    assert told(events, BonusUsed)
    assert tallied(events) == (3, 2)
    fight_on(g)
    assert g.controller[area("5a")] == LATARI


@pytest.mark.rule("RW-111", "RW-096")
def test_without_the_bonus_the_stronghold_stands() -> None:
    g, _ = assault("stronghold of 0")
    fight_on(g)
    events = g.apply(LATARI, Decline())
    assert tallied(events) == (3, 5)
    assert g.controller[area("5a")] == 0


@pytest.mark.rule("RW-111")
def test_a_damaged_stronghold_counts_nothing_not_less() -> None:
    g, _ = assault("stronghold of 0 damaged")
    fight_on(g)
    assert tallied(g.apply(LATARI, CarryOut())) == (3, 0)


@pytest.mark.rule("RW-112")
def test_without_a_stronghold_nobody_is_asked() -> None:
    g, _ = assault("1 footman routed")
    fight_on(g)
    assert begun(g) != "UseBreach"
    assert g.controller[area("5a")] == LATARI


@pytest.mark.rule("RW-112", "RW-094")
def test_without_supremacy_or_with_another_order_nobody_is_asked() -> None:
    for orders in (("fortify", "conquer"), ("mobilize",)):
        g, _ = assault("stronghold of 0", *orders)
        assert tallied(fight_on(g)) == (3, 5)
        assert g.controller[area("5a")] == 0


@pytest.mark.rule("RW-112")
def test_if_so_agreed_it_is_asked_before_the_battle() -> None:
    g, _ = assault("stronghold of 0, 1 footman", conquer_bonus_asked="before-battle")
    assert begun(g) == "UseBreach"
    assert not g.fighters  # nobody has lined up
    events = g.apply(LATARI, Decline())
    assert tallied([*events, *fight_on(g)])[1] >= 5  # and not once more at the tally
    g, _ = assault("stronghold of 0, 1 footman")
    assert begun(g) != "UseBreach"
    fight_on(g)
    assert begun(g) == "UseBreach"
    assert g.fighters
