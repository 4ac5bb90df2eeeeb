"""Influence bids and the Wizards' Council. [RW-189 – RW-197, RW-359]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.bids import (
    PRIMARCH,
    Bid,
    BidRevealed,
    Disfavour,
    Favour,
    InfluenceBid,
    LowestNamed,
    TieDecided,
)
from feldzug.games.runewars.income import InfluenceGained
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.games.runewars.campaign import refused, told
from tests.games.runewars.seasons import begun, bid, in_season, turn_up
from tests.games.runewars.table import DAQAN, LATARI, UTHUK, WAIQAR


def bidding(card: str = "arson", **options: str) -> World:
    g = in_season("1c: stronghold of 0; 5a: stronghold of 1", (), **options)
    turn_up(g, card)
    return g


@pytest.mark.rule("RW-190", "RW-191")
def test_everybody_bids_in_secret_up_to_what_he_has() -> None:
    g = bidding()
    assert g.waiting() == (DAQAN, LATARI, WAIQAR, UTHUK)
    assert g.legal(DAQAN) == [Bid(n) for n in range(4)]
    assert refused(g, DAQAN, Bid(4)) == ("too-little-influence", "RW-190")
    g.apply(DAQAN, Bid(2))
    assert g.influence[DAQAN] == 3
    seen = g.progress(LATARI)[-1]
    assert getattr(seen, "steps", None) == {}


@pytest.mark.rule("RW-189")
def test_everybody_sees_how_much_influence_all_have() -> None:
    g = bidding()
    assert [player.influence for player in g.view(None).players] == [3, 3, 3, 3]


@pytest.mark.rule("RW-192")
def test_winners_and_losers_pay() -> None:
    g = bidding()
    events = bid(g, 3, 2, 0, 0)
    assert told(events, BidRevealed) == [
        BidRevealed(Seat(seat), amount) for seat, amount in enumerate((3, 2, 0, 0))
    ]
    assert g.influence == [0, 1, 3, 3]
    assert begun(g) == "AnswerSeasonCard"  # who is last does not matter here
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-193")
def test_the_primarch_decides_a_tie_whoever_is_tied() -> None:
    g = bidding()
    g.title_holder[PRIMARCH] = WAIQAR
    bid(g, 2, 2, 0, 1)
    assert g.legal(WAIQAR) == [Favour(DAQAN), Favour(LATARI)]
    events = g.apply(WAIQAR, Favour(LATARI))
    assert told(events, TieDecided) == [TieDecided(WAIQAR, LATARI)]
    assert g.waiting() == (LATARI,)


@pytest.mark.rule("RW-194")
def test_without_a_primarch_the_richest_of_the_tied_decides() -> None:
    g = bidding()
    g.influence[DAQAN] = 6
    bid(g, 2, 2, 0, 1)
    assert g.waiting() == (DAQAN,)
    g.apply(DAQAN, Favour(LATARI))  # not only for himself
    assert g.waiting() == (LATARI,)


@pytest.mark.rule("RW-194")
def test_with_equal_wealth_starting_influence_decides() -> None:
    g = bidding()
    bid(g, 2, 2, 1, 2)
    assert g.waiting() == (LATARI,)  # 4 against 3 of Daqan and 1 of Uthuk
    assert g.legal(LATARI) == [Favour(DAQAN), Favour(LATARI), Favour(UTHUK)]


@pytest.mark.rule("RW-194")
def test_if_so_agreed_the_richest_of_the_tied_wins_unasked() -> None:
    g = bidding(bid_tie="wins")
    g.influence[DAQAN] = 6
    bid(g, 2, 2, 0, 1)
    assert begun(g) == "AnswerSeasonCard"
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-193", "RW-194")
def test_a_primarch_is_asked_whatever_is_agreed_for_the_time_without_one() -> None:
    g = bidding(bid_tie="wins")
    g.title_holder[PRIMARCH] = WAIQAR
    bid(g, 2, 2, 0, 1)
    assert begun(g) == "DecideTie"
    assert g.waiting() == (WAIQAR,)


@pytest.mark.rule("RW-195")
def test_if_so_agreed_the_poorest_of_those_tied_for_the_last_place_has_it() -> None:
    g = bidding("power-for-the-pious", bid_tie="wins")
    g.influence[DAQAN] = 6
    bid(g, 1, 1, 2, 3)
    assert begun(g) == "AnswerSeasonCard"
    assert g.waiting() == (LATARI,)


@pytest.mark.rule("RW-195")
def test_all_zero_bids_are_a_tie() -> None:
    g = bidding()
    bid(g, 0, 0, 0, 0)
    assert g.waiting() == (LATARI,)  # most starting influence
    assert g.legal(LATARI) == [Favour(Seat(seat)) for seat in range(4)]


@pytest.mark.rule("RW-193", "RW-195")
def test_a_tie_for_the_last_place_is_decided_too() -> None:
    g = bidding("power-for-the-pious")
    g.title_holder[PRIMARCH] = UTHUK
    bid(g, 1, 1, 2, 3)
    assert g.legal(UTHUK) == [Disfavour(DAQAN), Disfavour(LATARI)]
    events = g.apply(UTHUK, Disfavour(LATARI))
    assert told(events, LowestNamed) == [LowestNamed(UTHUK, LATARI)]
    assert g.waiting() == (LATARI,)


@pytest.mark.rule("RW-359")
def test_the_only_one_who_bids_least_is_the_lowest_bidder() -> None:
    g = bidding("power-for-the-pious")
    bid(g, 2, 2, 2, 1)
    assert begun(g) == "AnswerSeasonCard"
    assert g.waiting() == (UTHUK,)


@pytest.mark.rule("RW-193")
def test_a_tie_for_the_second_place_is_decided_where_the_card_speaks_of_it() -> None:
    g = bidding("gift-of-the-council")
    bid(g, 3, 1, 1, 0)
    assert begun(g) == "DecideTie"
    g.apply(LATARI, Favour(WAIQAR))
    assert g.frame(InfluenceBid).top == (DAQAN, WAIQAR)


@pytest.mark.rule("RW-197", "RW-196")
def test_the_primarch_gains_influence_before_a_card_of_the_council() -> None:
    g = in_season()
    g.title_holder[PRIMARCH] = DAQAN
    events = turn_up(g, "council-of-seers")
    assert told(events, InfluenceGained) == [InfluenceGained(DAQAN, 1)]
    assert Bid(4) in g.legal(DAQAN)  # he can bid it


@pytest.mark.rule("RW-197", "RW-196")
def test_no_label_or_no_primarch_no_influence() -> None:
    g = in_season("1c: stronghold of 0; 5a: stronghold of 1")
    g.title_holder[PRIMARCH] = DAQAN
    turn_up(g, "arson")
    assert g.influence[DAQAN] == 3
    g = in_season()
    turn_up(g, "council-of-seers")
    assert g.influence == [3, 3, 3, 3]
