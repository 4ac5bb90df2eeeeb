"""Players who leave: the realm turns neutral, and the campaign goes on."""

from __future__ import annotations

import random

import pytest

from feldzug.games.empires.events import AllianceEnded, RealmNeutral
from feldzug.games.empires.game import EMPIRES
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import Illegal
from feldzug.kernel.match import Match
from feldzug.kernel.values import Resigned, Seat
from tests.games.empires.table import A, B, C, campaign

THREE = "A1 fields 0 city*; C1 fields 1 city*; E1 fields 2 city*"


@pytest.mark.rule("EMP-437")
def test_the_realm_of_who_leaves_turns_neutral_and_its_alliance_ends() -> None:
    g = campaign(THREE)
    g.join(A, B)
    told = g.resign(A)
    assert told[:3] == [Resigned(A), AllianceEnded(A, B, "neutral"), RealmNeutral(A)]
    assert (g.realms(), g.outcome()) == ([B, C], None)
    with pytest.raises(Illegal, match="has-resigned"):
        g.resign(A)


@pytest.mark.rule("EMP-437")
def test_with_fewer_than_two_realms_left_the_campaign_is_scored() -> None:
    g = campaign(THREE)
    g.resign(A)
    g.resign(C)
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("left-alone", (B,))


@pytest.mark.rule("EMP-437")
@pytest.mark.parametrize("leaves_after", [5, 40, 120])
def test_whenever_somebody_leaves_the_campaign_goes_on_and_its_journal_tells_it(
    leaves_after: int,
) -> None:
    setup = EMPIRES.setup(4, battles="simulated")
    match = Match(EMPIRES, setup, Dealer(leaves_after))
    pick = random.Random(leaves_after)
    for n in range(leaves_after + 60):
        if n == leaves_after:
            match.resign(Seat(1))
        waiting = match.position.waiting()
        if not waiting:
            break
        seat = waiting[0]
        match.play(seat, pick.choice(match.position.legal(seat)))
    twin = Match.replay(EMPIRES, setup, match.journal)
    assert twin.position.view(None) == match.position.view(None)
    assert match.position.has_resigned(Seat(1))


def test_what_was_answered_before_somebody_left_can_be_corrected_and_he_stays_away() -> None:
    setup = EMPIRES.setup(3, battles="simulated")
    match = Match(EMPIRES, setup, Dealer(7))
    entry = match.decision
    seat = match.position.waiting()[0]
    first, other = match.position.legal(seat)[:2]
    match.play(seat, first)
    gone = match.position.waiting()[0]
    match.resign(gone)
    organiser = match.position.role("organiser")
    match.correct(organiser, entry, other, "Another people.")
    assert match.position.has_resigned(gone)
    assert match.position.view(None).realms[seat] != match.at(entry).view(None).realms[seat]
    twin = Match.replay(EMPIRES, setup, match.journal)
    assert twin.position.view(None) == match.position.view(None)
